import type { CropName, SoundVideo, SoundVideoName, Video, VideoCover, VideoName } from '../types';
import type { BuildManifest } from './build-manifest';

type Part = 'pictures' | 'videos' | 'soundVideos' | 'downloads' | 'cuts' | 'stems' | 'sounds';

/** The loop and what is started are as wide as the window and would be higher than a tablet. */
const PHONE = '(orientation: portrait) and (max-width: 700px)';

/**
 * The crop of a video for upright windows, and in which windows it is shown: the intro covers every upright window.
 */
export const CROPS: Readonly<
  Partial<Record<string, { readonly name: CropName; readonly media: string }>>
> = {
  intro: { name: 'introPhone', media: '(orientation: portrait)' },
  gamesLoop: { name: 'gamesLoopPhone', media: PHONE },
  freePlay01: { name: 'freePlay01Phone', media: PHONE },
  freePlay02: { name: 'freePlay02Phone', media: PHONE },
  mashup01: { name: 'mashup01Phone', media: PHONE },
  mashup02: { name: 'mashup02Phone', media: PHONE },
};

/** One video of a video and its crop. The browser chooses, so that server and client render the same. */
function withCrop(video: Video, crop: Video, media: string): Video {
  const { avif, webp, width, height } = crop.poster;
  return {
    ...video,
    poster: { ...video.poster, upright: { media, width, height, avif, webp } },
    sources: [...crop.sources.map((source) => ({ ...source, media })), ...video.sources],
  };
}

/** Every video that was made, each crop by itself. */
export function videosOf(manifest: BuildManifest): Partial<Record<VideoName | CropName, Video>> {
  return Object.fromEntries(
    Object.values(manifest).flatMap(({ videos }) => Object.entries(videos ?? {})),
  );
}

/** Every video that pages show, joined with its crop where it has one. */
export function shownVideos(manifest: BuildManifest): Record<string, Video> {
  const videos = videosOf(manifest);
  const crops = new Set<string | undefined>(Object.values(CROPS).map((crop) => crop?.name));
  return Object.fromEntries(
    Object.entries(videos)
      .filter(([name]) => !crops.has(name))
      .map(([name, video]) => {
        const crop = CROPS[name];
        if (crop === undefined) return [name, video];
        const upright = videos[crop.name];
        return [name, upright === undefined ? video : withCrop(video, upright, crop.media)];
      }),
  );
}

const hasSound = (video: Video): video is SoundVideo => 'captions' in video;

/** Videos that play by themselves, and what a page shows of those that visitors start. */
function pageVideos(manifest: BuildManifest): [string, Video | VideoCover][] {
  return Object.entries(shownVideos(manifest)).map(([name, video]) => {
    const src = video.sources.at(-1)?.src ?? '';
    const cover = { name: name as SoundVideoName, poster: video.poster, src };
    return [name, hasSound(video) ? cover : video];
  });
}

function gather(manifest: BuildManifest, part: Part): Record<string, unknown> {
  const entries: Partial<Record<Part, () => [string, unknown][]>> = {
    videos: () => pageVideos(manifest),
    soundVideos: () => Object.entries(shownVideos(manifest)).filter(([, video]) => hasSound(video)),
  };
  const all =
    entries[part]?.() ??
    Object.values(manifest).flatMap((entry) =>
      Object.entries(part === 'videos' || part === 'soundVideos' ? {} : (entry[part] ?? {})),
    );
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the module names. */
const TYPES = [
  'CutSound',
  'Download',
  'DownloadName',
  'Picture',
  'PictureName',
  'SilentVideoName',
  'SongName',
  'Sound',
  'SoundName',
  'SoundVideo',
  'SoundVideoName',
  'StemSounds',
  'Video',
  'VideoCover',
];

/** Types of parts that are more than one kind of entry for each name. */
const TYPES_OF: Partial<Record<Part, string>> = {
  videos: 'Record<SilentVideoName, Video> & Record<SoundVideoName, VideoCover>',
  downloads: 'Partial<Record<DownloadName, Download>>',
};

/** The text of the module that pages import: everything that was made, with its exact names. */
export function manifestText(manifest: BuildManifest): string {
  const part = (name: Part, value: string, key: string) => {
    const list = gather(manifest, name);
    const type = TYPES_OF[name] ?? `Record<${key}, ${value}>`;
    return `export const ${name}: Readonly<${type}> = ${JSON.stringify(list, null, 2)};\n`;
  };
  return [
    '// Made by `npm run media`; do not edit.\n',
    `import type {\n  ${TYPES.join(',\n  ')},\n} from './types';\n`,
    part('pictures', 'Picture', 'PictureName'),
    part('videos', 'Video', 'VideoName'),
    part('soundVideos', 'SoundVideo', 'SoundVideoName'),
    part('downloads', 'Download', 'DownloadName'),
    part('cuts', 'CutSound', 'SongName'),
    part('stems', 'StemSounds', 'SongName'),
    part('sounds', 'Sound', 'SoundName'),
  ].join('\n');
}
