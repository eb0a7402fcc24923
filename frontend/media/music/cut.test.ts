import { expect, it } from 'vitest';

import { cutOf } from './cut';
import type { Song } from './score/types';
import { SONGS } from './songs/index';

/** A song of other sections, of so many bars each. */
function songOf(...sections: readonly (readonly [name: string, bars: number])[]): Song {
  const [song] = SONGS;
  if (song === undefined) throw new Error('there are no songs');
  const made = sections.map(([name, bars]) => ({ name, bars, chords: 'C' }));
  // Bars of two seconds.
  return { ...song, bpm: 120, sections: made };
}

it('a cut begins with the second rise and ends with the song', () => {
  const song = songOf(['build', 4], ['drop', 16], ['rise', 4], ['peak', 16], ['outro', 4]);
  expect(cutOf(song)).toEqual({ fromBar: 20, bars: 24 });
});

it('a cut that would be longer than fifty seconds begins with a later phrase of the rise', () => {
  const song = songOf(['build', 4], ['drop', 16], ['rise', 8], ['peak', 16], ['outro', 4]);
  expect(cutOf(song)).toEqual({ fromBar: 24, bars: 24 });
});

it('a cut never begins in the drop', () => {
  const song = songOf(['drop', 16], ['rise', 4], ['peak', 16], ['outro', 8]);
  expect(() => cutOf(song)).toThrow('leaves no phrase of its rise');
});

it('a song without a second rise has no cut', () => {
  expect(() => cutOf(songOf(['build', 4], ['drop', 16]))).toThrow('has no rise');
});
