/** The tutorial as a chart of its own: see, hear, press. */
import type { SongCharts } from '../types';
import { type Strike, strikeNumber, timeOfStep } from './chart';

/** Slow enough to follow every note. */
const BPM = 100;
const STEPS_PER_BEAT = 4;

/** Beats of the notes of each step, from the start; those of the last step are the visitor's. */
const SEE = [4, 6, 8, 10];
const HEAR = [12, 13, 14, 15, 16, 17, 18, 19];
const PRESS = [22, 24, 26, 27, 28, 29, 30, 31];
/** Both lanes at once: the collision. */
const BOTH = [32, 34];
/** A note that is held, and for how many beats: at the very end, after time to read what is said of it. */
const HOLD = 38;
const HELD = 3;

const beats: readonly number[] = [...SEE, ...HEAR, ...PRESS, ...BOTH];
const strikes: readonly Strike[] = [
  ...beats.map((beat, i) => ({
    step: beat * STEPS_PER_BEAT,
    lanes: BOTH.includes(beat) ? 3 : 1 << (i % 2),
    held: 0,
    length: 0,
  })),
  { step: HOLD * STEPS_PER_BEAT, lanes: 1, held: 1, length: HELD * STEPS_PER_BEAT },
];
const numbers = strikes.flatMap((strike, i) => [
  strike.step - (strikes[i - 1]?.step ?? 0),
  strikeNumber(strike),
]);
const alike = <T>(one: T) => ({ easy: one, normal: one, hard: one, expert: one, master: one });

/** What the tutorial plays: two lanes, whatever is chosen for songs. */
export const LESSON: SongCharts = {
  song: 'song01',
  title: 'TUTORIAL',
  bpm: BPM,
  swing: 0,
  bars: 11,
  levels: { light: alike(1), hard: alike(1) },
  charts: { light: alike(numbers), hard: alike(numbers) },
};

/** The places of the notes with which the second step, the third and the hold begin. */
export const LESSON_STEPS: readonly number[] = [
  SEE.length,
  SEE.length + HEAR.length,
  SEE.length + HEAR.length + PRESS.length + 2 * BOTH.length,
];

/** Up to here, in milliseconds, notes press themselves. */
export const LESSON_SHOWN = timeOfStep(LESSON, (PRESS[0] ?? 0) * STEPS_PER_BEAT) - 1;

/** Notes that the visitor presses. */
export const LESSON_NOTES = PRESS.length + 2 * BOTH.length + 1;
