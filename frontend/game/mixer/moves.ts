/** What a hand does with the crossfader, on the beat: a round of bars that is repeated and can be played over. */

/** Beats of a round: 32 bars, after which each song begins anew. */
export const ROUND_BEATS = 128;
/** Steps of the crossfader from the first song to the second. */
export const FADER_STEPS = 20;
/** A hand that has moved the fader keeps it for so many beats; what was recorded there is gone. */
const HAND_BEATS = 4;

/** The fader is brought to a step at a beat of the round. */
export interface Move {
  readonly beat: number;
  readonly step: number;
}

/** Moves in the order of time, at most one a beat. The first is at the beginning. */
export type Moves = readonly Move[];

/** Nothing but the fader in the middle. */
export const UNMOVED: Moves = [{ beat: 0, step: FADER_STEPS / 2 }];

/** The step that is nearest to a place of the fader, which goes from 0 to 1. */
export function stepOf(fader: number): number {
  return Math.round(Math.max(0, Math.min(1, fader)) * FADER_STEPS);
}

/** Where the fader is at a beat, from 0 for the first song to 1 for the second. */
export function faderAt(moves: Moves, beat: number): number {
  const within = beat % ROUND_BEATS;
  const move = moves.findLast((one) => one.beat <= within) ?? moves[0];
  return (move?.step ?? FADER_STEPS / 2) / FADER_STEPS;
}

/** The step of the fader at each beat of a round: a frame looks it up. */
export function fadersOf(moves: Moves): Uint8Array {
  return Uint8Array.from({ length: ROUND_BEATS }, (_, beat) => stepOf(faderAt(moves, beat)));
}

/** Moves with one more on top of them: it replaces those of its beat and of the beats after it, in which the hand is still there. */
export function withMove(moves: Moves, beat: number, step: number): Moves {
  const at = Math.floor(beat) % ROUND_BEATS;
  const kept = moves.filter((one) => one.beat < at || one.beat >= at + HAND_BEATS);
  return [...kept, { beat: at, step }].sort((a, b) => a.beat - b.beat);
}

/** Moves as bytes: a beat and a step each. */
export function bytesOfMoves(moves: Moves): Uint8Array {
  return Uint8Array.from(moves.flatMap(({ beat, step }) => [beat, step]));
}

/** The moves of bytes; undefined when these do not hold any. */
export function movesOf(bytes: Uint8Array): Moves | undefined {
  if (bytes.length < 2 || bytes.length % 2 === 1 || bytes[0] !== 0) return undefined;
  const moves: Move[] = [];
  let before = -1;
  for (let at = 0; at < bytes.length; at += 2) {
    const beat = bytes[at] ?? ROUND_BEATS;
    const step = bytes[at + 1] ?? FADER_STEPS + 1;
    if (beat <= before || beat >= ROUND_BEATS || step > FADER_STEPS) return undefined;
    moves.push({ beat, step });
    before = beat;
  }
  return moves;
}
