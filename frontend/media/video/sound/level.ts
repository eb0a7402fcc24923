/** The loudness of videos. */
import { type Level, levelTo } from '../../music/master/master';
import type { Stereo } from '../../music/synth/stereo';

/**
 * What streaming services play at. The promise is a true peak below -1 dB in what is decoded; the encoders add up to
 * 2 dB to what goes in.
 */
export const VIDEO_LEVEL: Level = { lufs: -14, ceiling: -3.6 };

/** A video's sound at the loudness of all videos. */
export function levelled(sound: Stereo, ceiling = VIDEO_LEVEL.ceiling): Stereo {
  return levelTo(sound, { ...VIDEO_LEVEL, ceiling }, { from: 0, to: sound.left.length });
}
