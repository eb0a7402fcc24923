/** Frames and samples as the files of a film. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { SAMPLE_RATE, type Stereo } from '../music/synth/stereo';
import { interleaved } from '../sound/encoder';
import { ffmpeg } from '../video/studio/ffmpeg';
import { HEIGHT, WIDTH } from './film';

/**
 * How each file is made. The number of threads is said, because the encoders divide the work among them, and other
 * shares are other bytes.
 */
export const ENCODINGS = {
  wide: {
    width: 1920,
    video: '-c:v libsvtav1 -preset 10 -svtav1-params tune=0:lp=2',
    audio: '-c:a libopus -b:a 96k -vbr constrained',
    container: '-f webm',
  },
  webm: {
    width: 1280,
    video: '-c:v libsvtav1 -preset 10 -svtav1-params tune=0:lp=2',
    audio: '-c:a libopus -b:a 96k -vbr constrained',
    container: '-f webm',
  },
  mp4: {
    width: 1280,
    video: '-c:v libx264 -preset medium -tune animation -profile:v high -threads 2',
    audio: '-c:a aac -aac_coder fast -b:a 192k',
    container: '-f mp4 -movflags +faststart',
  },
} as const;

export type Rendition = keyof typeof ENCODINGS;

/** Every file of a film. */
const RENDITIONS = Object.keys(ENCODINGS) as readonly Rendition[];

/** The colours of HDTV, tagged as such. */
const TAGS = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv';

/** No time and no version goes in. */
export const EXACT = '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact';

/** From the painter's pixels to those that are encoded. */
export const pixelFilter = (width: number): string =>
  `scale=${width.toString()}:-2:out_color_matrix=bt709:out_range=tv:flags=lanczos+accurate_rnd+full_chroma_int,format=yuv420p`;

/** Frames at both widths; the two files of the smaller one share them. */
const GRAPH = [
  '[0:v]split=2[whole][part]',
  `[whole]${pixelFilter(ENCODINGS.wide.width)}[wide]`,
  `[part]${pixelFilter(ENCODINGS.mp4.width)},split=2[webm][mp4]`,
].join(';');

/** The arguments that tell ffmpeg what comes through its standard input. */
export const rawFrames = (rate: number): readonly string[] =>
  `-f rawvideo -pix_fmt rgba -video_size ${WIDTH.toString()}x${HEIGHT.toString()} -framerate ${rate.toString()} -i pipe:0`.split(
    ' ',
  );

/** Seconds from one whole picture to the next: scenes that stand still cost little else. */
const WHOLE_EVERY = 10;

function outputs(kind: Rendition, crf: number, rate: number, file: string): readonly string[] {
  const { video, audio, container } = ENCODINGS[kind];
  const every = (WHOLE_EVERY * rate).toString();
  return [
    ...`-map [${kind}] ${video} -g ${every} -crf ${crf.toString()} ${TAGS}`.split(' '),
    ...`-map 1:a ${audio} ${EXACT} ${container}`.split(' '),
    file,
  ];
}

/**
 * Encodes a film once for each rendition, in one go, so that each frame is painted once.
 * @throws when the encoder is missing or fails, with what it said
 */
export async function encodeFilm(
  frames: Iterable<Buffer>,
  sound: Stereo,
  rate: number,
  quality: Readonly<Record<Rendition, number>>,
): Promise<Record<Rendition, Buffer>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'film-'));
  const samples = path.join(folder, 'sound.f32');
  const fileOf = (kind: Rendition) => path.join(folder, kind);
  try {
    writeFileSync(samples, interleaved(sound));
    const options = [
      ...'-y -loglevel error'.split(' '),
      ...rawFrames(rate),
      ...`-f f32le -ar ${SAMPLE_RATE.toString()} -ac 2 -i ${samples}`.split(' '),
      '-filter_complex',
      GRAPH,
      ...RENDITIONS.flatMap((kind) => outputs(kind, quality[kind], rate, fileOf(kind))),
    ];
    await ffmpeg(options, frames);
    const read = (kind: Rendition) => readFileSync(fileOf(kind));
    return { wide: read('wide'), webm: read('webm'), mp4: read('mp4') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
