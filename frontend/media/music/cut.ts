/** The part of a song that is played in a browser: its second rise, its second drop, and what follows up to its end. */
import { STEPS_PER_BAR } from './score/chords';
import { songBars, stepSeconds } from './score/timeline';
import type { Song } from './score/types';

/** A stretch of whole bars. */
export interface Cut {
  readonly fromBar: number;
  readonly bars: number;
}

/** The section with which a song rises for the second time. */
const RISE = 'rise';
/** A cut lasts at most so many seconds; phrases are four bars long. */
const LONGEST = 50;
const PHRASE = 4;

/**
 * Where a song's cut begins and how long it is. The second drop, which is the best of the song, is in it, and it ends as the song does. It
 * begins with the rise before that drop; where it would last too long, with a later phrase of the rise.
 *
 * @throws Error when a song has no such rise, or lasts too long after it
 */
export function cutOf(song: Song): Cut {
  const { title, sections } = song;
  const at = sections.findIndex(({ name }) => name === RISE);
  const rise = sections[at];
  if (rise === undefined) throw new Error(`${title} has no ${RISE}`);
  const barsOf = (some: Song['sections']): number => some.reduce((sum, { bars }) => sum + bars, 0);
  const whole = barsOf(sections.slice(at));
  const longest = Math.floor(LONGEST / (STEPS_PER_BAR * stepSeconds(song)) / PHRASE) * PHRASE;
  const bars = Math.min(whole, longest);
  if (bars < whole - rise.bars + PHRASE)
    throw new Error(`${title} leaves no phrase of its ${RISE}`);
  return { fromBar: songBars(song) - bars, bars };
}
