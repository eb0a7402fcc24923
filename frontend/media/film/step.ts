/** The films: each is painted frame by frame, encoded for wide screens and for others, and gets a still and captions. */
import type { Film as FilmEntry, Poster } from '../types';
import { digest } from '../pipeline/digest';
import { quarters } from '../pipeline/progress';
import { removeMedia, writePublic } from '../pipeline/public-files';
import { encode } from '../pipeline/raster';
import type { Product, Step } from '../pipeline/step';
import { encoder } from '../video/studio/ffmpeg';
import { LANGUAGES, captionFile } from './captions';
import { paintedMoment } from './scene-canvas';
import { ENCODINGS, EXACT, type Rendition, encodeFilm, pixelFilter } from './encoder';
import type { Film } from './film';
import { HEIGHT, WIDTH, frameTimes } from './film';
import { FILMS } from './films';
import { sampledTimes, sceneKey } from './key';
import { paintedFrames } from './quality';
import { FILM_LEVEL, levelled } from './sound/level';

/** Widths of a still, and its quality. */
const STILLS = [480, 960] as const;
const STILL_QUALITY = 45;

/** The windows in which the finer file is worth its bytes. */
const WIDE = '(min-width: 1600px)';

/** In the order in which a browser chooses: the first that suits the window and that it can play. */
export const KINDS: readonly {
  readonly kind: Rendition;
  readonly ending: 'webm' | 'mp4';
  readonly type: string;
  readonly media?: string;
}[] = [
  { kind: 'wide', ending: 'webm', type: 'video/webm; codecs="av01.0.09M.08, opus"', media: WIDE },
  { kind: 'webm', ending: 'webm', type: 'video/webm; codecs="av01.0.08M.08, opus"' },
  { kind: 'mp4', ending: 'mp4', type: 'video/mp4; codecs="avc1.640028, mp4a.40.2"' },
];

/** Writes a file below `public/media` under its content's digest and returns its path. */
const put = (name: string, ending: string, bytes: Buffer): string =>
  writePublic(`media/${name}.${digest(bytes).slice(0, 8)}.${ending}`, bytes);

async function poster(film: Film): Promise<{ files: readonly string[]; picture: Poster }> {
  const still = await paintedMoment(film, film.poster);
  const files: string[] = [];
  const list = async (format: 'avif' | 'webp') => {
    const entries: string[] = [];
    for (const width of STILLS) {
      const bytes = await encode(still, width, format, STILL_QUALITY);
      const file = put(`${film.name}Clip-${width.toString()}`, format, bytes);
      files.push(file);
      entries.push(`/${file} ${width.toString()}w`);
    }
    return entries.join(', ');
  };
  const [avif, webp] = [await list('avif'), await list('webp')];
  const width = Math.max(...STILLS);
  const height = (width * HEIGHT) / WIDTH;
  return { files, picture: { width, height, avif, webp, src: `/${files.at(-1) ?? ''}` } };
}

function captionsOf(film: Film): Record<(typeof LANGUAGES)[number], string> {
  const file = (language: (typeof LANGUAGES)[number]) => {
    const text = captionFile(film.captions, language);
    return put(`${film.name}Captions-${language}`, 'vtt', Buffer.from(text));
  };
  return { en: file('en'), jp: file('jp'), kr: file('kr') };
}

function* counted(frames: Iterable<Buffer>, tell: () => void): Generator<Buffer> {
  for (const frame of frames) {
    yield frame;
    tell();
  }
}

async function sourcesOf(film: Film) {
  const sound = levelled(await film.sound.mix(), film.ceiling);
  const tell = quarters(`film ${film.name}`, frameTimes(film).length);
  const frames = counted(await paintedFrames(film), tell);
  const encoded = await encodeFilm(frames, sound, film.rate, film.quality);
  return KINDS.map(({ kind, ending, type, media }) => ({
    src: put(`${film.name}Clip-${ENCODINGS[kind].width.toString()}`, ending, encoded[kind]),
    type,
    ...(media !== undefined && { media }),
  }));
}

async function make(film: Film): Promise<Product> {
  if (encoder() === undefined)
    throw new Error(`the film ${film.name} changed, and ffmpeg is needed to make it anew`);
  removeMedia(new RegExp(`^${film.name}(?:Clip|Captions)-`));
  const still = await poster(film);
  const sources = await sourcesOf(film);
  const captions = captionsOf(film);
  const { width } = ENCODINGS.mp4;
  const clip: FilmEntry = {
    width,
    height: (width * HEIGHT) / WIDTH,
    seconds: Math.round(film.seconds * 1000) / 1000,
    poster: still.picture,
    sources: sources.map((source) => ({ ...source, src: `/${source.src}` })),
    captions: { en: `/${captions.en}`, jp: `/${captions.jp}`, kr: `/${captions.kr}` },
  };
  const files = [...sources.map(({ src }) => src), ...Object.values(captions), ...still.files];
  return { files, clips: { [film.name]: clip } };
}

/** A digest of all that decides a film's bytes, but for the version of ffmpeg. */
export function filmKey(film: Film): string {
  const settings = [ENCODINGS, EXACT, pixelFilter(WIDTH), KINDS, STILLS, STILL_QUALITY, FILM_LEVEL];
  return digest(
    ...sceneKey(film.name, film, settings, sampledTimes(film.seconds)),
    film.sound.key(),
    ...LANGUAGES.map((language) => captionFile(film.captions, language)),
  );
}

/** Only one film at a time: each keeps every core busy. */
let turn: Promise<unknown> = Promise.resolve();

/** One step a film. */
export const filmSteps: readonly Step[] = FILMS.map((film) => ({
  name: `film ${film.name}`,
  key: () => filmKey(film),
  run: () => {
    const mine = turn.then(() => make(film));
    turn = mine.catch(() => undefined);
    return mine;
  },
}));
