/** Bars of strikes: which of them are the same music, and which of their beats take several lanes at once. */
import { STEPS_PER_BAR } from '../music/score/chords';
import type { Strike } from './holds';
import { WILD } from './choose';
import type { Rules } from './levels';

/** A bar's strikes, and what makes it the same as another one. */
export interface Bar {
  readonly key: string;
  readonly strikes: readonly Strike[];
  /** The sixteenth that is struck next. */
  readonly next: number;
}

/** Which music it is, where strikes are in their bar, how high above its first tone, whether they are low, and how long they are held. */
function keyOf(strikes: readonly Strike[]): string {
  const ground = strikes.find(({ pitch }) => pitch !== undefined)?.pitch ?? 0;
  const music = strikes.flatMap((one) => one.music ?? []).slice(0, 1);
  const struck = strikes.map(({ step, pitch, low, length }) =>
    [
      step % STEPS_PER_BAR,
      pitch === undefined ? '-' : pitch - ground,
      low > 0 ? 'low' : '',
      length,
    ].join(':'),
  );
  return [...music, ...struck].join(' ');
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

/** The sixteenths at which both hands are free for a lane, and needed by nothing that follows. */
function roomy(bars: readonly Bar[], { lanes, level, stepMilliseconds }: Rules) {
  const all = bars.flatMap(({ strikes }) => strikes);
  const isFree = (from = -Infinity, to = Infinity): boolean =>
    (to - from) * stepMilliseconds >= (lanes === 4 ? level.handGap : level.laneGap) - 1e-6;
  const free = all.filter(
    ({ step }, i) => isFree(all[i - 1]?.step, step) && isFree(step, all[i + 1]?.step),
  );
  return new Set(free.map(({ step }) => step));
}

/** How many lanes a bar's beats take besides their first one, the strongest first: as many as are due. */
function lanesOf(beats: readonly Strike[], due: number, isCrowded: boolean) {
  const lanes = new Map<number, number>();
  let left = Math.max(0, Math.round(due));
  for (const [i, { step }] of beats.entries()) {
    if (left === 0) break;
    // Where three are taken, every other one is of two.
    const more = isCrowded && i % 2 === 0 ? Math.min(2, left) : 1;
    lanes.set(step % STEPS_PER_BAR, 1 + more);
    left -= more;
  }
  return { lanes, taken: Math.max(0, Math.round(due)) - left };
}

/** Of how many strikes of a chart one takes another lane besides its own, on average. */
function strikesPerLane({ level, stepMilliseconds }: Rules): number {
  const { crowd, density, collisionEvery } = level;
  if (crowd === undefined) return collisionEvery;
  // The fullest bars have so many strikes a second, or one on every sixteenth.
  return 1 / (crowd / Math.min(density * WILD, 1000 / stepMilliseconds) - 1);
}

/**
 * The sixteenths of each bar that take several lanes at once, and how many, alike in bars that are alike: its strongest beats. One strike of
 * the chart in `collisionEvery` is one; of a crowded chart, so many that its fullest bars are as full as the level says.
 */
export function collisionsOf(
  bars: readonly Bar[],
  rules: Rules,
): ReadonlyMap<string, ReadonlyMap<number, number>> {
  const room = roomy(bars, rules);
  const collisions = new Map<string, ReadonlyMap<number, number>>();
  const isCrowded = rules.level.crowd !== undefined;
  const every = strikesPerLane(rules);
  let due = 0;
  for (const { key, strikes } of bars) {
    if (collisions.has(key)) continue;
    const same = bars.filter((bar) => bar.key === key);
    const times = same.length;
    due += (strikes.length * times) / every;
    // What other bars left over does not all come in one.
    const most = Math.ceil(strikes.length / every);
    const hasRoom = (step: number): boolean =>
      same.every(({ strikes: others }) =>
        others.some(
          (one) => one.step % STEPS_PER_BAR === step % STEPS_PER_BAR && room.has(one.step),
        ),
      );
    const beats = strikes
      .filter(({ step }) => step % (isCrowded ? 2 : 4) === 0 && hasRoom(step))
      .sort((a, b) => b.strength - a.strength || a.step - b.step);
    const { lanes, taken } = lanesOf(beats, Math.min(due / times, most), isCrowded);
    due -= taken * times;
    collisions.set(key, lanes);
  }
  return collisions;
}
