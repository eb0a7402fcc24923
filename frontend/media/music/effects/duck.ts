import { SAMPLE_RATE } from '../synth/stereo';

/** A kick needs this long to push the others down, in seconds: faster is a click. */
const ATTACK = 0.004;

/**
 * How far the kicks push other tracks, 0 to 1, sample by sample.
 *
 * @param times of the kicks in seconds
 * @param release seconds until a pushed track is back
 */
export function duckCurve(times: readonly number[], release: number, length: number): Float32Array {
  const curve = new Float32Array(length);
  const attack = Math.round(ATTACK * SAMPLE_RATE);
  const span = Math.round(release * SAMPLE_RATE);
  for (const time of times) {
    const start = Math.round(time * SAMPLE_RATE) - attack;
    for (let i = 0; i < attack + span; i++) {
      const at = start + i;
      if (at < 0 || at >= length) continue;
      const part = (i - attack) / span;
      const depth = i < attack ? i / attack : (1 - part) ** 1.5;
      curve[at] = Math.max(curve[at] ?? 0, depth);
    }
  }
  return curve;
}

/** Pushes a channel down by a share of the curve. */
export function duck(channel: Float32Array, curve: Float32Array, share: number): void {
  for (let i = 0; i < channel.length; i++) {
    channel[i] = (channel[i] ?? 0) * (1 - share * (curve[i] ?? 0));
  }
}
