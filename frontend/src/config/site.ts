/** Everything that points out of the site: addresses, stores, hashtags and films. */

/** The company's mailboxes. */
export const EMAIL = {
  recruit: 'recruit@axtorm.com',
  support: 'support@axtorm.com',
} as const;

export const HASHTAGS = ['#MASHVP', '#AXTORM'] as const;

/** Where the company and its players meet, by the name that the footer shows. */
export const SOCIAL = [
  { name: 'X #MASHVP', url: 'https://x.com/hashtag/MASHVP' },
  { name: 'X #AXTORM', url: 'https://x.com/hashtag/AXTORM' },
  { name: 'YouTube', url: 'https://www.youtube.com/results?search_query=AXTORM' },
] as const;

/** The stores of an album, in the order in which they are shown. */
export const STORE_IDS = ['bandcamp', 'streaming', 'tanoc', 'diverse'] as const;
type StoreId = (typeof STORE_IDS)[number];

/** A film on YouTube. While its id is not known the site plays its own clip. */
export interface Film {
  readonly youtubeId: string | null;
}

export interface Album {
  readonly id: 'genesis02' | 'genesis01';
  /** Marked as on sale now. */
  readonly isNew: boolean;
  readonly stores: Readonly<Record<StoreId, string>>;
  readonly film: Film;
}

/** Albums in the order of the texts in `home.music.albums`. */
export const ALBUMS: readonly Album[] = [
  {
    id: 'genesis02',
    isNew: true,
    stores: albumStores('GENESiS RE:BUiLD 02'),
    film: { youtubeId: null },
  },
  {
    id: 'genesis01',
    isNew: false,
    stores: albumStores('GENESiS RE:BUiLD 01'),
    film: { youtubeId: null },
  },
];

/** Films of the game page. The Korean tutorial is a film of its own. */
export const GAME_FILMS = {
  freePlay: [{ youtubeId: null }, { youtubeId: null }],
  tutorial: { youtubeId: null },
  tutorialKorean: { youtubeId: null },
  mashUp: [{ youtubeId: null }, { youtubeId: null }],
} as const satisfies Record<string, Film | readonly Film[]>;

/** The game's page in the store. */
export const GAME_STORE_URL = 'https://store.steampowered.com/search/?term=MASH+VP';

/** The store's names of the languages that its link carries. */
export const GAME_STORE_LANGUAGES = { jp: 'japanese', kr: 'koreana' } as const;

/** Where a film is watched on its own site. */
export function filmUrl(youtubeId: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(youtubeId)}`;
}

function albumStores(title: string): Record<StoreId, string> {
  const query = encodeURIComponent(title);
  return {
    bandcamp: `https://bandcamp.com/search?q=${query}`,
    streaming: `https://open.spotify.com/search/${query}`,
    tanoc: 'https://www.tanocstore.net/',
    diverse: 'https://www.diverse.direct/',
  };
}
