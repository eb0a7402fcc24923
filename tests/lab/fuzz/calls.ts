/** Calls of the content service: every path, bodies that are nearly right, every kind of credentials. */
import { body, COLLECTIONS, fields, IDS } from './bodies';
import type { Chance } from './chance';
import type { Credentials } from './credentials';
import { jsonRequest, type Sent } from './requests';

const PREFIXES = ['/wix-data', '/_api/cloud-data', '/_api/data', ''];

const READS = [
  ...['query', 'count', 'aggregate', 'query-distinct-values', 'query-referenced'],
  ...['is-referenced'],
].map((name) => `/v2/items/${name}`);

const WRITES = [
  ...['', '/save', '/update', '/remove', '/truncate'],
  ...['/insert-reference', '/remove-reference', '/replace-references'],
].map((name) => `/v2/items${name}`);

const BULK = [
  ...['insert', 'save', 'update', 'remove', 'insert-references', 'remove-references'],
].map((name) => `/v2/bulk/items/${name}`);

const MEMBERS = [
  ...[
    '/iam/authentication/v1/login',
    '/iam/authentication/v2/login',
    '/iam/authentication/v2/register',
  ],
  ...['/iam/authentication/v1/state/proceed', '/iam/authentication/v1/sso/login-with-token-params'],
  ...[
    '/iam/authentication/v2/sign-on',
    '/iam/authentication/v2/change-password',
    '/iam/recovery/v1/send-email',
  ],
  ...['/iam/recovery/v1/recover', '/iam/verification/v1/start', '/iam/verification/v1/auth/verify'],
  ...['/headless/v1/redirect-session'],
];

const GRAPHQL = [
  '{__typename}',
  '{__schema{types{name}}}',
  '{songs{items{_id}}}',
  'query($a:Int){a(b:$a)}',
  '{a{a{a{a{a}}}}}',
  'mutation{x}',
  '{',
];

/** A path, sometimes nearly one. */
function path(chance: Chance): string {
  if (chance.percent(3)) return chance.one(MEMBERS);
  if (chance.percent(4)) return '/oauth2/token';
  if (chance.percent(4))
    return `/v2/items/${encodeURIComponent(chance.one(IDS))}?dataCollectionId=${encodeURIComponent(chance.one(COLLECTIONS))}`;
  const paths = chance.one([
    READS,
    READS,
    WRITES,
    BULK,
    ['/v2/items/search', '/graphql/v1', '/graphql', '/'],
  ]);
  const whole = chance.one(PREFIXES) + chance.one(paths);
  return chance.percent(90) ? whole : chance.changed(whole).replaceAll(/[\s\r\n]/gu, '');
}

/** Kinds of credentials that open something. */
const OPENING = ['key', 'visitor', 'member', 'member and key'];

/** A call of the content service, and the kind of its credentials. */
export function contentCall(
  chance: Chance,
  credentials: Credentials,
): Sent & { readonly kind: string } {
  // Half of the calls get past the door.
  const kind = chance.one(chance.percent(50) ? OPENING : Object.keys(credentials));
  const credential = credentials[kind];
  const headers = credential === undefined ? [] : [`authorization: ${credential}`];
  const method = chance.percent(80)
    ? 'POST'
    : chance.one(['GET', 'GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);
  const target = path(chance);
  const input = target.startsWith('/graphql')
    ? { query: chance.one(GRAPHQL), variables: fields(chance) }
    : body(chance);
  const text = JSON.stringify(input);
  if (method === 'GET') {
    const encoded = Buffer.from(text).toString('base64url');
    const query = chance.percent(50)
      ? `.r=${encoded}`
      : `dataCollectionId=Songs&filter.n.$gt=${chance.text()}`;
    return {
      ...jsonRequest(
        'GET',
        `${target}${target.includes('?') ? '&' : '?'}${query.replaceAll(/\s/gu, '')}`,
        headers,
        '',
      ),
      kind,
    };
  }
  return {
    ...jsonRequest(method, target, headers, chance.percent(93) ? text : chance.changed(text)),
    kind,
  };
}
