/** Which strikes are held: tones that the tune sustains, where hands are free for them. */
import { STEPS_PER_BAR } from '../music/score/chords';
import { twinsOf } from './alike';
import type { Rules } from './levels';
import type { Salience } from './salience';

/** A sixteenth that is struck, and for how many sixteenths it is held; 0 without a hold. */
export interface Strike extends Salience {
  readonly length: number;
}

/** The even sixteenth that is next: where a song swings, an odd one comes late. */
export const evenly = (step: number): number => step + (step % 2);

/**
 * For how many sixteenths a strike can be held, so that what follows is played by the other hand: up to the strike that comes too
 * soon for it, or up to the next hold. The highest level lets the hand that holds help.
 */
function lengthOf(
  strikes: readonly Salience[],
  index: number,
  next: number,
  { lanes, level, stepMilliseconds }: Rules,
): number {
  const { step: start, sustain = 0 } = strikes[index] ?? { step: 0 };
  const gap = lanes === 2 ? level.laneGap : Math.min(level.handGap, level.gap);
  const pause = Math.ceil(level.laneGap / stepMilliseconds - 1e-6);
  const before = (step: number): number => step - pause - (Math.abs(step - pause) % 2);
  let end = Math.min(start + sustain, before(next));
  let last = -Infinity;
  for (const { step } of strikes.slice(index + 1)) {
    if (step >= evenly(end) + pause) break;
    if ((step - last) * stepMilliseconds < gap) end = Math.min(end, before(step));
    last = step;
  }
  return (end - start) * stepMilliseconds >= level.sustain - 1e-6 ? end - start : 0;
}

/** The strikes of a chart with the holds of its level: the longest tones of each bar, one after the other, the same in bars that are the same. */
export function withHolds(strikes: readonly Salience[], rules: Rules): readonly Strike[] {
  const { level, stepMilliseconds } = rules;
  const held = new Map<number, number>();
  const twins = twinsOf(strikes);
  const barOf = (step: number): number => Math.floor(step / STEPS_PER_BAR);
  const isDue = (step: number): boolean => {
    const steps = [...held.keys()];
    const isWithin = steps.some((one) => one < step && step < one + (held.get(one) ?? 0));
    const count = steps.filter((one) => barOf(one) === barOf(step)).length;
    return !isWithin && count < level.holdsPerBar;
  };
  const longest = strikes
    .map(({ step, sustain = 0 }, index) => ({ step, sustain, index }))
    .filter(({ sustain }) => sustain * stepMilliseconds >= level.sustain)
    .sort((a, b) => b.sustain - a.sustain || a.step - b.step);
  for (const { step, index } of longest) {
    if (held.has(step)) continue;
    const same = (twins[index] ?? [index]).map((at) => ({ at, step: strikes[at]?.step ?? step }));
    if (!same.every((one) => isDue(one.step))) continue;
    const steps = [...held.keys(), ...same.map((one) => one.step)];
    const lengths = same.map((one) => {
      const next = Math.min(1e6, ...steps.filter((other) => other > one.step));
      return lengthOf(strikes, one.at, next, rules);
    });
    const length = Math.min(...lengths);
    if (length > 0) for (const one of same) held.set(one.step, length);
  }
  return strikes.map((strike) => ({ ...strike, length: held.get(strike.step) ?? 0 }));
}

/** A hold that is shorter feels like a note, in milliseconds. */
const SHORTEST = 250;
/** How long a tone is that is held where too few are longer, in parts of what the level says: the first that gives enough. */
const PARTS = [1, 0.9, 0.8, 0.7, 0.6];

/** The strikes of a chart with so many holds as its level has at least. */
export function withEnoughHolds(strikes: readonly Salience[], rules: Rules): readonly Strike[] {
  const { level } = rules;
  for (const part of PARTS) {
    const sustain = Math.max(SHORTEST, level.sustain * part);
    const held = withHolds(strikes, { ...rules, level: { ...level, sustain } });
    if (held.filter(({ length }) => length > 0).length >= level.holds) return held;
  }
  return withHolds(strikes, rules);
}
