import { bandSection, runBiquad, type Band } from '../synth/biquad';
import { FLAT, filterStereo } from '../synth/filter';
import { type Stereo, amplitude, scale, silence, slice } from '../synth/stereo';
import { compress } from './compressor';
import { limit } from './limiter';
import { integratedLoudness } from './loudness';
import { peakEnvelope } from './true-peak';

/** Loudness of every finished piece, in LUFS: what streaming services play at. */
export const TARGET_LUFS = -14;

/**
 * Highest true peak that the limiter lets through, in decibels below full scale. The promise is -1.
 * Half a decibel goes to the standard's short interpolation filter, which sees a little less than longer
 * ones do, and the rest to the MP3, whose decoded peaks lie above those that went in.
 */
const CEILING_DB = -2.2;

/** Nothing below is music, and it takes room from what is. */
const LOWEST_HERTZ = 28;
/** Loudness before the compressor, so that its threshold means the same for all. */
const INTO_GLUE_LUFS = -18;
const GLUE = { threshold: -16, ratio: 2 };

/** What differs between the sides gets this much louder; what is low is in the middle and stays there. */
const WIDTH = 1.4;

/** The gain is corrected by what the limiter took until it is this close, in LU, or so often. */
const CLOSE_ENOUGH = 0.02;
const MOST_ROUNDS = 8;

/** The part of a sound whose loudness counts. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

function widen(mix: Stereo): void {
  for (let i = 0; i < mix.left.length; i++) {
    const middle = ((mix.left[i] ?? 0) + (mix.right[i] ?? 0)) / 2;
    const side = (((mix.left[i] ?? 0) - (mix.right[i] ?? 0)) / 2) * WIDTH;
    mix.left[i] = middle + side;
    mix.right[i] = middle - side;
  }
}

function copyInto(target: Stereo, source: Stereo): void {
  target.left.set(source.left);
  target.right.set(source.right);
}

/**
 * Makes a mix a finished piece, in place: low cut, equaliser, width, gentle compression, then the gain that
 * brings it to the target under the limiter.
 */
export function master(mix: Stereo, eq: readonly Band[], range: Range): void {
  filterStereo(mix, 'high', () => LOWEST_HERTZ, FLAT);
  for (const band of eq) {
    runBiquad(mix.left, bandSection(band));
    runBiquad(mix.right, bandSection(band));
  }
  widen(mix);
  const loudness = (): number => integratedLoudness(slice(mix, range.from, range.to));
  scale(mix, amplitude(INTO_GLUE_LUFS - loudness()));
  compress(mix, GLUE);
  const glued = silence(mix.left.length);
  copyInto(glued, mix);
  const peaks = peakEnvelope(glued);
  let gain = TARGET_LUFS - loudness();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    copyInto(mix, glued);
    limit(mix, peaks, amplitude(gain), amplitude(CEILING_DB));
    const missing = TARGET_LUFS - loudness();
    if (Math.abs(missing) < CLOSE_ENOUGH) break;
    gain += missing;
  }
}
