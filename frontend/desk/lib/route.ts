/** The desk's addresses. They are fragments, so that the service serves one document and never sees what a link proves. */

/** What the page shows. */
export type Route =
  | { readonly screen: 'list' }
  | { readonly screen: 'position'; readonly id: string }
  | { readonly screen: 'account' };

/** Reads a fragment; one that names nothing is the list. */
export function routeOf(hash: string): Route {
  const [name = '', value = ''] = hash.replace(/^#\/?/u, '').split(/\/(.*)/su);
  if (name === 'position' && value !== '') return { screen: 'position', id: decoded(value) };
  if (name === 'account') return { screen: 'account' };
  return { screen: 'list' };
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
    case 'account':
      return '#/account';
    case 'list':
      return '#/';
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
