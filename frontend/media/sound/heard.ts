/** What is heard of a file: its sound as a listener gets it, decoded. */
import { spawnSync } from 'node:child_process';

import { SAMPLE_RATE, type Stereo } from '../music/synth/stereo';
import { encoder } from '../pipeline/ffmpeg';

/** A file by its path, or its bytes. */
type File = string | Uint8Array;

function decoder(file: File, options: string) {
  const isPath = typeof file === 'string';
  const source = ['-hide_banner', '-nostats', '-i', isPath ? file : 'pipe:0'];
  return spawnSync(encoder() ?? '', [...source, ...options.split(' ')], {
    ...(!isPath && { input: file }),
    maxBuffer: 1e9,
  });
}

/** Integrated loudness in LUFS and true peak in dBTP, as ffmpeg measures them. */
export function heard(file: File): { readonly lufs: number; readonly peak: number } {
  const said = decoder(file, '-af ebur128=peak=true -vn -f null -').stderr.toString();
  const last = (found: IterableIterator<RegExpExecArray>) => Number([...found].at(-1)?.[1]);
  return {
    lufs: last(said.matchAll(/I:\s+(-?[\d.]+) LUFS/g)),
    peak: last(said.matchAll(/Peak:\s+(-?[\d.]+) dBFS/g)),
  };
}

/** The samples of both channels. */
export function decoded(file: File): Stereo {
  const { stdout } = decoder(file, `-f f32le -ac 2 -ar ${SAMPLE_RATE.toString()} -`);
  const both = new Float32Array(
    stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + stdout.length),
  );
  const channel = (side: number) =>
    Float32Array.from({ length: both.length / 2 }, (_, at) => both[2 * at + side] ?? 0);
  return { left: channel(0), right: channel(1) };
}
