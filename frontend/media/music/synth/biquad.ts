import { SAMPLE_RATE } from './stereo';

/** Coefficients of a second-order section whose a0 is 1. */
export interface Biquad {
  readonly b0: number;
  readonly b1: number;
  readonly b2: number;
  readonly a1: number;
  readonly a2: number;
}

/** One band of an equaliser. */
export interface Band {
  readonly shape: 'bell' | 'lowShelf' | 'highShelf';
  readonly hertz: number;
  readonly decibels: number;
  /** Width of a bell; 1 unless told. */
  readonly q?: number;
}

/** The section of an equaliser's band, after R. Bristow-Johnson's "Audio EQ Cookbook". */
export function bandSection(band: Band): Biquad {
  const a = 10 ** (band.decibels / 40);
  const w = (2 * Math.PI * band.hertz) / SAMPLE_RATE;
  const cos = Math.cos(w);
  if (band.shape === 'bell') {
    const alpha = Math.sin(w) / (2 * (band.q ?? 1));
    const a0 = 1 + alpha / a;
    return {
      b0: (1 + alpha * a) / a0,
      b1: (-2 * cos) / a0,
      b2: (1 - alpha * a) / a0,
      a1: (-2 * cos) / a0,
      a2: (1 - alpha / a) / a0,
    };
  }
  // The high shelf is the low shelf mirrored: every cosine changes its sign.
  const m = band.shape === 'lowShelf' ? 1 : -1;
  const root = Math.sqrt(a) * Math.sin(w) * Math.SQRT2;
  const a0 = a + 1 + m * (a - 1) * cos + root;
  return {
    b0: (a * (a + 1 - m * (a - 1) * cos + root)) / a0,
    b1: (m * 2 * a * (a - 1 - m * (a + 1) * cos)) / a0,
    b2: (a * (a + 1 - m * (a - 1) * cos - root)) / a0,
    a1: (m * -2 * (a - 1 + m * (a + 1) * cos)) / a0,
    a2: (a + 1 + m * (a - 1) * cos - root) / a0,
  };
}

/** Runs a section over a channel in place (transposed direct form II). */
export function runBiquad(channel: Float32Array, section: Biquad): void {
  const { b0, b1, b2, a1, a2 } = section;
  let z1 = 0;
  let z2 = 0;
  for (let i = 0; i < channel.length; i++) {
    const input = channel[i] ?? 0;
    const output = b0 * input + z1;
    z1 = b1 * input - a1 * output + z2;
    z2 = b2 * input - a2 * output;
    channel[i] = output;
  }
}
