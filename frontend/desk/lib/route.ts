/** The desk's addresses. They are fragments, so that the service serves one document and never sees what a link proves. */

/** Screens that are by themselves at their address, which has their name. */
const SIMPLE = ['account', 'counts', 'import', 'order', 'templates', 'trash'] as const;

/** A screen of which there is one. */
type SimpleScreen = (typeof SIMPLE)[number];

/** What the page shows. */
export type Route =
  | { readonly screen: 'list' }
  | { readonly screen: 'position'; readonly id: string }
  | { readonly screen: SimpleScreen }
  | { readonly screen: OwnerScreenName };

/** The screens of owners, in the order of their menu. */
export const OWNER_SCREENS = [
  'users',
  'keys',
  'webhooks',
  'members',
  'facts',
  'backup',
  'audit',
] as const;

/** A screen of owners. */
export type OwnerScreenName = (typeof OWNER_SCREENS)[number];

/** The screen of owners that a route shows, if it shows one. */
export const ownerScreenOf = ({ screen }: Route): OwnerScreenName | undefined =>
  OWNER_SCREENS.find((each) => each === screen);

/** Reads a fragment; one that names nothing is the list. */
export function routeOf(hash: string): Route {
  const [name = '', value = ''] = hash.replace(/^#\/?/u, '').split(/\/(.*)/su);
  if (name === 'position' && value !== '') return { screen: 'position', id: decoded(value) };
  const names = [...SIMPLE, ...OWNER_SCREENS];
  return { screen: names.find((screen) => screen === name) ?? 'list' };
}

/** What a one-time link proves: the fragment of the address that ends in `/link`; `null` for every other address. */
export function linkOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null {
  const link = hash.slice(1);
  return pathname.endsWith('/link') && link !== '' ? link : null;
}

/** The fragment of a route. */
export function hashOf(route: Route): string {
  switch (route.screen) {
    case 'position':
      return `#/position/${encodeURIComponent(route.id)}`;
    case 'list':
      return '#/';
    default:
      return `#/${route.screen}`;
  }
}

/** A part of an address as it was before it was encoded; as it stands where it was not. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
