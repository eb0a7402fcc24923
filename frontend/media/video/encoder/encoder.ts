/** Frames, and samples where there are any, as the files of a video. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { SAMPLE_RATE, type Stereo } from '../../music/synth/stereo';
import { ffmpeg } from '../../pipeline/ffmpeg';
import { interleaved } from '../../sound/encoder';
import { opusFile } from '../../sound/opus';
import type { Rendition, Scene, Target, Video } from '../video';

const AV1 = {
  ending: 'webm',
  video: '-c:v libsvtav1 -preset 10 -svtav1-params tune=0:lp=2',
  audio: '-c:a copy',
  container: '-f webm',
} as const;

const H264 = {
  ending: 'mp4',
  video: '-c:v libx264 -preset medium -tune animation -profile:v high -threads 2',
  audio: '-c:a aac -aac_coder fast -b:a 192k',
  container: '-f mp4 -movflags +faststart',
} as const;

/**
 * How each file is made. The number of threads is said, because the encoders divide the work among them, and other
 * shares are other bytes.
 */
export const ENCODINGS = {
  wide: AV1,
  webm: AV1,
  mp4: H264,
  upright: { ...H264, audio: '-c:a aac -aac_coder fast -b:a 128k' },
} as const satisfies Record<Rendition, unknown>;

/** The colours of HDTV, tagged as such. */
const TAGS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';

/** No time and no version goes in. */
export const EXACT = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact';

/** From the painter's pixels to those that are encoded. */
export const pixelFilter = (width: number): string =>
  `scale=${width.toString()}:-2:out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd+full_chroma_int,format=yuv420p`;

type Files = readonly (readonly [Rendition, Target])[];

/** The files of a video, in the order in which a browser chooses. */
export const filesOf = ({ files }: Pick<Video, 'files'>): Files =>
  (Object.keys(ENCODINGS) as Rendition[]).flatMap((kind) => {
    const target = files[kind];
    return target === undefined ? [] : [[kind, target] as const];
  });

/** Frames at every width; files of the same one share them. */
function graphOf(files: Files): string {
  const widths = [...new Set(files.map(([, { width }]) => width))];
  const split = (from: string, names: readonly string[]) =>
    `${from}split=${names.length.toString()}${names.map((name) => `[${name}]`).join('')}`;
  const of = (width: number) => files.filter(([, one]) => one.width === width);
  return [
    split(
      '[0:v]',
      widths.map((width) => `at${width.toString()}`),
    ),
    ...widths.map((width) =>
      split(
        `[at${width.toString()}]${pixelFilter(width)},`,
        of(width).map(([kind]) => kind),
      ),
    ),
  ].join(';');
}

/** The arguments that tell ffmpeg what comes through its standard input. */
export const rawFrames = ({ width, height }: Scene['size'], rate: number): readonly string[] =>
  `-f rawvideo -pix_fmt rgba -video_size ${width.toString()}x${height.toString()} -framerate ${rate.toString()} -i pipe:0`.split(
    ' ',
  );

/** Seconds from one whole picture to the next: scenes that stand still cost little else. */
const WHOLE_EVERY = 10;

function output(kind: Rendition, crf: number, rate: number, hasSound: boolean) {
  const { ending, video, audio, container } = ENCODINGS[kind];
  const every = (WHOLE_EVERY * rate).toString();
  const sound = hasSound ? `-map ${ending === 'webm' ? '2' : '1'}:a ${audio}` : '-an';
  return [
    ...`-map [${kind}] ${video} -g ${every} -crf ${crf.toString()} ${TAGS}`.split(' '),
    ...`${sound} ${EXACT} ${container}`.split(' '),
  ];
}

/**
 * The arguments of ffmpeg for all files of a video in one go, so that each frame is painted once.
 *
 * @param sound the files of the sound, where there is one: its samples, and the same as Opus
 */
function options(
  { size, rate, files: wanted }: Pick<Video, 'size' | 'rate' | 'files'>,
  fileOf: (kind: Rendition) => string,
  sound?: readonly [samples: string, opus: string],
): readonly string[] {
  const files = filesOf({ files: wanted });
  const heard =
    sound === undefined
      ? ''
      : `-f f32le -ar ${SAMPLE_RATE.toString()} -ac 2 -i ${sound[0]} -i ${sound[1]}`;
  return [
    ...'-y -loglevel error'.split(' '),
    ...rawFrames(size, rate),
    ...heard.split(' ').filter(Boolean),
    '-filter_complex',
    graphOf(files),
    ...files.flatMap(([kind, { quality }]) => [
      ...output(kind, quality, rate, sound !== undefined),
      fileOf(kind),
    ]),
  ];
}

/**
 * Encodes a video.
 *
 * @returns the bytes of each file, in the order in which a browser chooses
 * @throws when the encoder is missing or fails, with what it said
 */
export async function encodeVideo(
  video: Pick<Video, 'size' | 'rate' | 'files'>,
  frames: Iterable<Buffer>,
  sound?: Stereo,
): Promise<readonly { readonly kind: Rendition; readonly bytes: Buffer }[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'video-'));
  const heard = [path.join(folder, 'sound.f32'), path.join(folder, 'sound.opus')] as const;
  const fileOf = (kind: Rendition) => path.join(folder, kind);
  try {
    if (sound !== undefined) {
      writeFileSync(heard[0], interleaved(sound));
      writeFileSync(heard[1], await opusFile(sound));
    }
    await ffmpeg(options(video, fileOf, sound === undefined ? undefined : heard), frames);
    return filesOf(video).map(([kind]) => ({ kind, bytes: readFileSync(fileOf(kind)) }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
