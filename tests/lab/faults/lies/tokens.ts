/** The token is not what it should be, when the platform takes the one before no more. */
import { body, LONG, status, UNUSABLE, type Lie } from './lie';

/** A response with a token, some of it in another way. */
const token = (other: object) =>
  body(
    JSON.stringify({
      access_token: 'b',
      refresh_token: 'r',
      expires_in: 3600,
      token_type: 'Bearer',
      ...other,
    }),
  );

const REFUSED = /Unauthorized/u;

const kinds: readonly Omit<Lie, 'about'>[] = [
  { name: 'no token but status 500', tell: status(500), warns: /status 500/u },
  { name: 'a token in HTML', tell: body('<html>'), warns: UNUSABLE },
  { name: 'no token', tell: token({ access_token: undefined }), warns: UNUSABLE },
  { name: 'a token that is null', tell: token({ access_token: null }), warns: UNUSABLE },
  { name: 'an empty token', tell: token({ access_token: '' }), warns: REFUSED },
  { name: 'a token that is refused', tell: token({}), warns: REFUSED },
  { name: 'a token that has expired', tell: token({ expires_in: -1e9 }), warns: REFUSED },
  {
    name: 'a token that expires one day',
    tell: token({ expires_in: 'soon' }),
    warns: /not a number/u,
  },
  {
    name: 'a token of a megabyte',
    tell: token({ access_token: LONG }),
    warns: /cannot stand in a header/u,
  },
  {
    name: 'a token of two lines',
    tell: token({ access_token: 'a\r\nb' }),
    warns: /cannot stand in a header/u,
  },
  {
    name: 'a token from another host',
    tell: status(307, { location: 'https://evil.example/oauth2/token' }),
    warns: /redirect to another host/u,
  },
];

export const TOKEN_LIES: readonly Lie[] = kinds.map((kind) => ({ ...kind, about: 'token' }));
