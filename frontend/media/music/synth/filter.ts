import { SAMPLE_RATE, type Stereo } from './stereo';

/** What a filter lets through. */
export type FilterMode = 'low' | 'band' | 'high';

/** Filters follow their cutoff in steps of this many samples (a third of a millisecond). */
export const CONTROL_BLOCK = 16;

/**
 * A second-order state-variable filter in the topology-preserving form of A. Simper ("Linear
 * trapezoidal integrated state variable filter", Cytomic 2013), which stays stable while its cutoff
 * moves.
 *
 * @param cutoff hertz for each block of `CONTROL_BLOCK` samples; the last one holds on
 * @param resonance Q; 0.707 has no peak
 */
export function filterChannel(
  channel: Float32Array,
  mode: FilterMode,
  cutoff: (block: number) => number,
  resonance: number,
): void {
  const k = 1 / resonance;
  let s1 = 0;
  let s2 = 0;
  for (let start = 0; start < channel.length; start += CONTROL_BLOCK) {
    const limited = Math.min(Math.max(cutoff(start / CONTROL_BLOCK), 10), SAMPLE_RATE * 0.45);
    const g = Math.tan((Math.PI * limited) / SAMPLE_RATE);
    const a1 = 1 / (1 + g * (g + k));
    const a2 = g * a1;
    const a3 = g * a2;
    const end = Math.min(start + CONTROL_BLOCK, channel.length);
    for (let i = start; i < end; i++) {
      const input = channel[i] ?? 0;
      const v3 = input - s2;
      const band = a1 * s1 + a2 * v3;
      const low = s2 + a2 * s1 + a3 * v3;
      s1 = 2 * band - s1;
      s2 = 2 * low - s2;
      channel[i] = mode === 'low' ? low : mode === 'band' ? k * band : input - k * band - low;
    }
  }
}

/** Filters both channels alike. */
export function filterStereo(
  sound: Stereo,
  mode: FilterMode,
  cutoff: (block: number) => number,
  resonance: number,
): void {
  filterChannel(sound.left, mode, cutoff, resonance);
  filterChannel(sound.right, mode, cutoff, resonance);
}

/** Q of a filter without a peak. */
export const FLAT = Math.SQRT1_2;
