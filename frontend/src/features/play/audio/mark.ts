/** Finds the pulse that stands in the silence before a cut: decoders put different amounts of silence before both. */

/** Seconds from the start of the file in which the mark is, whatever the decoder puts before. */
const SEARCHED = 0.19;
/** The mark is higher than this in every encoding; silence is not. */
const LEAST = 0.2;

/**
 * The seconds at which the mark is in decoded sound.
 *
 * @throws Error when there is none
 */
export function findMark(sound: Float32Array, sampleRate: number): number {
  const end = Math.min(sound.length, Math.round(SEARCHED * sampleRate));
  let highest = 0;
  for (let i = 1; i < end; i++) {
    if (Math.abs(sound[i] ?? 0) > Math.abs(sound[highest] ?? 0)) highest = i;
  }
  if (Math.abs(sound[highest] ?? 0) < LEAST) throw new Error('the cut has no mark');
  return highest / sampleRate;
}
