/** What a run is worth: points and grades. */
import { GOOD, GREAT, PERFECT } from './judgement';
import type { Run } from './run';

/**
 * What a judgement is worth, in tenths of a note. A GOOD is worth little, because a player who presses every lane four times a
 * second gets many: docs/decisions/0054-judgement-of-the-nearest-note.md has the figures.
 */
const WORTH = { [PERFECT]: 10, [GREAT]: 6, [GOOD]: 1 } as const;
/** Points that accuracy gives at most, and those that the longest combo gives. */
const ACCURACY_POINTS = 900_000;
const COMBO_POINTS = 100_000;

/** Points of a run: a million when every note and release is PERFECT. */
export function scoreOf(run: Run): number {
  const { parts } = run;
  if (parts === 0) return 0;
  const worth =
    (run.counts[PERFECT] ?? 0) * WORTH[PERFECT] +
    (run.counts[GREAT] ?? 0) * WORTH[GREAT] +
    (run.counts[GOOD] ?? 0) * WORTH[GOOD];
  const accuracy = Math.floor((ACCURACY_POINTS * worth) / (parts * WORTH[PERFECT]));
  return accuracy + Math.floor((COMBO_POINTS * run.longestCombo) / parts);
}

/** Grades with the points from which on they are given. */
const GRADES = [
  ['S+', 980_000],
  ['S', 930_000],
  ['A', 850_000],
  ['B', 720_000],
  ['C', 550_000],
  ['D', 400_000],
] as const;

/** The grade of a score. */
export function gradeOf(score: number): string {
  return GRADES.find(([, from]) => score >= from)?.[0] ?? 'E';
}
