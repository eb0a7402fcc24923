/** Whether a play can be a hand's: what the engine confirms may still be a program's. */
import { MISS } from '../engine/judgement';
import type { Run } from '../engine/run';
import { momentsOf, offsetsOfHits } from '../engine/statistics';

/** What is pressed and let go in a play, in the order of time. */
export interface GhostPresses {
  readonly times: Int32Array;
  readonly lanes: Uint8Array;
  /** 1 where a lane is let go. Without it none is. */
  readonly ups?: Uint8Array | undefined;
}

/** Hands are never so even: so many hits that spread by less than so many milliseconds are a machine's. */
const MANY_HITS = 30;
const LEAST_SPREAD = 2;
/** Presses of one lane within a second. The fastest taps that are reported are 14 a second. */
const MOST_A_SECOND = 16;
/**
 * Chords whose notes are all pressed in the same millisecond. A gamepad is looked at in every frame, and tells of two buttons at
 * once in most chords, but not in so many in a row.
 */
const MANY_CHORDS = 24;

/** Whether some lane is pressed more often within a second than fingers can. */
function isTooFast({ times, lanes, ups }: GhostPresses): boolean {
  const latest = new Map<number, number[]>();
  return times.some((time, i) => {
    if (ups?.[i] === 1) return false;
    const lane = lanes[i] ?? 0;
    const within = [...(latest.get(lane) ?? []).filter((one) => time - one < 1000), time];
    latest.set(lane, within);
    return within.length > MOST_A_SECOND;
  });
}

/** Whether all chords, and there are many, are pressed in one and the same millisecond. */
function isTooEven({ notes, offsets, judged }: Run): boolean {
  const chords = new Map<number, number[]>();
  notes.times.forEach((time, note) => {
    if (judged[note] === MISS) return;
    chords.set(time, [...(chords.get(time) ?? []), offsets[note] ?? 0]);
  });
  const pressed = [...chords.values()].filter((chord) => chord.length > 1);
  const isOne = (chord: readonly number[]) => new Set(chord).size === 1;
  return pressed.length >= MANY_CHORDS && pressed.every(isOne);
}

/** Whether a hand can have played this. */
export function isByHand(run: Run, presses: GhostPresses): boolean {
  const late = offsetsOfHits(run);
  const isMachine = late.length >= MANY_HITS && momentsOf(late).spread < LEAST_SPREAD;
  return !isMachine && !isTooFast(presses) && !isTooEven(run);
}
