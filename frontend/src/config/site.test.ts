import { describe, expect, it } from 'vitest';

import { ALBUMS, EMAIL, GAME_VIDEOS, GAME_STORE_URL, SOCIAL, STORE_IDS, videoUrl } from './site';

const addresses = [
  GAME_STORE_URL,
  ...SOCIAL.map(({ url }) => url),
  ...ALBUMS.flatMap(({ stores }) => STORE_IDS.map((store) => stores[store])),
];
const videos = [
  ...ALBUMS.map(({ video }) => video),
  ...GAME_VIDEOS.freePlay,
  ...GAME_VIDEOS.mashUp,
  GAME_VIDEOS.tutorial,
  GAME_VIDEOS.tutorialKorean,
];

describe('what points out of the site', () => {
  it.each(addresses)('%s is a complete and safe address', (address) => {
    expect(new URL(address).protocol).toBe('https:');
  });

  it.each(Object.values(EMAIL))('%s is a mailbox', (address) => {
    expect(address).toMatch(/^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/u);
  });

  it('names four stores for each of the two albums', () => {
    expect(ALBUMS.map(({ stores }) => Object.keys(stores).length)).toEqual([4, 4]);
  });

  it('has an id of eleven signs for every video, or none', () => {
    for (const { youtubeId } of videos) expect(youtubeId ?? 'unknown-yet').toMatch(/^[\w-]{11}$/u);
  });

  it('finds a video by its id', () => {
    expect(videoUrl('abcdefghijk')).toBe('https://www.youtube.com/watch?v=abcdefghijk');
  });
});
