import { SAMPLE_RATE, type Stereo, decibels } from '../synth/stereo';

/** A slow and gentle compressor, which makes the tracks of a mix move as one. */
export interface Glue {
  /** Where it begins, in decibels below full scale of the mean level. */
  readonly threshold: number;
  readonly ratio: number;
}

const ATTACK = Math.exp(-1 / (0.02 * SAMPLE_RATE));
const RELEASE = Math.exp(-1 / (0.18 * SAMPLE_RATE));
/** The gain is worked out once in so many samples. */
const BLOCK = 16;

/** Compresses both channels by the same gain, in place. */
export function compress(sound: Stereo, glue: Glue): void {
  const { left, right } = sound;
  const slope = 1 - 1 / glue.ratio;
  let power = 0;
  let gain = 1;
  for (let start = 0; start < left.length; start += BLOCK) {
    const end = Math.min(start + BLOCK, left.length);
    for (let i = start; i < end; i++) {
      const now = ((left[i] ?? 0) ** 2 + (right[i] ?? 0) ** 2) / 2;
      power = now + (power - now) * (now > power ? ATTACK : RELEASE);
    }
    const over = Math.max(0, decibels(Math.sqrt(power) + 1e-9) - glue.threshold);
    const wanted = 10 ** ((-over * slope) / 20);
    const step = (wanted - gain) / BLOCK;
    for (let i = start; i < end; i++) {
      gain += step;
      left[i] = (left[i] ?? 0) * gain;
      right[i] = (right[i] ?? 0) * gain;
    }
  }
}
