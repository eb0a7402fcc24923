/** How a hit of the lost note is judged. */

export type Verdict = 'perfect' | 'great' | 'miss';

/** Milliseconds of a run along the lane: four beats at 128 BPM, as the style sheet has it. */
const RUN_MS = 4 * 469;

/** Where along its run the note is on the line. */
export const ON_LINE = 0.75;

/** The widest distance in milliseconds of each verdict, as wide as the game's on the easiest chart. */
const WINDOWS = [
  ['perfect', 60],
  ['great', 130],
] as const;

/** The verdict of a press when the note has come this far along its run, from 0 to 1. */
export function verdictAt(progress: number): Verdict {
  const distance = Math.abs(progress - ON_LINE) * RUN_MS;
  return WINDOWS.find(([, widest]) => distance <= widest)?.[0] ?? 'miss';
}
