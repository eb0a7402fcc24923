/** Bars of the same music, made the same: what is heard in one of them and not in the others is charted in none. */
import { STEPS_PER_BAR } from '../music/score/chords';
import type { Salience } from './salience';

type Bar = readonly Salience[];

/** The bars of sixteenths. */
export function barsIn(steps: readonly Salience[]): readonly Bar[] {
  const count = Math.ceil(steps.length / STEPS_PER_BAR);
  return Array.from({ length: count }, (_, bar) =>
    steps.slice(bar * STEPS_PER_BAR, (bar + 1) * STEPS_PER_BAR),
  );
}

/** What a bar is known by: its tune, in whatever key, and whether the beat goes with it; without a tune, what is struck. */
function musicOf(bar: Bar): string {
  const beat = bar.some(({ hasKick }) => hasKick === true) ? 'with the beat' : 'alone';
  const ground = bar.find(({ tone }) => tone !== undefined)?.tone?.pitch;
  const struck = bar.flatMap(({ strength, tone }, step) => {
    if (ground === undefined) return strength > 0 ? [String(step)] : [];
    return tone ? [[step, tone.pitch - ground, tone.length].join(':')] : [];
  });
  return [beat, ...struck].join(' ');
}

/** What has the same text, in the order in which it comes first. */
function grouped<T>(all: readonly T[], textOf: (one: T) => string): readonly (readonly T[])[] {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const text = textOf(one);
    groups.set(text, [...(groups.get(text) ?? []), one]);
  }
  return [...groups.values()];
}

/** The numbers of bars that have the same text. */
const groupsBy = (
  bars: readonly Bar[],
  textOf: (bar: Bar) => string,
): readonly (readonly number[])[] =>
  grouped([...bars.keys()], (number) => textOf(bars[number] ?? []));

const heardIn = (bar: Bar): string =>
  JSON.stringify(bar.map(({ step, ...heard }) => ({ ...heard, place: step % STEPS_PER_BAR })));

/** The numbers of bars in which the same is heard. */
export function sameBars(steps: readonly Salience[]): readonly (readonly number[])[] {
  return groupsBy(barsIn(steps), heardIn);
}

/** For each strike the numbers of those that are it in the bars in which the same is struck; its own is among them. */
export function twinsOf(strikes: readonly Salience[]): readonly (readonly number[])[] {
  const bars = grouped([...strikes.keys()], (number) =>
    String(Math.floor((strikes[number]?.step ?? 0) / STEPS_PER_BAR)),
  );
  const twins: (readonly number[])[] = [];
  for (const same of grouped(bars, (bar) => heardIn(bar.flatMap((one) => strikes[one] ?? [])))) {
    same[0]?.forEach((_, place) => {
      const all = same.flatMap((numbers) => numbers[place] ?? []);
      for (const number of all) twins[number] = all;
    });
  }
  return twins;
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** What is heard at the same place of every one of some bars. */
function common(same: readonly Salience[]): Omit<Salience, 'step'> {
  const strengths = same.map(({ strength }) => strength);
  const [first] = same;
  if (first === undefined || strengths.includes(0)) return { strength: 0, low: 0 };
  const lows = same.map(({ low }) => low);
  const sustains = same.map(({ sustain }) => sustain ?? 0);
  const hasPitch = same.every(({ pitch }) => pitch !== undefined);
  return {
    strength: mean(strengths),
    low: lows.includes(0) ? 0 : mean(lows),
    ...(hasPitch && first.pitch !== undefined && { pitch: first.pitch }),
    ...(!sustains.includes(0) && { sustain: Math.min(...sustains) }),
  };
}

/** Sixteenths in which bars of the same music are the same. */
export function alike(steps: readonly Salience[]): readonly Salience[] {
  const bars = barsIn(steps);
  const made = steps.slice();
  for (const [music, group] of groupsBy(bars, musicOf).entries()) {
    for (let place = 0; place < STEPS_PER_BAR; place++) {
      const same = group.flatMap((bar) => bars[bar]?.[place] ?? []);
      const heard = common(same);
      for (const { step } of same) made[step] = { ...heard, step, music };
    }
  }
  return made;
}
