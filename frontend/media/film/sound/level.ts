/** The loudness of films. */
import { type Level, levelTo } from '../../music/master/master';
import type { Stereo } from '../../music/synth/stereo';

/**
 * What streaming services play at. The promise is a true peak below -1 dB in what is decoded; the encoders add up to
 * 2 dB to what goes in.
 */
export const FILM_LEVEL: Level = { lufs: -14, ceiling: -3.6 };

/** A film's sound at the loudness of all films. */
export function levelled(sound: Stereo, ceiling = FILM_LEVEL.ceiling): Stereo {
  return levelTo(sound, { ...FILM_LEVEL, ceiling }, { from: 0, to: sound.left.length });
}
