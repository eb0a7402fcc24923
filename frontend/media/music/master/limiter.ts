import { SAMPLE_RATE, type Stereo } from '../synth/stereo';

/** How far the limiter looks ahead, and how it lets go, in samples. */
const AHEAD = Math.round(0.003 * SAMPLE_RATE);
const RELEASE = Math.exp(-1 / (0.08 * SAMPLE_RATE));

/** The least of the last `span` values, for each value, in linear time. */
function slidingMinimum(values: Float32Array, span: number): Float32Array {
  const result = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 1;
    while (tail > head && (values[queue[tail - 1] ?? 0] ?? 1) >= value) tail--;
    queue[tail++] = i;
    if ((queue[head] ?? 0) <= i - span) head++;
    result[i] = values[queue[head] ?? 0] ?? 1;
  }
  return result;
}

/** Rises slowly, falls at once. */
function withRelease(gains: Float32Array): void {
  let gain = 1;
  for (let i = 0; i < gains.length; i++) {
    const wanted = gains[i] ?? 1;
    gain = wanted < gain ? wanted : wanted + (gain - wanted) * RELEASE;
    gains[i] = gain;
  }
}

/** Mean of the last `span` values, which turns steps into ramps that end where the step was. */
function movingMean(values: Float32Array, span: number): Float32Array {
  const result = new Float32Array(values.length);
  let sum = span;
  for (let i = 0; i < values.length; i++) {
    sum += (values[i] ?? 1) - (i < span ? 1 : (values[i - span] ?? 1));
    result[i] = sum / span;
  }
  return result;
}

/**
 * Keeps true peaks below a ceiling, in place. The gain is down before a peak arrives and comes back
 * in a twelfth of a second.
 *
 * @param peaks true peak at each sample before `gain`, which the sound has not had yet
 */
export function limit(sound: Stereo, peaks: Float32Array, gain: number, ceiling: number): void {
  const needed = new Float32Array(peaks.length);
  for (let i = 0; i < peaks.length; i++) {
    needed[i] = Math.min(1, ceiling / Math.max(1e-9, (peaks[i] ?? 0) * gain));
  }
  // The minimum lasts as long as the mean looks back, so the mean is all the way down at the peak.
  const held = slidingMinimum(needed, 2 * AHEAD);
  withRelease(held);
  const gains = movingMean(held, AHEAD);
  const last = gains.length - 1;
  for (const channel of [sound.left, sound.right]) {
    for (let i = 0; i < channel.length; i++) {
      channel[i] = (channel[i] ?? 0) * gain * (gains[Math.min(i + AHEAD, last)] ?? 1);
    }
  }
}
