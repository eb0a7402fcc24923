/** The clips: each is drawn frame by frame, encoded twice, and gets a still. */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import type { Clip, Picture } from '../types';
import { digest } from '../pipeline/digest';
import { PUBLIC } from '../pipeline/places';
import { encode } from '../pipeline/raster';
import type { Product, Step } from '../pipeline/step';
import type { Film } from './film';
import { moments } from './film';
import { FILMS } from './films';
import { browser, withCamera } from './studio/camera';
import type { Camera } from './studio/camera';
import { ENCODINGS, encodeFilm, encoder } from './studio/encoder';

/** Constant quality, chosen by eye: flat colour and hard edges show every ring of a coarser one. */
const QUALITY = { mp4: 33, webm: 52 } as const;
const POSTER_QUALITY = 45;

const KINDS = [
  { kind: 'webm', type: 'video/webm; codecs="av01.0.05M.08"' },
  { kind: 'mp4', type: 'video/mp4' },
] as const;

/** The file's name without its digest and ending. A picture of the same name must not be taken for it. */
const stem = (film: Film, width: number): string => `${film.name}Clip-${width.toString()}`;

/** Writes a file below `public/media` under its content's digest and gives its path there back. */
function put(name: string, kind: string, bytes: Buffer): string {
  const file = `media/${name}.${digest(bytes).slice(0, 8)}.${kind}`;
  mkdirSync(path.join(PUBLIC, 'media'), { recursive: true });
  writeFileSync(path.join(PUBLIC, file), bytes);
  return file;
}

/** Removes what earlier sources made of a film. */
function clear(film: Film): void {
  const folder = path.join(PUBLIC, 'media');
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    if (file.startsWith(`${film.name}Clip-`)) rmSync(path.join(folder, file));
  }
}

async function poster(film: Film, camera: Camera) {
  const still = sharp(await camera.still(film.poster)).removeAlpha();
  const files: string[] = [];
  const list = async (format: 'avif' | 'webp') => {
    const entries: string[] = [];
    for (const width of [film.width / 2, film.width]) {
      const bytes = await encode(still, width, format, POSTER_QUALITY);
      const file = put(stem(film, width), format, bytes);
      files.push(file);
      entries.push(`/${file} ${width.toString()}w`);
    }
    return entries;
  };
  const [avif, webp] = [await list('avif'), await list('webp')];
  const picture: Picture = {
    width: film.width,
    height: film.height,
    avif: avif.join(', '),
    webp: webp.join(', '),
    src: `/${files.at(-1) ?? ''}`,
  };
  return { files, picture };
}

async function record(film: Film, camera: Camera, report: (share: number) => void) {
  const folder = mkdtempSync(path.join(tmpdir(), 'film-'));
  const target = { mp4: path.join(folder, 'film.mp4'), webm: path.join(folder, 'film.webm') };
  const times = moments(film);
  // A fraction, so that the last frame ends on the film's exact end.
  const rate = `${(times.length * 1_000_000).toString()}/${Math.round(film.seconds * 1_000_000).toString()}`;
  async function* watched() {
    let done = 0;
    for await (const frame of camera.roll(times)) {
      yield frame;
      done += 1;
      report(done / times.length);
    }
  }
  try {
    await encodeFilm(watched(), rate, target, film.quality ?? QUALITY);
    return KINDS.map(({ kind, type }) => ({
      file: put(stem(film, film.width), kind, readFileSync(target[kind])),
      type,
    }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Only one film at a time: each keeps every core busy. */
let turn: Promise<unknown> = Promise.resolve();

async function make(film: Film, report: (share: number) => void): Promise<Product> {
  const missing = [
    ...(browser() === undefined ? ['Chromium'] : []),
    ...(encoder() === undefined ? ['ffmpeg'] : []),
  ];
  if (missing.length > 0) {
    const what = missing.join(' and ');
    const verb = missing.length > 1 ? 'are' : 'is';
    throw new Error(`the film ${film.name} changed, and ${what} ${verb} needed to make it anew`);
  }
  return withCamera(film, async (camera) => {
    clear(film);
    const still = await poster(film, camera);
    const videos = await record(film, camera, report);
    const clip: Clip = {
      width: film.width,
      height: film.height,
      seconds: film.seconds,
      poster: still.picture,
      sources: videos.map(({ file, type }) => ({ src: `/${file}`, type })),
    };
    return {
      files: [...videos.map(({ file }) => file), ...still.files],
      clips: { [film.name]: clip },
    };
  });
}

/** What puts frames on the canvas: a change there changes every film. */
const PAINTER = path.join(import.meta.dirname, 'studio/painter.ts');

/** One moment in so many is digested: nothing is on screen for less than a tenth of a second. */
const SAMPLED = 3;

/**
 * A digest of all that decides what a film looks like: its frames, its sprites, the painter and the settings.
 * The encoders' versions do not count: their bytes differ from one system to the next.
 */
export function filmKey(film: Film): string {
  const times = moments(film);
  const frames = times.filter((_, index) => index % SAMPLED === 0).map((time) => film.frame(time));
  const settings = [ENCODINGS, QUALITY, POSTER_QUALITY, film, times.length];
  return digest(
    readFileSync(PAINTER, 'utf8').replaceAll('\r\n', '\n'),
    ...[settings, film.sprites(), ...frames].map((part) => JSON.stringify(part)),
  );
}

function filmStep(film: Film): Step {
  return {
    name: `film ${film.name}`,
    key: () => filmKey(film),
    run: (report) => {
      const mine = turn.then(() => make(film, report));
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}

/** One step a film. */
export const filmSteps: readonly Step[] = FILMS.map(filmStep);
