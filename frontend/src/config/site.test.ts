import { describe, expect, it } from 'vitest';

import { ALBUMS, EMAIL, GAME_FILMS, GAME_STORE_URL, SOCIAL, STORE_IDS, filmUrl } from './site';

const addresses = [
  GAME_STORE_URL,
  ...SOCIAL.map(({ url }) => url),
  ...ALBUMS.flatMap(({ stores }) => STORE_IDS.map((store) => stores[store])),
];
const films = [
  ...ALBUMS.map(({ film }) => film),
  ...GAME_FILMS.freePlay,
  ...GAME_FILMS.mashUp,
  GAME_FILMS.tutorial,
  GAME_FILMS.tutorialKorean,
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

  it('has an id of eleven signs for every film, or none', () => {
    for (const { youtubeId } of films) expect(youtubeId ?? 'unknown-yet').toMatch(/^[\w-]{11}$/u);
  });

  it('finds a film by its id', () => {
    expect(filmUrl('abcdefghijk')).toBe('https://www.youtube.com/watch?v=abcdefghijk');
  });
});
