import { expect, it } from 'vitest';

import { SONG_NAMES } from '../chart/songs';
import { pairOfDay, songOfDay } from './daily';
import { pairName } from './pair';

/** What the first ten of them have: a link between friends, "today's song", is the same on both ends. */
const FIRST = [3, 5, 4, 2, 1, 2, 3, 4, 5, 1].map((song) => `song0${String(song)}`);

const DAYS = Array.from({ length: 2000 }, (_, day) => 20_000 + day);

it('gives everybody the same song on a day, and another one on the next', () => {
  expect(DAYS.slice(0, 10).map(songOfDay)).toEqual(FIRST);
  for (const day of DAYS) expect(songOfDay(day)).not.toBe(songOfDay(day + 1));
});

it('gives each song and each pair a turn in as many days as there are', () => {
  for (let day = 20_000; day < 20_400; day += SONG_NAMES.length) {
    const songs = SONG_NAMES.map((_, at) => songOfDay(day + at));
    expect(songs.toSorted()).toEqual([...SONG_NAMES]);
  }
  const count = SONG_NAMES.length * (SONG_NAMES.length - 1);
  const pairs = Array.from({ length: count }, (_, at) => pairName(pairOfDay(20_000 + at)));
  expect(new Set(pairs).size).toBe(count);
});

it('pairs no song with itself, nor a pair with the next day', () => {
  for (const day of DAYS) {
    const { a, b } = pairOfDay(day);
    expect(a).not.toBe(b);
    expect(pairOfDay(day + 1)).not.toEqual({ a, b });
  }
});

it('bears days before 1970', () => {
  expect(SONG_NAMES).toContain(songOfDay(-3));
});
