/** What a run is worth: points and grades. */
import { JUDGEMENTS, PERFECT, worthOf } from './judgement';
import type { Run } from './run';

/** What a stray press takes back, in tenths of a note: two PERFECTs. One is too little where a chart has many chords. */
const STRAY_WORTH = 20;

/** Points that accuracy gives at most, and those that the longest combo gives. */
const ACCURACY_POINTS = 930_000;
const COMBO_POINTS = 70_000;
/** Accuracy's points that are rounded by themselves, so that a faultless play counts up as the videos of the game show it. */
const ROUNDED_ALONE = 900_000;

/**
 * Points of a run: a million when every note and release is PERFECT and no press is stray.
 * docs/decisions/0185-a-press-beside-the-notes-costs.md has what that does to who presses every lane in time.
 */
export function scoreOf({ counts, parts, strays, lost, longestCombo }: Run): number {
  if (parts === 0) return 0;
  const whole = worthOf(PERFECT);
  let given = 0;
  for (let at = 0; at < JUDGEMENTS.length; at++) given += worthOf(at) * (counts[at] ?? 0);
  const kept = Math.max(0, given - lost - strays * STRAY_WORTH);
  const most = parts * whole;
  const rest = ACCURACY_POINTS - ROUNDED_ALONE;
  const combo = COMBO_POINTS * longestCombo * whole;
  return Math.floor((ROUNDED_ALONE * kept) / most) + Math.floor((rest * kept + combo) / most);
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
