/** The sound of a song's cut as one file that every browser decodes, with a mark that says where the first bar is. */
import { readWav } from '../archive/audio-file';
import { cutOf } from '../music/cut';
import { STEPS_PER_BAR } from '../music/score/chords';
import { stepSeconds } from '../music/score/timeline';
import type { Song } from '../music/score/types';
import { type Stereo, samples, silence } from '../music/synth/stereo';
import { MARKED, mark } from './mark';
import { mp3Of } from './mp3';

const KILOBITS = 128;

const FADE_IN = 0.005;
/** Seconds in which what rings on after the last bar fades. */
const FADE_OUT = 1.8;

/** Puts a part of a channel behind the mark, faded at both ends. */
function lay(from: Float32Array, start: number, length: number, to: Float32Array): void {
  for (let i = 0; i < length; i++) {
    const fade = Math.min(1, i / samples(FADE_IN), (length - i) / samples(FADE_OUT));
    to[MARKED + i] = (from[start + i] ?? 0) * fade;
  }
}

/** The cut of a finished song behind its mark. */
export function markedCut(song: Song, finished: Stereo): Stereo {
  const bar = STEPS_PER_BAR * stepSeconds(song);
  const { fromBar, bars } = cutOf(song);
  const length = samples(bars * bar + FADE_OUT);
  const sound = silence(MARKED + length);
  for (const side of ['left', 'right'] as const) {
    mark(sound[side]);
    lay(finished[side], samples(fromBar * bar), length, sound[side]);
  }
  return sound;
}

/** The MP3 file of a song's cut. */
export async function cutFile(song: Song, wav: Uint8Array): Promise<Uint8Array> {
  const { left, right } = markedCut(song, readWav(wav).sound);
  return mp3Of([left, right], KILOBITS);
}
