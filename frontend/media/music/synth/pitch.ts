import { CONTROL_BLOCK } from './filter';
import type { Note, PitchMotion } from './patch';
import { SAMPLE_RATE } from './stereo';

/** What the note's frequency is multiplied with in each control block, or nothing if it stands still. */
export function pitchRatios(
  motion: PitchMotion,
  note: Note,
  length: number,
): Float32Array | undefined {
  const { bend, vibrato, glide } = motion;
  const distance = note.from === undefined || !glide ? 0 : note.from - note.pitch;
  if (!bend && !vibrato && distance === 0) return undefined;
  const ratios = new Float32Array(Math.ceil(length / CONTROL_BLOCK));
  for (let block = 0; block < ratios.length; block++) {
    const time = (block * CONTROL_BLOCK) / SAMPLE_RATE;
    let semitones = 0;
    if (bend) semitones += bend.semitones * Math.exp((-5 * time) / bend.seconds);
    if (distance !== 0 && glide) semitones += distance * Math.max(0, 1 - time / glide) ** 2;
    if (vibrato && time > vibrato.delay) {
      // Grows over a fifth of a second, as a player's hand does.
      const depth = (Math.min(1, (time - vibrato.delay) * 5) * vibrato.cents) / 100;
      semitones += depth * Math.sin(2 * Math.PI * vibrato.hertz * (time - vibrato.delay));
    }
    ratios[block] = 2 ** (semitones / 12);
  }
  return ratios;
}
