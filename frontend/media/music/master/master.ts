import { bandSection, runBiquad, type Band } from '../synth/biquad';
import { FLAT, filterStereo } from '../synth/filter';
import { type Stereo, amplitude, scale, silence, slice } from '../synth/stereo';
import { compress } from './compressor';
import { limit } from './limiter';
import { integratedLoudness } from './loudness';
import { roundOff } from './round-off';
import { peakEnvelope } from './true-peak';

/** How loud a master is, and how it gets there. */
export interface Level {
  /** Integrated loudness in LUFS. */
  readonly lufs: number;
  /**
   * Highest true peak that the limiter lets through, in decibels below full scale. The promise is -1. Half a decibel goes
   * to the standard's short interpolation filter, which sees a little less than longer ones do, and the rest to the MP3,
   * whose decoded peaks lie above those that went in.
   */
  readonly ceiling: number;
  /** Peaks are rounded off from here on before they reach the limiter, in decibels about the ceiling. */
  readonly knee?: number;
}

/** What streaming services play at. */
export const STREAMING: Level = { lufs: -14, ceiling: -2.2 };

/** What stands beside other hard records in a set: rounded peaks first, or the limiter would be heard to breathe. */
export const CLUB: Level = { lufs: -9, ceiling: -3.2, knee: -3 };

/** Nothing below is music, and it takes room from what is. */
const LOWEST_HERTZ = 28;
/** What is slower than this is no sound but a place beside the middle. */
const MIDDLE_HERTZ = 8;
/** Loudness before the compressor, so that its threshold means the same for all. */
const INTO_GLUE_LUFS = -18;
const GLUE = { threshold: -16, ratio: 2 };

/** What differs between the sides gets this much louder; what is low is in the middle and stays there. */
const WIDTH = 1.4;

/** Where rounded peaks end, as a part of the ceiling. */
const ROUND_TOP = 1.25;

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

/** Low cut, equaliser, width and gentle compression, in place: what all masters of a mix share. */
function glue(mix: Stereo, eq: readonly Band[], range: Range): void {
  filterStereo(mix, 'high', () => LOWEST_HERTZ, FLAT);
  for (const band of eq) {
    runBiquad(mix.left, bandSection(band));
    runBiquad(mix.right, bandSection(band));
  }
  widen(mix);
  scale(mix, amplitude(INTO_GLUE_LUFS - integratedLoudness(slice(mix, range.from, range.to))));
  compress(mix, GLUE);
}

/** A copy of a sound at a level, its peaks under the limiter. */
export function levelTo(glued: Stereo, { lufs, ceiling, knee }: Level, range: Range): Stereo {
  const sound = silence(glued.left.length);
  const heard = (): number => integratedLoudness(slice(sound, range.from, range.to));
  const ends = amplitude(ceiling);
  // Unrounded peaks are the same in every round but for the gain.
  const peaks = knee === undefined ? peakEnvelope(glued) : undefined;
  let gain = lufs - integratedLoudness(slice(glued, range.from, range.to));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    copyInto(sound, glued);
    if (peaks === undefined) {
      scale(sound, amplitude(gain));
      roundOff(sound, ends * amplitude(knee ?? 0), ends * ROUND_TOP);
      limit(sound, peakEnvelope(sound), 1, ends);
    } else {
      limit(sound, peaks, amplitude(gain), ends);
    }
    // A gain that follows peaks of one side more than of the other leaves the middle.
    filterStereo(sound, 'high', () => MIDDLE_HERTZ, FLAT);
    const missing = lufs - heard();
    if (Math.abs(missing) < CLOSE_ENOUGH) break;
    gain += missing;
  }
  return sound;
}

/**
 * Makes a mix finished pieces, one for each level.
 *
 * @param mix is used up
 * @param range the part whose loudness counts
 */
export function masterAll(
  mix: Stereo,
  eq: readonly Band[],
  range: Range,
  levels: readonly Level[],
): readonly Stereo[] {
  glue(mix, eq, range);
  return levels.map((level) => levelTo(mix, level, range));
}
