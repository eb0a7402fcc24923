/** Samples a second of everything that is rendered. */
export const SAMPLE_RATE = 48_000;

/** Two channels of equal length; full scale is 1. */
export interface Stereo {
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Silence of `length` samples. */
export function silence(length: number): Stereo {
  return { left: new Float32Array(length), right: new Float32Array(length) };
}

/** Nearest whole number of samples. */
export function samples(seconds: number): number {
  return Math.round(seconds * SAMPLE_RATE);
}

/** Amplitude of a level in decibels. */
export function amplitude(decibels: number): number {
  return 10 ** (decibels / 20);
}

/** Level in decibels of an amplitude. */
export function decibels(gain: number): number {
  return 20 * Math.log10(gain);
}

/** Frequency of a MIDI note number in hertz; 69 is 440 Hz. */
export function hertz(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}

/** Adds one channel to another from sample `at` on; what lies outside the target is dropped. */
export function addChannel(
  target: Float32Array,
  source: Float32Array,
  at: number,
  gain: number,
): void {
  const first = Math.max(0, -at);
  const end = Math.min(source.length, target.length - at);
  for (let i = first; i < end; i++) {
    target[at + i] = (target[at + i] ?? 0) + (source[i] ?? 0) * gain;
  }
}

/** Adds a sound to another from sample `at` on. */
export function add(target: Stereo, source: Stereo, at = 0, gain = 1): void {
  addChannel(target.left, source.left, at, gain);
  addChannel(target.right, source.right, at, gain);
}

/** Multiplies one channel by a constant. */
export function scaleChannel(channel: Float32Array, gain: number): void {
  for (let i = 0; i < channel.length; i++) channel[i] = (channel[i] ?? 0) * gain;
}

/** Multiplies a sound by a constant. */
export function scale(sound: Stereo, gain: number): void {
  scaleChannel(sound.left, gain);
  scaleChannel(sound.right, gain);
}

/** The samples from `from` up to `to`, without copying them. */
export function slice(sound: Stereo, from: number, to: number): Stereo {
  return { left: sound.left.subarray(from, to), right: sound.right.subarray(from, to) };
}
