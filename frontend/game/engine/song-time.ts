/** From the audio context's time to the song's, which judgements are made in. */

/** How a song is being played. */
export interface Playback {
  /** The context's time of the song's first sample, in milliseconds. */
  startedAt: number;
  /** 1, or less in practice. */
  rate: number;
}

/** Whole milliseconds of the song that are heard at a time of the context, less what calibration found. */
export function songTime(playback: Playback, context: number, calibration: number): number {
  return Math.round((context - calibration - playback.startedAt) * playback.rate);
}
