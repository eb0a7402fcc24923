/** The part of a song that is played in a browser: from its build on, as many bars as a minute's attention holds. */
import { STEPS_PER_BAR } from './score/chords';
import { songBars, stepSeconds } from './score/timeline';
import type { Song } from './score/types';

/** A stretch of whole bars. */
export interface Cut {
  readonly fromBar: number;
  readonly bars: number;
}

/** A cut lasts at most so many seconds; phrases are four bars long. */
const LONGEST = 46;
const PHRASE = 4;

/** Where a song's cut begins and how long it is. It begins with the build, so that the drop is in it. */
export function cutOf(song: Song): Cut {
  const names = song.sections.map(({ name }) => name);
  const build = names.indexOf('build');
  if (build < 0) throw new Error(`${song.title} has no build`);
  const fromBar = song.sections.slice(0, build).reduce((sum, { bars }) => sum + bars, 0);
  const fitting = Math.floor(LONGEST / (STEPS_PER_BAR * stepSeconds(song)));
  const bars = Math.min(fitting, songBars(song) - fromBar);
  return { fromBar, bars: bars - (bars % PHRASE) };
}
