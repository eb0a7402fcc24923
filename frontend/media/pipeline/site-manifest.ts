import type { Clip, ClipName, Film, FilmCover, FilmName, VideoName } from '../types';
import type { BuildManifest } from './build-manifest';

type Part = 'pictures' | 'clips' | 'films' | 'downloads' | 'cuts' | 'sounds';

/**
 * The crop of a video for upright windows, and in which windows it is shown: the intro covers every upright window, while
 * the loop is as wide as the window and would be higher than a tablet.
 */
export const CROPS: Readonly<
  Partial<Record<string, { readonly name: VideoName; readonly media: string }>>
> = {
  intro: { name: 'introPhone', media: '(orientation: portrait)' },
  gamesLoop: { name: 'gamesLoopPhone', media: '(orientation: portrait) and (max-width: 700px)' },
};

/** One clip of a video and its crop. The browser chooses, so that server and client render the same. */
function withCrop(clip: Clip, crop: Clip, media: string): Clip {
  const { avif, webp, width, height } = crop.poster;
  return {
    ...clip,
    poster: { ...clip.poster, upright: { media, width, height, avif, webp } },
    sources: [...crop.sources.map((source) => ({ ...source, media })), ...clip.sources],
  };
}

/** Every video and film that was made, each crop by itself. */
export function videosOf(manifest: BuildManifest): Partial<Record<VideoName | ClipName, Clip>> {
  return Object.fromEntries(
    Object.values(manifest).flatMap(({ clips }) => Object.entries(clips ?? {})),
  );
}

/** Every clip that pages show: a video, joined with its crop where it has one. */
export function clipsOf(manifest: BuildManifest): Record<string, Clip> {
  const videos = videosOf(manifest);
  const crops = new Set<string | undefined>(Object.values(CROPS).map((crop) => crop?.name));
  return Object.fromEntries(
    Object.entries(videos)
      .filter(([name]) => !crops.has(name))
      .map(([name, clip]) => {
        const crop = CROPS[name];
        if (crop === undefined) return [name, clip];
        const upright = videos[crop.name];
        return [name, upright === undefined ? clip : withCrop(clip, upright, crop.media)];
      }),
  );
}

const isFilm = (clip: Clip): clip is Film => 'captions' in clip;

/** Clips that play by themselves, and what a page shows of each film. */
function pageClips(manifest: BuildManifest): [string, Clip | FilmCover][] {
  return Object.entries(clipsOf(manifest)).map(([name, clip]) => {
    const src = clip.sources.at(-1)?.src ?? '';
    const cover = { name: name as FilmName, poster: clip.poster, src };
    return [name, isFilm(clip) ? cover : clip];
  });
}

function gather(manifest: BuildManifest, part: Part): Record<string, unknown> {
  const entries: Partial<Record<Part, () => [string, unknown][]>> = {
    clips: () => pageClips(manifest),
    films: () => Object.entries(clipsOf(manifest)).filter(([, clip]) => isFilm(clip)),
  };
  const all =
    entries[part]?.() ??
    Object.values(manifest).flatMap((entry) =>
      Object.entries(part === 'clips' || part === 'films' ? {} : (entry[part] ?? {})),
    );
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** What the module names. */
const TYPES = [
  'Clip',
  'CutSound',
  'Download',
  'DownloadName',
  'Film',
  'FilmCover',
  'FilmName',
  'LoopName',
  'Picture',
  'PictureName',
  'SongName',
  'Sound',
  'SoundName',
];

/** Types of parts that are more than one kind of entry for each name. */
const TYPES_OF: Partial<Record<Part, string>> = {
  clips: 'Record<LoopName, Clip> & Record<FilmName, FilmCover>',
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
    part('clips', 'Clip', 'ClipName'),
    part('films', 'Film', 'FilmName'),
    part('downloads', 'Download', 'DownloadName'),
    part('cuts', 'CutSound', 'SongName'),
    part('sounds', 'Sound', 'SoundName'),
  ].join('\n');
}
