/** The videos: each is painted frame by frame, encoded, and gets a still, and captions where it has a sound. */
import type { Poster, SoundVideo as SoundFiles, Video as VideoFiles } from '../types';
import { digest } from '../pipeline/digest';
import { encoder } from '../pipeline/ffmpeg';
import { quarters } from '../pipeline/progress';
import { removeMedia, writeMedia } from '../pipeline/public-files';
import { encode } from '../pipeline/raster';
import type { Product, Step } from '../pipeline/step';
import { OPUS } from '../sound/opus';
import { LANGUAGES, captionFile } from './captions';
import { ENCODINGS, EXACT, encodeVideo, pixelFilter } from './encoder/encoder';
import { paintedFrames } from './encoder/quality';
import { sampledTimes, sceneKey } from './key';
import { paintedMoment } from './painter/scene-canvas';
import { VIDEO_LEVEL, levelled } from './sound/level';
import { type Rendition, type SoundVideo, type Video, frameTimes } from './video';
import { VIDEOS } from './videos';

const STILL_QUALITY = 45;

/** The windows in which the finer file is worth its bytes. */
const WIDE = '(min-width: 1600px)';

/** What a browser is told of a file, so that it loads none that it cannot play. */
export const TYPES = {
  sound: {
    wide: { type: 'video/webm; codecs="av01.0.09M.08, opus"', media: WIDE },
    webm: { type: 'video/webm; codecs="av01.0.08M.08, opus"' },
    mp4: { type: 'video/mp4; codecs="avc1.640028, mp4a.40.2"' },
    upright: { type: 'video/mp4; codecs="avc1.640028, mp4a.40.2"' },
  },
  silent: {
    wide: { type: 'video/webm; codecs="av01.0.09M.08"', media: WIDE },
    webm: { type: 'video/webm; codecs="av01.0.05M.08"' },
    mp4: { type: 'video/mp4' },
    upright: { type: 'video/mp4' },
  },
} as const satisfies Record<string, Record<Rendition, unknown>>;

/** The file's name without its digest and ending. A picture of the same name must not be taken for it. */
const stem = ({ name }: Video, width: number): string => `${name}Clip-${width.toString()}`;

/** The size of a still or a file: as wide, and of the frames' shape. */
function sized({ size }: Video, width: number) {
  return { width, height: (width * size.height) / size.width };
}

async function poster(video: Video): Promise<{ files: readonly string[]; picture: Poster }> {
  const still = await paintedMoment(video, video.poster);
  const files: string[] = [];
  const list = async (format: 'avif' | 'webp') => {
    const entries: string[] = [];
    for (const width of video.stills) {
      const bytes = await encode(still, width, format, STILL_QUALITY);
      const file = writeMedia(stem(video, width), format, bytes);
      files.push(file);
      entries.push(`/${file} ${width.toString()}w`);
    }
    return entries.join(', ');
  };
  const [avif, webp] = [await list('avif'), await list('webp')];
  const size = sized(video, Math.max(...video.stills));
  return { files, picture: { ...size, avif, webp, src: `/${files.at(-1) ?? ''}` } };
}

function captionsOf({ name, captions }: SoundVideo): SoundFiles['captions'] {
  const file = (language: string) => {
    const text = captionFile(captions, language);
    return `/${writeMedia(`${name}Captions-${language}`, 'vtt', Buffer.from(text))}`;
  };
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, file(language)]),
  ) as SoundFiles['captions'];
}

function* counted(frames: Iterable<Buffer>, tell: () => void): Generator<Buffer> {
  for (const frame of frames) {
    yield frame;
    tell();
  }
}

async function sourcesOf(video: Video): Promise<VideoFiles['sources']> {
  const hasSound = 'sound' in video;
  const sound = hasSound ? levelled(await video.sound.mix(), video.ceiling) : undefined;
  const tell = quarters(`video ${video.name}`, frameTimes(video).length);
  const encoded = await encodeVideo(video, counted(await paintedFrames(video), tell), sound);
  return encoded.map(({ kind, bytes }) => {
    const name = stem(video, video.files[kind]?.width ?? 0);
    const src = `/${writeMedia(name, ENCODINGS[kind].ending, bytes)}`;
    return { src, ...TYPES[hasSound ? 'sound' : 'silent'][kind] };
  });
}

async function make(video: Video): Promise<Product> {
  if (encoder() === undefined)
    throw new Error(`the video ${video.name} changed, and ffmpeg is needed to make it anew`);
  removeMedia(new RegExp(`^${video.name}(?:Clip|Captions)-`));
  const still = await poster(video);
  const sources = await sourcesOf(video);
  const captions = 'captions' in video ? captionsOf(video) : undefined;
  const clip: VideoFiles = {
    ...sized(video, (video.files.mp4 ?? video.files.upright)?.width ?? video.size.width),
    seconds: Math.round(video.seconds * 1000) / 1000,
    poster: still.picture,
    sources,
    ...(captions && { captions }),
  };
  const written = [...sources.map(({ src }) => src), ...Object.values(captions ?? {})];
  const files = [...written.map((file) => file.slice(1)), ...still.files];
  return { files, videos: { [video.name]: clip } };
}

/** A digest of all that decides a video's bytes, but for the version of ffmpeg; the encoder of Opus counts. */
export function videoKey(video: Video): string {
  const settings = [ENCODINGS, EXACT, pixelFilter(video.size.width), TYPES, STILL_QUALITY];
  return digest(
    ...sceneKey(video.name, video, settings, sampledTimes(video.seconds)),
    ...('sound' in video ? [OPUS, JSON.stringify(VIDEO_LEVEL), video.sound.key()] : []),
    ...('captions' in video
      ? LANGUAGES.map((language) => captionFile(video.captions, language))
      : []),
  );
}

/** Only one video at a time: each keeps every core busy. */
let turn: Promise<unknown> = Promise.resolve();

/** One step a video. */
export const videoSteps: readonly Step[] = VIDEOS.map((video) => ({
  name: `video ${video.name}`,
  key: () => videoKey(video),
  run: () => {
    const mine = turn.then(() => make(video));
    turn = mine.catch(() => undefined);
    return mine;
  },
}));
