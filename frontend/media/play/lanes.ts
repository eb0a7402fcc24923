/** Lays strikes into lanes: a rising tune moves to the right, low strikes lie on the left, hands take turns, bars come again. */
import { imbalanceOf } from '@axtorm/game/chart/balance';
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
import { evenly, withEnoughHolds } from './holds';
import type { Level, Rules } from './levels';
import type { Salience } from './salience';

/** As in `SongCharts`: pairs of sixteenths since the note before and what is pressed. */
export type Notes = readonly number[];

/** Bars over which hands are balanced. */
const BALANCE_BARS = 8;
/** How uneven a bar that comes again may leave the hands, and how much balance counts in others: each is tried. */
const TOLERANCES = [1, 0.2, 0.15, 0.1, 0.08, 0.06, 0.04, -1];
const PULLS = [1, 2, 4];
/** Other ways to chart a bar for the first time: some of them come again more easily. */
const WHIMS = 8;
const ATTEMPTS = PULLS.flatMap((pull) =>
  TOLERANCES.map((tolerance) => ({ pull, tolerance, ways: new Map<string, number>() })),
);
/** Ways in which a bar is tried: in every turn, after several whims. */
const WAYS = 16;
/** How often some bars are tried in other ways, and how many at once. */
const TRIES = 100;
const MOST_CHANGES = 3;
/** What imbalance costs against a bar that does not come again. */
const IMBALANCE = 10;
/** What a bar counts that answers another and is charted as it. */
const ALMOST = 0.9;

/** The lanes of one bar, by the sixteenths of the chart. */
type Pattern = readonly Placed[];

/** How a chart is tried. */
interface Attempt extends Rules {
  readonly tolerance: number;
  readonly pull: number;
  /** In which way a bar's music is charted when it comes for the first time, by its key. */
  readonly ways: ReadonlyMap<string, number>;
}

/** What became of an attempt: 0 costs one that is balanced and in which all comes again that shall. */
interface Tried {
  readonly attempt: Omit<Attempt, keyof Rules>;
  readonly placed: readonly Placed[];
  readonly cost: number;
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

const asItIs = (lane: number): number => lane;

/** What a pattern becomes where it cannot come again as it was: its mirror, or its halves or neighbours exchanged. */
const TURNS: readonly ((lane: number, lanes: number) => number)[] = [
  asItIs,
  (lane, lanes) => lanes - 1 - lane,
  (lane, lanes) => (lane + lanes / 2) % lanes,
  (lane) => lane ^ 1,
];

/** The same of a bar that answers another one. */
const ANSWERS = [1, 0, 2, 3].flatMap((turn) => TURNS[turn] ?? []);

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

/** Bars of a call, and of the response to it. */
const CALL = 4;

/** Whether each bar answers the one a call before it: the same music, which is no answer itself. */
function answersOf(bars: readonly Bar[]): readonly boolean[] {
  const answers: boolean[] = [];
  bars.forEach(({ key }, bar) => {
    answers.push(bars[bar - CALL]?.key === key && answers[bar - CALL] === false);
  });
  return answers;
}

/** What was charted, and which of it. */
interface Known {
  readonly bar: number;
  readonly pattern: Pattern;
}

/** Charts a bar as it was charted before, or as an answer to that: the first way that hands can play; with what it is worth as a repetition. */
function chartAgain(
  at: number,
  first: Known,
  isAnswer: boolean,
  hands: Hands,
  rules: Attempt,
): (Charted & { readonly worth: number }) | undefined {
  for (const [i, turn] of (isAnswer ? ANSWERS : TURNS).entries()) {
    const pattern = turned(first.pattern, (lane) => turn(lane, rules.lanes), rules.lanes);
    const charted = repeatBar(pattern, at - first.bar, hands, rules);
    const almost = isAnswer && i === 1 ? ALMOST : 0;
    if (charted) return { ...charted, worth: i === 0 ? 1 : almost };
  }
  return undefined;
}

/** The chart of bars, and how many do not come again as they were, nor answer what they were. */
function chartBars(bars: readonly Bar[], rules: Attempt) {
  const collisions = collisionsOf(bars, rules);
  const answers = answersOf(bars);
  const known = new Map<string, Known>();
  const placed: Placed[] = [];
  let hands = restedHands(rules.lanes, rules.pull);
  let missed = 0;
  /** What the bar at a place is worth as a repetition after these hands; nothing is lost by one that is new. */
  const worthOf = (at: number, before: Hands): number => {
    const first = known.get(bars[at]?.key ?? '');
    return first ? (chartAgain(at, first, answers[at] === true, before, rules)?.worth ?? 0) : 1;
  };
  const chartNew = (at: number, bar: Bar): Charted => {
    const lanes = collisions.get(bar.key) ?? new Map<number, number>();
    const way = rules.ways.get(bar.key) ?? 0;
    const turn = TURNS[way % TURNS.length] ?? asItIs;
    const chart = (whim: number): Charted => {
      const charted = chartBar(bar, lanes, { ...hands, whim }, rules);
      const pattern = turned(charted.pattern, (lane) => turn(lane, rules.lanes), rules.lanes);
      return repeatBar(pattern, 0, hands, rules) ?? charted;
    };
    const first = Math.floor(way / TURNS.length);
    for (let whim = first; whim < first + WHIMS; whim++) {
      const charted = chart(whim);
      if (worthOf(at + 1, charted.hands) === 1) return charted;
    }
    return chart(first);
  };
  bars.forEach((bar, at) => {
    const first = bar.strikes.length > 0 ? known.get(bar.key) : undefined;
    const again = first && chartAgain(at, first, answers[at] === true, hands, rules);
    if (first) missed += 1 - (again?.worth ?? 0);
    const charted = again ?? chartNew(at, bar);
    if (!known.has(bar.key)) known.set(bar.key, { bar: at, pattern: charted.pattern });
    const { pitch = hands.lastPitch } =
      bar.strikes.findLast((one) => one.pitch !== undefined) ?? {};
    hands = { ...charted.hands, lastPitch: pitch };
    placed.push(...charted.pattern);
  });
  return { placed, missed };
}

/** Whole numbers below one that is given: they look like chance, and are the same for each seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed + 1;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return Math.floor((state / 2_147_483_647) * below);
  };
}

/** Charts strikes in the order of time; one that no finger reaches is left out. */
export function assignLanes(
  strikes: readonly Salience[],
  lanes: number,
  level: Level,
  stepMilliseconds: number,
): Notes {
  const rules = { lanes, level, stepMilliseconds };
  const bars = barsOf(withEnoughHolds(strikes, rules));
  let even: Tried | undefined;
  const chart = (attempt: Omit<Attempt, keyof Rules>): Tried => {
    const { placed, missed } = chartBars(bars, { ...rules, ...attempt });
    const imbalance = imbalanceOf(placed, lanes, bars.length);
    const tried = { attempt, placed, cost: IMBALANCE * imbalance + missed };
    if (imbalance === 0 && tried.cost < (even?.cost ?? Infinity)) even = tried;
    return tried;
  };
  let best = ATTEMPTS.map(chart).reduce((one, other) => (other.cost < one.cost ? other : one));
  const keys = [...new Set(bars.map(({ key }) => key))];
  const random = randomOf(keys.length);
  for (let i = 0; i < TRIES && best.cost > 0; i++) {
    const ways = new Map(best.attempt.ways);
    for (let changes = random(MOST_CHANGES); changes >= 0; changes--)
      ways.set(keys[random(keys.length)] ?? '', random(WAYS));
    const other = chart({ ...best.attempt, ways });
    if (other.cost <= best.cost) best = other;
  }
  const { placed } = even ?? best;
  return placed.flatMap((one, i) => [one.step - (placed[i - 1]?.step ?? 0), strikeNumber(one)]);
}
