/** How near a press must be to its note. */

/** Milliseconds on either side of a note; docs/decisions/0036-play-engine-and-timing.md compares them with other games. */
export const WINDOWS = { perfect: 25, great: 50, good: 100 } as const;

/** Milliseconds on either side of a hold's end: letting go is less exact than pressing, so twice as many. */
export const RELEASE = {
  perfect: 2 * WINDOWS.perfect,
  great: 2 * WINDOWS.great,
  good: 2 * WINDOWS.good,
} as const;

/** Milliseconds before the end of a hold from which on it is let go in time: at half of it no hold, however short, has been held. */
export function earliestRelease(length: number): number {
  return Math.min(RELEASE.good, Math.floor(length / 3));
}

/** Up to so many milliseconds early a press spends its note, as a MISS: who presses without looking hits nothing. */
export const EARLIEST = 150;

/** What a note is judged, from best to worst. */
export const JUDGEMENTS = ['perfect', 'great', 'good', 'miss'] as const;

/** Places of judgements in `JUDGEMENTS`, for tables of numbers. */
export const PERFECT = 0;
export const GREAT = 1;
export const GOOD = 2;
export const MISS = 3;

/**
 * What a judgement is worth, in tenths of a note. A GOOD is worth little, because a player who presses every lane four times a
 * second gets many: docs/decisions/0054-judgement-of-the-nearest-note.md has the figures.
 */
const WORTH: readonly number[] = [10, 6, 1, 0];

/** What a judgement is worth, in tenths of a note. */
export function worthOf(judgement: number): number {
  return WORTH[judgement] ?? 0;
}

/** The judgement of a press so many milliseconds away from its note, as its place in `JUDGEMENTS`. */
export function judge(offset: number): number {
  const distance = Math.abs(offset);
  if (distance <= WINDOWS.perfect) return PERFECT;
  if (distance <= WINDOWS.great) return GREAT;
  return distance <= WINDOWS.good ? GOOD : MISS;
}

/** The judgement of a release so many milliseconds away from the end of its hold. */
export function judgeRelease(offset: number): number {
  return judge(offset / 2);
}
