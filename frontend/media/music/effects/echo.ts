import { FLAT, filterStereo } from '../synth/filter';
import { type Stereo, silence } from '../synth/stereo';

/** How an echo repeats. */
export interface EchoSettings {
  /** Between two repeats, in samples. */
  readonly delay: number;
  readonly feedback: number;
  /** Repeats lose what is above, in hertz. */
  readonly lowpass: number;
}

/** Lowest frequency that is repeated: echoes of basses blur. */
const LOWEST_HERTZ = 250;

/** The echoes of a sound, which jump from one side to the other. */
export function echo(input: Stereo, settings: EchoSettings): Stereo {
  const { delay, feedback } = settings;
  const length = input.left.length;
  const output = silence(length);
  const { left, right } = output;
  for (let i = delay; i < length; i++) {
    const mono = 0.5 * ((input.left[i - delay] ?? 0) + (input.right[i - delay] ?? 0));
    left[i] = mono + (right[i - delay] ?? 0) * feedback;
    right[i] = (left[i - delay] ?? 0) * feedback;
  }
  filterStereo(output, 'low', () => settings.lowpass, FLAT);
  filterStereo(output, 'high', () => LOWEST_HERTZ, FLAT);
  return output;
}
