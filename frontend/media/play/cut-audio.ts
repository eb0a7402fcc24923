/** The sound of a song's cut as one file that every browser decodes, with a mark that says where the first bar is. */
import { createMp3Encoder } from 'wasm-media-encoders';

import { readWav } from '../archive/audio-file';
import { cutOf } from '../music/cut';
import { join } from '../music/files/bytes';
import { STEPS_PER_BAR } from '../music/score/chords';
import { stepSeconds } from '../music/score/timeline';
import type { Song } from '../music/score/types';
import { SAMPLE_RATE, type Stereo, samples, silence } from '../music/synth/stereo';

const KILOBITS = 128;

/**
 * Decoders put silence before the sound, and not all take the same away again. So a short pulse stands in the silence
 * before the music, and a player measures from it.
 */
const MARK_AT = 0.1;
/** From the mark to the first bar, in seconds. */
export const AFTER_MARK = 0.1;
const MARK_LEVEL = 0.5;
/** Samples of the pulse's slope: wide enough to stay below what the encoder cuts off. */
const MARK_WIDTH = 4;

const FADE_IN = 0.005;
/** What is heard of the bar after the last, while it fades. */
const FADE_OUT = 1.8;

function mark(channel: Float32Array): void {
  const centre = samples(MARK_AT);
  for (let i = -4 * MARK_WIDTH; i <= 4 * MARK_WIDTH; i++) {
    channel[centre + i] = MARK_LEVEL * Math.exp(-((i / MARK_WIDTH) ** 2) / 2);
  }
}

/** Puts a part of a channel behind the mark, faded at both ends. */
function lay(from: Float32Array, start: number, length: number, to: Float32Array): void {
  const at = samples(MARK_AT + AFTER_MARK);
  for (let i = 0; i < length; i++) {
    const fade = Math.min(1, i / samples(FADE_IN), (length - i) / samples(FADE_OUT));
    to[at + i] = (from[start + i] ?? 0) * fade;
  }
}

/** The cut of a finished song behind its mark. */
export function markedCut(song: Song, finished: Stereo): Stereo {
  const bar = STEPS_PER_BAR * stepSeconds(song);
  const { fromBar, bars } = cutOf(song);
  const length = samples(bars * bar + FADE_OUT);
  const sound = silence(samples(MARK_AT + AFTER_MARK) + length);
  for (const side of ['left', 'right'] as const) {
    mark(sound[side]);
    lay(finished[side], samples(fromBar * bar), length, sound[side]);
  }
  return sound;
}

/** The MP3 file of a song's cut. */
export async function cutFile(song: Song, wav: Uint8Array): Promise<Uint8Array> {
  const { left, right } = markedCut(song, readWav(wav).sound);
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 2, bitrate: KILOBITS });
  // The encoder owns what it returns, until it is asked again.
  const frames = new Uint8Array(encoder.encode([left, right]));
  return join([frames, new Uint8Array(encoder.finalize())]);
}
