import type { Stereo } from './stereo';

/** Integral of tanh: the logarithm of cosh, written so that it cannot overflow. */
function logCosh(x: number): number {
  const size = Math.abs(x);
  return size + Math.log1p(Math.exp(-2 * size)) - Math.LN2;
}

/** Below this step the mean over the step is taken as the value in its middle. */
const SMALLEST_STEP = 1e-4;

/**
 * Bends one channel with tanh. The mean of the curve between two samples is taken instead of its
 * value (J. Parker, V. Zavalishin and E. Le Bivic, DAFx 2016), which keeps what would fold back
 * from above half the sample rate low.
 *
 * @param drive gain before the curve; the result stays within full scale and small signals keep
 *   about the level that loud ones have
 */
export function saturateChannel(channel: Float32Array, drive: number): void {
  const gain = 1 / Math.tanh(drive);
  let last = 0;
  let lastIntegral = 0;
  for (let i = 0; i < channel.length; i++) {
    const x = (channel[i] ?? 0) * drive;
    const integral = logCosh(x);
    const step = x - last;
    const mean =
      Math.abs(step) > SMALLEST_STEP ? (integral - lastIntegral) / step : Math.tanh((x + last) / 2);
    channel[i] = mean * gain;
    last = x;
    lastIntegral = integral;
  }
}

/** Bends both channels. */
export function saturate(sound: Stereo, drive: number): void {
  saturateChannel(sound.left, drive);
  if (sound.right !== sound.left) saturateChannel(sound.right, drive);
}
