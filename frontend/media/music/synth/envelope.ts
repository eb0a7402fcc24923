import { SAMPLE_RATE, samples } from './stereo';

/** Attack, decay, sustain, release: times in seconds, sustain from 0 to 1. */
export interface Adsr {
  readonly attack: number;
  /** Until the level is within 0.1 % of the sustain. */
  readonly decay: number;
  readonly sustain: number;
  /** Until the sound is 60 dB down. */
  readonly release: number;
}

/** Natural logarithm of 60 dB. */
const DECADES = Math.log(1000);

/** What a falling exponential is multiplied with each sample to lose 60 dB in `seconds`. */
export function fallPerSample(seconds: number): number {
  return Math.exp(-DECADES / Math.max(1, seconds * SAMPLE_RATE));
}

/** Shortest fade that is not heard as a click, in samples (1 ms). */
const SHORTEST_FADE = 48;

/** Shortest release, in seconds: a faster one falls so steeply that it clicks. */
const SHORTEST_RELEASE = 0.003;

/** Length of a note with its release, in samples. */
export function envelopeLength(seconds: number, release: number): number {
  return samples(seconds) + samples(Math.max(SHORTEST_RELEASE, release));
}

/**
 * The level of a note that is held for `seconds`, sample by sample. It starts and ends at zero, so
 * that no note clicks.
 */
export function envelope(shape: Adsr, seconds: number): Float32Array {
  const held = samples(seconds);
  const levels = new Float32Array(envelopeLength(seconds, shape.release));
  const attack = Math.max(SHORTEST_FADE, samples(shape.attack));
  const decay = fallPerSample(shape.decay);
  const release = fallPerSample(Math.max(SHORTEST_RELEASE, shape.release));
  let above = 1 - shape.sustain;
  let level = 0;
  for (let i = 0; i < levels.length; i++) {
    if (i >= held) level *= release;
    else if (i < attack) level = i / attack;
    else {
      above *= decay;
      level = shape.sustain + above;
    }
    levels[i] = level;
  }
  fadeOut(levels, SHORTEST_FADE);
  return levels;
}

/** Brings the last `length` samples down to silence. */
export function fadeOut(channel: Float32Array, length: number): void {
  const start = Math.max(0, channel.length - length);
  for (let i = start; i < channel.length; i++) {
    channel[i] = ((channel[i] ?? 0) * (channel.length - 1 - i)) / length;
  }
}
