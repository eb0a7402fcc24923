/**
 * The pulse in the silence before a sound that is played to. Decoders put silence before the sound, and not all take the same away
 * again, so a player measures from the pulse.
 */
import { samples } from '../music/synth/stereo';

/** Where the pulse is, and how long after it the first bar begins, in seconds. */
const MARK_AT = 0.1;
export const AFTER_MARK = 0.1;
/** Samples of silence with the pulse in it. */
export const MARKED = samples(MARK_AT + AFTER_MARK);

const MARK_LEVEL = 0.5;
/** Samples of the pulse's slope: wide enough to stay below what the encoder cuts off. */
const MARK_WIDTH = 4;

/** Puts the pulse into the silence at the beginning of a channel. */
export function mark(channel: Float32Array): void {
  const centre = samples(MARK_AT);
  for (let i = -4 * MARK_WIDTH; i <= 4 * MARK_WIDTH; i++) {
    channel[centre + i] = MARK_LEVEL * Math.exp(-((i / MARK_WIDTH) ** 2) / 2);
  }
}
