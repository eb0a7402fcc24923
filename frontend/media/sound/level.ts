import { type Level, levelTo } from '../music/master/master';
import { SAMPLE_RATE, type Stereo, silence } from '../music/synth/stereo';

/**
 * What streaming services play at. The drops of songs are louder than songs, so that a medley would be too; and encoders add up
 * to 3 dB to the peaks of what goes in.
 */
const LEVEL: Level = { lufs: -14, ceiling: -5.5 };
/** AAC adds 7 dB to one sample of the loop when it comes at that level. */
const LOOP_LEVEL: Level = { ...LEVEL, ceiling: -6 };

/** A sound as loud as all that pages play, with room for what encoders add. */
export function levelled(sound: Stereo, isLoop: boolean): Stereo {
  return levelTo(sound, isLoop ? LOOP_LEVEL : LEVEL, { from: 0, to: sound.left.length });
}

/** Seconds of a loop's other end at each of its ends: more than an encoder puts before a sound, and than a limiter remembers. */
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
