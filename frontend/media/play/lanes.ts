/** Lays strikes into lanes: a rising tune moves to the right, low strikes lie on the left, hands take turns, bars come again. */
import { balanceFaults } from '@axtorm/game/chart/balance';
import { type Strike as Placed, strikeNumber } from '@axtorm/game/chart/chart';

import { STEPS_PER_BAR } from '../music/score/chords';
import { type Bar, barsOf, collisionsOf } from './bars';
import {
  type Hands,
  isEven,
  isHolding,
  isOther,
  isPlayable,
  playable,
  restedHands,
  take,
} from './hands';
import { evenly, withHolds } from './holds';
import type { Level, Rules } from './levels';
import type { Salience } from './salience';

/** As in `SongCharts`: pairs of sixteenths since the note before and what is pressed. */
export type Notes = readonly number[];

/** Bars over which hands are balanced. */
const BALANCE_BARS = 8;
/** How uneven a bar that comes again may leave the hands, and how much balance counts in others: each is tried. */
const TOLERANCES = [0.1, 0.09, 0.08, 0.07, 0.06, 0.05, 0.04, 0.03, -1];
const PULLS = [1, 2, 4];

/** The lanes of one bar, by the sixteenths of the chart. */
type Pattern = readonly Placed[];

/** How a chart is tried. */
interface Attempt extends Rules {
  readonly tolerance: number;
  readonly pull: number;
}

interface Charted {
  readonly pattern: Pattern;
  readonly hands: Hands;
}

const lanesIn = (mask: number, lanes: number): readonly number[] =>
  Array.from({ length: lanes }, (_, lane) => lane).filter((lane) => (mask >> lane) % 2 === 1);

const maskOf = (lanes: readonly number[]): number =>
  lanes.reduce((mask, lane) => mask | (1 << lane), 0);

/** The hands after a strike. */
function strike(hands: Hands, placed: Placed, { lanes, stepMilliseconds }: Rules): Hands {
  const memory = BALANCE_BARS * STEPS_PER_BAR * stepMilliseconds;
  const time = placed.step * stepMilliseconds;
  return lanesIn(placed.lanes, lanes).reduce((after, lane) => {
    const isHeld = (placed.held >> lane) % 2 === 1;
    const end = isHeld ? evenly(placed.step + placed.length) : placed.step;
    return take(after, lane, [time, end * stepMilliseconds], memory);
  }, hands);
}

/** The lanes of a strike: one, one of each hand, or three, as far as they are free. */
function together(free: readonly number[], due: number, lanes: number): readonly number[] {
  const [first = 0] = free;
  const other = due > 1 ? free.find((lane) => isOther(lane, first, lanes)) : undefined;
  if (other === undefined) return [first];
  const third = due > 2 ? free.find((lane) => lane !== first && lane !== other) : undefined;
  return third === undefined ? [first, other] : [first, other, third];
}

/** Charts a bar for the first time. A strike that no finger reaches is left out. */
function chartBar(
  { strikes, next }: Bar,
  collisions: ReadonlyMap<number, number>,
  hands: Hands,
  rules: Rules,
): Charted {
  const { lanes, level, stepMilliseconds } = rules;
  const pattern: Placed[] = [];
  let after = hands;
  strikes.forEach((one, i) => {
    const free = playable(one, one.step * stepMilliseconds, after, level);
    const [first] = free;
    if (first !== undefined) {
      const due = collisions.get(one.step % STEPS_PER_BAR) ?? 1;
      // With a lane held and three pressed, none would be left for what comes next.
      const most = isHolding(after, one.step * stepMilliseconds) ? 2 : 3;
      const taken = together(free, Math.min(due, most), lanes);
      const { step, length } = one;
      const rest = (strikes[i + 1]?.step ?? next) - evenly(step + length);
      const both = rest * stepMilliseconds >= level.laneGap ? taken : [first];
      const held = length === 0 ? [] : both;
      const placed = { step, lanes: maskOf(taken), held: maskOf(held), length };
      pattern.push(placed);
      after = { ...strike(after, placed, rules), lastLane: first };
    }
    after = { ...after, lastPitch: one.pitch ?? after.lastPitch };
  });
  return { pattern, hands: after };
}

/** What a pattern becomes where it cannot come again as it was: its mirror, or its halves or neighbours exchanged. */
const TURNS: readonly ((lane: number, lanes: number) => number)[] = [
  (lane) => lane,
  (lane, lanes) => lanes - 1 - lane,
  (lane, lanes) => (lane + lanes / 2) % lanes,
  (lane) => lane ^ 1,
];

/** Charts a bar as one that was charted; undefined where hands cannot play it or would be uneven. */
function repeatBar(
  pattern: Pattern,
  bars: number,
  hands: Hands,
  rules: Attempt,
): Charted | undefined {
  const { lanes, level, stepMilliseconds, tolerance } = rules;
  let after = hands;
  const moved = pattern.map((one) => ({ ...one, step: one.step + bars * STEPS_PER_BAR }));
  for (const placed of moved) {
    const time = placed.step * stepMilliseconds;
    const taken = lanesIn(placed.lanes, lanes);
    if (!taken.every((lane) => isPlayable(lane, time, after, level))) return undefined;
    after = { ...strike(after, placed, rules), lastLane: taken[0] ?? 0 };
  }
  return isEven(after, tolerance) ? { pattern: moved, hands: after } : undefined;
}

/** A pattern with every lane exchanged. */
function turned(pattern: Pattern, turn: (lane: number) => number, lanes: number): Pattern {
  const mask = (set: number): number => maskOf(lanesIn(set, lanes).map(turn));
  return pattern.map((one) => ({ ...one, lanes: mask(one.lanes), held: mask(one.held) }));
}

/** The chart of bars, and how many come again as they were. */
function chartBars(bars: readonly Bar[], rules: Attempt) {
  const collisions = collisionsOf(bars, rules);
  const known = new Map<string, { readonly bar: number; readonly pattern: Pattern }>();
  const placed: Placed[] = [];
  let hands = restedHands(rules.lanes, rules.pull);
  let repeated = 0;
  bars.forEach((bar, at) => {
    const first = known.get(bar.key);
    let charted: Charted | undefined;
    for (const [i, turn] of first && bar.strikes.length > 0 ? TURNS.entries() : []) {
      const pattern = turned(first?.pattern ?? [], (lane) => turn(lane, rules.lanes), rules.lanes);
      charted = repeatBar(pattern, at - (first?.bar ?? 0), hands, rules);
      if (charted && i === 0) repeated++;
      if (charted) break;
    }
    charted ??= chartBar(bar, collisions.get(bar.key) ?? new Map(), hands, rules);
    if (!first) known.set(bar.key, { bar: at, pattern: charted.pattern });
    const { pitch = hands.lastPitch } =
      bar.strikes.findLast((one) => one.pitch !== undefined) ?? {};
    hands = { ...charted.hands, lastPitch: pitch };
    placed.push(...charted.pattern);
  });
  return { placed, repeated };
}

/** Charts strikes in the order of time; one that no finger reaches is left out. */
export function assignLanes(
  strikes: readonly Salience[],
  lanes: number,
  level: Level,
  stepMilliseconds: number,
): Notes {
  const rules = { lanes, level, stepMilliseconds };
  const bars = barsOf(withHolds(strikes, rules));
  const all = PULLS.flatMap((pull) =>
    TOLERANCES.map((tolerance) => chartBars(bars, { ...rules, tolerance, pull })),
  );
  const even = all.filter(({ placed }) => balanceFaults(placed, lanes, bars.length).length === 0);
  const best = (even.length > 0 ? even : all.slice(-1)).reduce((one, other) =>
    other.repeated > one.repeated ? other : one,
  );
  return best.placed.flatMap((placed, i) => [
    placed.step - (best.placed[i - 1]?.step ?? 0),
    strikeNumber(placed),
  ]);
}
