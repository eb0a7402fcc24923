/** What tests hear of a file: its sound as a listener gets it, decoded. */
import { spawnSync } from 'node:child_process';

import { encoder } from '../pipeline/ffmpeg';

/** Integrated loudness in LUFS and true peak in dBTP, as ffmpeg measures them. */
export function heard(file: string): { readonly lufs: number; readonly peak: number } {
  const options = ['-hide_banner', '-nostats', '-i', file, '-af', 'ebur128=peak=true', '-vn'];
  const { stderr } = spawnSync(encoder() ?? '', [...options, '-f', 'null', '-'], {
    encoding: 'utf8',
  });
  const last = (found: IterableIterator<RegExpExecArray>) => Number([...found].at(-1)?.[1]);
  return {
    lufs: last(stderr.matchAll(/I:\s+(-?[\d.]+) LUFS/g)),
    peak: last(stderr.matchAll(/Peak:\s+(-?[\d.]+) dBFS/g)),
  };
}
