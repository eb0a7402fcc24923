/** Everything outside of the site: addresses, stores, hashtags and videos. */

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

/** A video on YouTube. While the id is null, the site plays its own clip. */
export interface Video {
  readonly youtubeId: string | null;
}

export interface Album {
  readonly id: 'genesis02' | 'genesis01';
  /** Shows the badge "now on sale". */
  readonly isNew: boolean;
  readonly stores: Readonly<Record<StoreId, string>>;
  readonly video: Video;
}

/** Albums in the order of the texts in `home.music.albums`. */
export const ALBUMS: readonly Album[] = [
  {
    id: 'genesis02',
    isNew: true,
    stores: albumStores('GENESiS RE:BUiLD 02'),
    video: { youtubeId: null },
  },
  {
    id: 'genesis01',
    isNew: false,
    stores: albumStores('GENESiS RE:BUiLD 01'),
    video: { youtubeId: null },
  },
];

/** Videos of the game page. The Korean tutorial has its own video. */
export const GAME_VIDEOS = {
  freePlay: [{ youtubeId: null }, { youtubeId: null }],
  tutorial: { youtubeId: null },
  tutorialKorean: { youtubeId: null },
  mashUp: [{ youtubeId: null }, { youtubeId: null }],
} as const satisfies Record<string, Video | readonly Video[]>;

/** The game's page in the store. */
export const GAME_STORE_URL = 'https://store.steampowered.com/search/?term=MASH+VP';

/** The store's names of the languages that its link carries. */
export const GAME_STORE_LANGUAGES = { jp: 'japanese', kr: 'koreana' } as const;

/** The page of a video on YouTube. */
export function videoUrl(youtubeId: string): string {
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
