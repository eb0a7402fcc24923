/** What two hands have played, and which lane they would play next. */
import type { Strike } from './holds';
import type { Level } from './levels';

/** How much balance counts against what the tune asks for: of four lanes over the whole chart, of hands over eight bars. */
const LANE_WEIGHT = 10;
const HAND_WEIGHT = 8;
/** How much it counts that a lane's hand holds its other lane, so that the other hand plays on. */
const HOLD_WEIGHT = 2;
/** Notes before which balance counts less. */
const FEW = 8;

/** Two hands on two or four lanes. */
export interface Hands {
  /** When each lane was played last, in milliseconds, and when it was let go. */
  readonly began: readonly number[];
  readonly ended: readonly number[];
  readonly lastLane: number;
  readonly lastPitch: number;
  /** How many notes each lane has, and the times and lanes of the last eight bars. */
  readonly counts: readonly number[];
  readonly recent: readonly { readonly time: number; readonly lane: number }[];
  /** How many times more than usual the balance of hands counts. */
  readonly pull: number;
  /** Which of the ways is tried that differ in what is alike to the rules; 0 is none. */
  readonly whim: number;
}

/** Hands that have played nothing. */
export function restedHands(lanes: number, pull: number): Hands {
  const never = Array<number>(lanes).fill(-Infinity);
  const counts = Array<number>(lanes).fill(0);
  return {
    began: never,
    ended: never,
    lastLane: 0,
    lastPitch: 60,
    counts,
    recent: [],
    pull,
    whim: 0,
  };
}

const isRight = (lane: number, lanes: number): boolean => lane >= lanes / 2;

/** Whether two lanes are played by two hands. */
export const isOther = (a: number, b: number, lanes: number): boolean =>
  isRight(a, lanes) !== isRight(b, lanes);

/** Where a strike would like to be, from 0 on the left to 1 on the right. */
function leaning(strike: Strike, { lastLane, lastPitch, counts }: Hands): number {
  const here = lastLane / (counts.length - 1);
  if (strike.pitch === undefined) return strike.low > 0 ? 0 : 1 - here;
  const rise = strike.pitch - lastPitch;
  if (rise === 0) return 1 - here;
  return Math.max(0, Math.min(1, here + Math.sign(rise) * (Math.abs(rise) > 4 ? 0.67 : 0.34)));
}

/** Whether a lane can be played at a time by a hand that plays two lanes of four. */
export function isPlayable(lane: number, time: number, hands: Hands, level: Level): boolean {
  const { began, ended } = hands;
  if (time - (ended[lane] ?? -Infinity) < level.laneGap - 1e-6) return false;
  return began.length === 2 || time - (began[lane ^ 1] ?? -Infinity) >= level.handGap - 1e-6;
}

/** Whether a lane is held at a time. */
export const isHolding = ({ ended }: Hands, time: number): boolean =>
  ended.some((end) => end > time + 1e-6);

/** How much more than its part each lane has, and its hand in the last eight bars; below 0 when they have less. */
function excesses({ counts, recent, pull }: Hands): readonly number[] {
  const lanes = counts.length;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const right = recent.filter(({ lane }) => isRight(lane, lanes)).length;
  return counts.map((count, lane) => {
    const share = lanes === 2 ? 0 : count / Math.max(FEW, total) - 1 / lanes;
    const same = isRight(lane, lanes) ? right : recent.length - right;
    const hand = same / Math.max(FEW, recent.length) - 0.5;
    return share * LANE_WEIGHT + hand * HAND_WEIGHT * pull;
  });
}

/** How much a whim counts against what the tune asks for. */
const WHIM_WEIGHT = 0.5;

/** A number from 0 to 1 that looks like chance and is always the same. */
function chance(whim: number, place: number, lane: number): number {
  const mixed = Math.imul(whim * 97 + place * 31 + lane * 7 + 1, 0x9e3779b1) >>> 0;
  return (Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b) >>> 0) / 2 ** 32;
}

/** The lanes that can be played by preference: near to where the strike leans, then those that rested longest. */
export function playable(
  strike: Strike,
  time: number,
  hands: Hands,
  level: Level,
): readonly number[] {
  const { began, ended, lastLane, whim } = hands;
  const lean = leaning(strike, hands);
  const lanes = began.length;
  const over = excesses(hands);
  const cost = (lane: number): number =>
    Math.abs(lane / (lanes - 1) - lean) +
    (lane === lastLane ? 0.3 : 0) +
    (lanes === 4 && (ended[lane ^ 1] ?? 0) > time ? HOLD_WEIGHT : 0) +
    (over[lane] ?? 0) +
    (whim === 0 ? 0 : WHIM_WEIGHT * chance(whim, strike.step, lane));
  const rest = (lane: number): number => began[lane] ?? -Infinity;
  return began
    .map((_, lane) => ({ lane, cost: cost(lane) }))
    .filter(({ lane }) => isPlayable(lane, time, hands, level))
    .sort((a, b) => a.cost - b.cost || rest(a.lane) - rest(b.lane))
    .map(({ lane }) => lane);
}

/** The place of the first of some notes that comes after a time. */
const firstAfter = (notes: Hands['recent'], time: number): number => {
  const first = notes.findIndex((one) => one.time > time);
  return first < 0 ? notes.length : first;
};

/** The hands after a note from a time to another. */
export function take(
  hands: Hands,
  lane: number,
  [time, end]: readonly [time: number, end: number],
  memory: number,
): Hands {
  const put = (list: readonly number[], value: number) => list.with(lane, value);
  return {
    ...hands,
    began: put(hands.began, time),
    ended: put(hands.ended, end),
    counts: put(hands.counts, (hands.counts[lane] ?? 0) + 1),
    recent: [...hands.recent.slice(firstAfter(hands.recent, time - memory)), { time, lane }],
  };
}

/**
 * Whether hands and lanes have their parts so evenly that what follows can still be balanced.
 *
 * @param tolerance parts that a hand may have above the half; below 0 nothing is even
 */
export function isEven({ counts, recent }: Hands, tolerance: number): boolean {
  const lanes = counts.length;
  const left = recent.filter(({ lane }) => !isRight(lane, lanes)).length;
  const uneven = Math.abs(2 * left - recent.length);
  if (tolerance < 0 || uneven > Math.max(2, 2 * tolerance * recent.length)) return false;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(2, tolerance * 0.6 * total);
  return lanes === 2 || counts.every((count) => Math.abs(count - total / lanes) <= most);
}
