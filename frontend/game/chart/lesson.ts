/** The tutorial as a chart of its own: see, hear, press. */
import type { SongCharts } from '../types';
import { type Strike, timeOfStep } from './chart';

/** Slow enough to follow every note. */
const BPM = 100;
const STEPS_PER_BEAT = 4;

/** Beats of the notes of each step, from the start; those of the last step are the visitor's. */
const SEE = [4, 6, 8, 10];
const HEAR = [12, 13, 14, 15, 16, 17, 18, 19];
const PRESS = [22, 24, 26, 27, 28, 29, 30, 31];
/** Both lanes at once: the collision, at the very end. */
const BOTH = [32, 34];

const beats: readonly number[] = [...SEE, ...HEAR, ...PRESS, ...BOTH];
const strikes: readonly Strike[] = beats.map((beat, i) => ({
  step: beat * STEPS_PER_BEAT,
  lanes: BOTH.includes(beat) ? 3 : 1 << (i % 2),
}));
const numbers = strikes.flatMap(({ step, lanes }, i) => [
  step - (strikes[i - 1]?.step ?? 0),
  lanes,
]);
const alike = { easy: numbers, normal: numbers, hard: numbers, expert: numbers, master: numbers };

/** What the tutorial plays: two lanes, whatever is chosen for songs. */
export const LESSON: SongCharts = {
  song: 'song01',
  title: 'TUTORIAL',
  bpm: BPM,
  swing: 0,
  bars: 9,
  charts: { light: alike, hard: alike },
};

/** The places of the notes with which the second and the third step begin. */
export const LESSON_STEPS: readonly number[] = [SEE.length, SEE.length + HEAR.length];

/** Up to here, in milliseconds, notes press themselves. */
export const LESSON_SHOWN = timeOfStep(LESSON, (PRESS[0] ?? 0) * STEPS_PER_BEAT) - 1;

/** Notes that the visitor presses. */
export const LESSON_NOTES = PRESS.length + 2 * BOTH.length;
