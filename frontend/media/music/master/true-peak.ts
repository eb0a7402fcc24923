/** Peaks between the samples, after ITU-R BS.1770-5 annex 2. */
import type { Stereo } from '../synth/stereo';

/** Weights of the samples around each of the four places between two samples. */
const TAPS = 12;

/** The standard's interpolation filter, one row for each place; the last two mirror the first two. */
const FIRST = [
  0.001708984375, 0.010986328125, -0.0196533203125, 0.033203125, -0.0594482421875, 0.1373291015625,
  0.97216796875, -0.102294921875, 0.047607421875, -0.026611328125, 0.014892578125, -0.00830078125,
];
const SECOND = [
  -0.0291748046875, 0.029296875, -0.0517578125, 0.089111328125, -0.16650390625, 0.465087890625,
  0.77978515625, -0.2003173828125, 0.1015625, -0.0582275390625, 0.0330810546875, -0.0189208984375,
];
const ROWS = [FIRST, SECOND, SECOND.toReversed(), FIRST.toReversed()].map((row) =>
  Float64Array.from(row),
);

/** Samples after a place that its interpolation needs. */
const AHEAD = TAPS / 2;

/** Raises `peaks` to the size of a channel's values at one of the places after each sample. */
function raise(peaks: Float32Array, padded: Float32Array, row: Float64Array): void {
  // Written out: this is the innermost loop of the whole rendering.
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, j = 0, k = 0, l = 0, m = 0] = row;
  for (let i = 0; i < peaks.length; i++) {
    const first =
      a * (padded[i + 11] ?? 0) +
      b * (padded[i + 10] ?? 0) +
      c * (padded[i + 9] ?? 0) +
      d * (padded[i + 8] ?? 0) +
      e * (padded[i + 7] ?? 0) +
      f * (padded[i + 6] ?? 0);
    const second =
      g * (padded[i + 5] ?? 0) +
      h * (padded[i + 4] ?? 0) +
      j * (padded[i + 3] ?? 0) +
      k * (padded[i + 2] ?? 0) +
      l * (padded[i + 1] ?? 0) +
      m * (padded[i] ?? 0);
    const size = Math.abs(first + second);
    if (size > (peaks[i] ?? 0)) peaks[i] = size;
  }
}

/** The largest of the four values that follow each sample, of both channels together. */
export function peakEnvelope(sound: Stereo): Float32Array {
  const peaks = new Float32Array(sound.left.length);
  for (const channel of [sound.left, sound.right]) {
    const padded = new Float32Array(channel.length + TAPS);
    padded.set(channel, TAPS - 1 - AHEAD);
    for (const row of ROWS) raise(peaks, padded, row);
  }
  return peaks;
}

/** Highest true peak of a sound, as an amplitude. */
export function truePeak(sound: Stereo): number {
  return peakEnvelope(sound).reduce((highest, peak) => Math.max(highest, peak), 0);
}
