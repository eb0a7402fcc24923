/** What the program itself fixes of the site. Addresses and videos are the company's: see `Company` in `contract/`. */

/** The stores of an album, in the order in which they are shown. */
export const STORE_IDS = ['bandcamp', 'streaming', 'tanoc', 'diverse'] as const;

/** What the game's stores are called, by the hosts of their addresses. */
const STORE_NAMES: Readonly<Record<string, string>> = {
  'store.steampowered.com': 'Steam',
};

/** Albums in the order of the texts in `home.music.albums`; a new one has the badge "now on sale". */
export const ALBUMS = [
  { id: 'genesis02', isNew: true },
  { id: 'genesis01', isNew: false },
] as const;
export type AlbumId = (typeof ALBUMS)[number]['id'];

/** The name of the store at an address: its own, or its host where that is not known. */
export function storeName(url: string): string {
  const host = url.split('/')[2] ?? '';
  return STORE_NAMES[host] ?? host;
}
