import { integratedLoudness } from '../music/master/loudness';
import { SAMPLE_RATE, type Stereo, amplitude, silence } from '../music/synth/stereo';
import { type SoundKind, encodeSound } from './encoder';
import { heard } from './heard';

/**
 * What pages play: 2 dB below the masters, which leaves room for what encoders add to their peaks, so that nothing is limited a second
 * time and a drop stands out of its song as it was mixed.
 */
export const LISTENING = { lufs: -16, peak: -1 } as const;

/** How far below its limit a peak is to be, in decibels: two programs that measure it differ by a little less. */
const SAFETY = 0.1;
/**
 * Decibels that a sound is turned down where a peak is too high, and how often at most. A peak that an encoder adds is one frame that it rounds
 * badly: at the next level it rounds otherwise, and a step as large as the peak would only make the song quieter than the others.
 */
const STEP = 0.1;
const MOST_ROUNDS = 6;

function scaled({ left, right }: Stereo, gain: number): Stereo {
  const channel = (source: Float32Array) => source.map((value) => value * gain);
  return { left: channel(left), right: channel(right) };
}

/**
 * A finished sound as files for listening. It is turned down as a whole, to the loudness of all of them, and further where a file has
 * a peak above the limit when it is decoded.
 *
 * @param body the part of it whose loudness counts
 * @throws Error when no trim brings the peaks below the limit
 */
export async function encodeForListening(
  sound: Stereo,
  body = sound,
): Promise<Record<SoundKind, Buffer>> {
  let trim = LISTENING.lufs - integratedLoudness(body);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const files = await encodeSound(scaled(sound, amplitude(trim)));
    const peak = Math.max(...Object.values(files).map((file) => heard(file).peak));
    if (peak <= LISTENING.peak - SAFETY) return files;
    trim -= STEP;
  }
  throw new Error('an encoder raises the peaks of a sound at every level');
}

/** Seconds of a loop's other end at each of its ends: more than an encoder puts before a sound. */
const OVERLAP = 1;

/**
 * A loop with its end before it and its start behind it: whatever a decoder cuts off of both ends, or leaves there, a stretch
 * of the loop's length in the middle repeats without a join.
 */
export function withEnds(loop: Stereo): Stereo {
  const overlap = Math.round(OVERLAP * SAMPLE_RATE);
  const length = loop.left.length;
  const sound = silence(length + 2 * overlap);
  for (const side of ['left', 'right'] as const) {
    sound[side].set(loop[side].subarray(length - overlap));
    sound[side].set(loop[side], overlap);
    sound[side].set(loop[side].subarray(0, overlap), overlap + length);
  }
  return sound;
}
