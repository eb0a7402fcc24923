/** The clips: each is drawn frame by frame, encoded twice, and gets a still. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import type { Clip, Poster } from '../types';
import { digest } from '../pipeline/digest';
import { removeMedia, writePublic } from '../pipeline/public-files';
import { encode } from '../pipeline/raster';
import type { Product, Step } from '../pipeline/step';
import type { Video } from './video';
import { moments } from './video';
import { VIDEOS } from './videos';
import { browser, withCamera } from './studio/camera';
import type { Camera } from './studio/camera';
import { ENCODINGS, encodeVideo } from './studio/encoder';
import { encoder } from './studio/ffmpeg';

/** Constant quality, chosen by eye: flat colour and hard edges show every ring of a coarser one. */
const QUALITY = { mp4: 33, webm: 52 } as const;
const POSTER_QUALITY = 45;

const KINDS = [
  { kind: 'webm', type: 'video/webm; codecs="av01.0.05M.08"' },
  { kind: 'mp4', type: 'video/mp4' },
] as const;

/** The file's name without its digest and ending. A picture of the same name must not be taken for it. */
const stem = (video: Video, width: number): string => `${video.name}Clip-${width.toString()}`;

/** Writes a file below `public/media` under its content's digest and returns its path. */
const put = (name: string, kind: string, bytes: Buffer): string =>
  writePublic(`media/${name}.${digest(bytes).slice(0, 8)}.${kind}`, bytes);

async function poster(video: Video, camera: Camera) {
  const still = sharp(await camera.still(video.poster)).removeAlpha();
  const files: string[] = [];
  const list = async (format: 'avif' | 'webp') => {
    const entries: string[] = [];
    for (const width of [video.width / 2, video.width]) {
      const bytes = await encode(still, width, format, POSTER_QUALITY);
      const file = put(stem(video, width), format, bytes);
      files.push(file);
      entries.push(`/${file} ${width.toString()}w`);
    }
    return entries;
  };
  const [avif, webp] = [await list('avif'), await list('webp')];
  const picture: Poster = {
    width: video.width,
    height: video.height,
    avif: avif.join(', '),
    webp: webp.join(', '),
    src: `/${files.at(-1) ?? ''}`,
  };
  return { files, picture };
}

async function encoded(video: Video, camera: Camera) {
  const folder = mkdtempSync(path.join(tmpdir(), 'video-'));
  const target = { mp4: path.join(folder, 'video.mp4'), webm: path.join(folder, 'video.webm') };
  const times = moments(video);
  // A fraction, so that the last frame ends on the video's exact end.
  const rate = `${(times.length * 1_000_000).toString()}/${Math.round(video.seconds * 1_000_000).toString()}`;
  try {
    await encodeVideo(camera.roll(times), rate, target, video.quality ?? QUALITY);
    return KINDS.map(({ kind, type }) => ({
      file: put(stem(video, video.width), kind, readFileSync(target[kind])),
      type,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Only one video at a time: each keeps every core busy. */
let turn: Promise<unknown> = Promise.resolve();

async function make(video: Video): Promise<Product> {
  const missing = [
    ...(browser() === undefined ? ['Chromium'] : []),
    ...(encoder() === undefined ? ['ffmpeg'] : []),
  ];
  if (missing.length > 0) {
    const what = missing.join(' and ');
    const verb = missing.length > 1 ? 'are' : 'is';
    throw new Error(`the video ${video.name} changed, and ${what} ${verb} needed to make it anew`);
  }
  return withCamera(video, async (camera) => {
    removeMedia(new RegExp(`^${video.name}Clip-`));
    const still = await poster(video, camera);
    const videos = await encoded(video, camera);
    const clip: Clip = {
      width: video.width,
      height: video.height,
      seconds: video.seconds,
      poster: still.picture,
      sources: videos.map(({ file, type }) => ({ src: `/${file}`, type })),
    };
    return {
      files: [...videos.map(({ file }) => file), ...still.files],
      clips: { [video.name]: clip },
    };
  });
}

/** What puts frames on the canvas: a change there changes every video. */
const PAINTER = path.join(import.meta.dirname, 'studio/painter.ts');

/** One moment in so many is digested: nothing is on screen for less than a tenth of a second. */
const SAMPLED = 3;

/**
 * A digest of all that decides what a video looks like: its frames, its sprites, the painter and the settings.
 * The encoders' versions do not count: their bytes differ from one system to the next.
 */
export function videoKey(video: Video): string {
  const times = moments(video);
  const frames = times.filter((_, index) => index % SAMPLED === 0).map((time) => video.frame(time));
  const settings = [ENCODINGS, QUALITY, POSTER_QUALITY, video, times.length];
  return digest(
    readFileSync(PAINTER, 'utf8').replaceAll('\r\n', '\n'),
    ...[settings, video.sprites(), ...frames].map((part) => JSON.stringify(part)),
  );
}

function videoStep(video: Video): Step {
  return {
    name: `video ${video.name}`,
    key: () => videoKey(video),
    run: () => {
      const mine = turn.then(() => make(video));
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}

/** One step a video. */
export const videoSteps: readonly Step[] = VIDEOS.map(videoStep);
