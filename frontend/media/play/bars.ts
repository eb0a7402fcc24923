/** Bars of strikes: which of them are the same music, and which of their beats are collisions. */
import { STEPS_PER_BAR } from '../music/score/chords';
import type { Strike } from './holds';
import type { Rules } from './levels';

/** A bar's strikes, and what makes it the same as another one. */
export interface Bar {
  readonly key: string;
  readonly strikes: readonly Strike[];
  /** The sixteenth that is struck next. */
  readonly next: number;
}

/** Where strikes are in their bar, how high above its first tone, whether they are low, and how long they are held. */
function keyOf(strikes: readonly Strike[]): string {
  const ground = strikes.find(({ pitch }) => pitch !== undefined)?.pitch ?? 0;
  return strikes
    .map(({ step, pitch, low, length }) =>
      [
        step % STEPS_PER_BAR,
        pitch === undefined ? '-' : pitch - ground,
        low > 0 ? 'low' : '',
        length,
      ].join(':'),
    )
    .join(' ');
}

/** The bars of a chart, those without strikes too. */
export function barsOf(strikes: readonly Strike[]): readonly Bar[] {
  const count = Math.floor((strikes.at(-1)?.step ?? -1) / STEPS_PER_BAR) + 1;
  return Array.from({ length: count }, (_, bar) => {
    const within = strikes.filter(({ step }) => Math.floor(step / STEPS_PER_BAR) === bar);
    const next = strikes.find(({ step }) => step >= (bar + 1) * STEPS_PER_BAR)?.step ?? Infinity;
    return { key: keyOf(within), strikes: within, next };
  });
}

/** The sixteenths at which both lanes of two are free, and needed by nothing that follows; with four lanes there is always room. */
function roomy(bars: readonly Bar[], { lanes, level, stepMilliseconds }: Rules) {
  const all = bars.flatMap(({ strikes }) => strikes);
  const isFree = (from = -Infinity, to = Infinity): boolean =>
    lanes === 4 || (to - from) * stepMilliseconds >= level.laneGap;
  const free = all.filter(
    ({ step }, i) => isFree(all[i - 1]?.step, step) && isFree(step, all[i + 1]?.step),
  );
  return new Set(free.map(({ step }) => step));
}

/**
 * The sixteenths of each bar that take two lanes at once, alike in bars that are alike: its strongest beats, so many that one strike
 * of the chart in `collisionEvery` is one.
 */
export function collisionsOf(
  bars: readonly Bar[],
  rules: Rules,
): ReadonlyMap<string, ReadonlySet<number>> {
  const room = roomy(bars, rules);
  const collisions = new Map<string, ReadonlySet<number>>();
  let due = 0;
  for (const { key, strikes } of bars) {
    if (collisions.has(key)) continue;
    const times = bars.filter((bar) => bar.key === key).length;
    due += (strikes.length * times) / rules.level.collisionEvery;
    const beats = strikes
      .filter(({ step }) => step % 4 === 0 && room.has(step))
      .sort((a, b) => b.strength - a.strength || a.step - b.step)
      .slice(0, Math.max(0, Math.round(due / times)));
    due -= beats.length * times;
    collisions.set(key, new Set(beats.map(({ step }) => step % STEPS_PER_BAR)));
  }
  return collisions;
}
