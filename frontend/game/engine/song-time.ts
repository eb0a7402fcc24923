/** From the audio context's time to the song's, which judgements are made in. */

/** How a song is being played. */
export interface Playback {
  /** The context's time of the song's first sample, in milliseconds. */
  startedAt: number;
  /** 1, or less in practice. */
  rate: number;
}

/**
 * Whole milliseconds of the song that a picture has to show while others are heard. It runs ahead by the whole lateness that
 * taps along with a picture have: a player who follows the picture is then judged like one who follows the sound.
 *
 * @param time milliseconds of the song, as `songTime` has them
 */
export function pictureTime(time: number, calibration: number, rate: number): number {
  return time + Math.round(calibration * rate);
}

/** Whole milliseconds of the song that are heard at a time of the context, less what calibration found. */
export function songTime(playback: Playback, context: number, calibration: number): number {
  return Math.round((context - calibration - playback.startedAt) * playback.rate);
}
