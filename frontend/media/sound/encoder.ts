import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { SAMPLE_RATE, type Stereo } from '../music/synth/stereo';
import { encoder, ffmpeg } from '../pipeline/ffmpeg';
import { opusFile } from './opus';

/** How each kind of file is made; part of what decides whether it is made anew. */
export const ENCODINGS = {
  weba: '-f webm -c:a copy',
  m4a: '-c:a aac -b:a 96k -movflags +faststart',
} as const;

export type SoundKind = keyof typeof ENCODINGS;

/** Nothing but the samples decides the bytes: no time, no version, no random number. */
export const EXACT = '-map_metadata -1 -fflags +bitexact -flags:a +bitexact';

/** Both channels as 32-bit floats, one sample of each after the other. */
export function interleaved({ left, right }: Stereo): Buffer {
  const values = new Float32Array(2 * left.length);
  for (let at = 0; at < left.length; at += 1) {
    values[2 * at] = left[at] ?? 0;
    values[2 * at + 1] = right[at] ?? 0;
  }
  return Buffer.from(values.buffer);
}

/**
 * A sound as Opus in WebM and as AAC in MPEG-4, which browsers ask for in pieces.
 *
 * @throws Error when the encoder is missing or fails, with what it said
 */
export async function encodeSound(sound: Stereo): Promise<Record<SoundKind, Buffer>> {
  if (encoder() === undefined)
    throw new Error('a sound changed, and ffmpeg is needed to encode it');
  const folder = mkdtempSync(path.join(tmpdir(), 'sound-'));
  const [opus, weba, m4a] = ['sound.opus', 'sound.weba', 'sound.m4a'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  const target = { weba, m4a };
  const output = (kind: SoundKind, input: number) =>
    `-map ${input.toString()}:a ${ENCODINGS[kind]} ${EXACT} ${target[kind]}`.split(' ');
  const input = `-y -loglevel error -f f32le -ar ${SAMPLE_RATE.toString()} -ac 2 -i pipe:0 -i ${opus}`;
  try {
    writeFileSync(opus, await opusFile(sound));
    const options = [...input.split(' '), ...output('weba', 1), ...output('m4a', 0)];
    await ffmpeg(options, [interleaved(sound)]);
    return { weba: readFileSync(target.weba), m4a: readFileSync(target.m4a) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
