/** How near the files of a video are to its frames: structural similarity of the luma, of all frames and of each second. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ffmpeg } from '../../pipeline/ffmpeg';
import { SceneCanvas } from '../painter/scene-canvas';
import { type Video, frameTimes } from '../video';
import { pixelFilter, rawFrames } from './encoder';

/** Likenesses from 0 to 1. */
export interface Likeness {
  readonly mean: number;
  readonly worstSecond: number;
}

/** A video's frames in their order, each painted when its reader takes it. */
export async function paintedFrames(video: Video): Promise<Iterable<Buffer>> {
  const canvas = await SceneCanvas.for(video);
  const paint = function* () {
    for (const time of frameTimes(video)) {
      canvas.show(time);
      yield canvas.pixels();
    }
  };
  return paint();
}

/** Summarises the figures of ffmpeg's filter, one line a frame. */
export function likenessOf(stats: string, rate: number): Likeness {
  const frames = [...stats.matchAll(/ Y:([0-9.]+)/g)].map(([, value]) => Number(value));
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  const seconds = Array.from({ length: Math.ceil(frames.length / rate) }, (_, second) =>
    mean(frames.slice(second * rate, (second + 1) * rate)),
  );
  return { mean: mean(frames), worstSecond: Math.min(...seconds) };
}

/** Compares several files of one video with its frames, which are painted once. */
export async function compare(
  video: Video,
  files: readonly { readonly file: string; readonly width: number }[],
): Promise<readonly Likeness[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'likeness-'));
  const statsOf = (index: number) => path.join(folder, index.toString());
  const graph = [
    `[0:v]split=${files.length.toString()}${files.map((_, index) => `[p${index.toString()}]`).join('')}`,
    ...files.map(({ width }, index) => {
      const at = index.toString();
      return `[p${at}]${pixelFilter(width)}[r${at}];[${(index + 1).toString()}:v]settb=AVTB,setpts=N[f${at}];[r${at}]settb=AVTB,setpts=N[s${at}];[f${at}][s${at}]ssim=stats_file=${statsOf(index)}[o${at}]`;
    }),
  ].join(';');
  const options = [
    ...'-y -loglevel error'.split(' '),
    ...rawFrames(video.size, video.rate),
    ...files.flatMap(({ file }) => ['-i', file]),
    '-filter_complex',
    graph,
    ...files.flatMap((_, index) => ['-map', `[o${index.toString()}]`, '-f', 'null', '-']),
  ];
  try {
    await ffmpeg(options, await paintedFrames(video));
    return files.map((_, index) => likenessOf(readFileSync(statsOf(index), 'utf8'), video.rate));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Frames of a second that are compared in a sample. */
const SAMPLED = 6;

/** A few frames of the second that begins at a time. */
export async function paintedSecond(video: Video, from: number): Promise<readonly Buffer[]> {
  const step = video.rate / SAMPLED;
  const times = frameTimes(video).filter(
    (time) => time > from - 0.5 / video.rate && time < from + 1,
  );
  const canvas = await SceneCanvas.for(video);
  return times
    .filter((_, index) => index % step === 0)
    .map((time) => {
      canvas.play(time);
      canvas.show(time);
      return Buffer.from(canvas.pixels());
    });
}

/** One second of a file against its frames, as `paintedSecond` paints them. */
export async function compareSecond(
  video: Video,
  frames: readonly Buffer[],
  { file, width }: { readonly file: string; readonly width: number },
  from: number,
): Promise<number> {
  const step = video.rate / SAMPLED;
  const folder = mkdtempSync(path.join(tmpdir(), 'likeness-'));
  const stats = path.join(folder, 'stats');
  const graph = `[0:v]${pixelFilter(width)},settb=AVTB,setpts=N[r];[1:v]select='not(mod(n\\,${step.toString()}))',settb=AVTB,setpts=N[f];[f][r]ssim=stats_file=${stats}:shortest=1[o]`;
  const options = [
    ...'-y -loglevel error'.split(' '),
    ...rawFrames(video.size, SAMPLED),
    // WebM's pictures begin 7 ms late and count whole milliseconds, so the seek aims close to the frame.
    ...`-ss ${(from - 0.05 / video.rate).toString()} -t 1 -i`.split(' '),
    file,
    '-filter_complex',
    graph,
    ...'-map [o] -f null -'.split(' '),
  ];
  try {
    await ffmpeg(options, frames);
    return likenessOf(readFileSync(stats, 'utf8'), SAMPLED).mean;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
