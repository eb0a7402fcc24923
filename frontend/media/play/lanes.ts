/** Lays strikes into lanes: a rising tune moves to the right, low strikes lie on the left, hands take turns. */
import type { Level } from './levels';
import type { Salience } from './salience';

/** As in `SongCharts`: pairs of sixteenths since the note before and a set of lanes. */
export type Notes = readonly number[];

/** Two notes of one hand, in different lanes, are so many milliseconds apart at least. */
const HAND_GAP = 100;

interface Hands {
  /** When each lane was played last, in milliseconds. */
  readonly last: number[];
  lastLane: number;
  lastPitch: number;
}

/** Where a strike would like to be, from 0 on the left to 1 on the right. */
function leaning(strike: Salience, hands: Hands, lanes: number): number {
  const here = hands.lastLane / (lanes - 1);
  if (strike.pitch === undefined) return strike.low > 0 ? 0 : 1 - here;
  const rise = strike.pitch - hands.lastPitch;
  hands.lastPitch = strike.pitch;
  if (rise === 0) return 1 - here;
  return Math.max(0, Math.min(1, here + Math.sign(rise) * (Math.abs(rise) > 4 ? 0.67 : 0.34)));
}

/** Whether a lane can be played at a time by a hand that plays two lanes of four. */
function isPlayable(lane: number, time: number, hands: Hands, level: Level): boolean {
  if (time - (hands.last[lane] ?? -Infinity) < level.laneGap) return false;
  if (hands.last.length === 2) return true;
  const partner = lane ^ 1;
  return time - (hands.last[partner] ?? -Infinity) >= HAND_GAP;
}

/** The lanes of a strike by preference: near to where it leans, then those that rested longest. */
function preferred(lean: number, hands: Hands): readonly number[] {
  const lanes = hands.last.map((_, lane) => lane);
  const far = (lane: number): number => Math.abs(lane / (lanes.length - 1) - lean);
  const same = (lane: number): number => (lane === hands.lastLane ? 0.3 : 0);
  const rest = (lane: number): number => hands.last[lane] ?? -Infinity;
  return lanes.sort((a, b) => far(a) + same(a) - far(b) - same(b) || rest(a) - rest(b));
}

/** Charts strikes; one that no finger reaches is left out. */
export function assignLanes(
  strikes: readonly Salience[],
  lanes: number,
  level: Level,
  stepMilliseconds: number,
): Notes {
  const hands: Hands = { last: Array<number>(lanes).fill(-Infinity), lastLane: 0, lastPitch: 60 };
  const notes: number[] = [];
  let before = 0;
  let sinceCollision = 0;
  for (const strike of strikes) {
    const time = strike.step * stepMilliseconds;
    const order = preferred(leaning(strike, hands, lanes), hands);
    const free = order.filter((lane) => isPlayable(lane, time, hands, level));
    const [first] = free;
    if (first === undefined) continue;
    // Two lanes at once stand on a beat, one for each hand.
    const isDue = ++sinceCollision >= level.collisionEvery && strike.step % 4 === 0;
    const other = isDue ? free.find((lane) => lane >= lanes / 2 !== first >= lanes / 2) : undefined;
    if (other !== undefined) sinceCollision = 0;
    const taken = other === undefined ? [first] : [first, other];
    for (const lane of taken) hands.last[lane] = time;
    hands.lastLane = first;
    notes.push(
      strike.step - before,
      taken.reduce((mask, lane) => mask | (1 << lane), 0),
    );
    before = strike.step;
  }
  return notes;
}
