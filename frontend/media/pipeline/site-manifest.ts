import type { Clip, VideoName } from '../types';
import type { BuildManifest } from './build-manifest';

type Part = 'pictures' | 'clips' | 'downloads';

/** The crop of a video for upright windows, which covers them with less of it cut away. */
const CROPS: Readonly<Partial<Record<string, VideoName>>> = {
  intro: 'introPhone',
  gamesLoop: 'gamesLoopPhone',
};
const UPRIGHT = '(orientation: portrait)';

/** One clip of a video and its crop. The browser chooses, so that server and client render the same. */
function withCrop(clip: Clip, crop: Clip): Clip {
  const { avif, webp, width, height } = crop.poster;
  return {
    ...clip,
    poster: { ...clip.poster, upright: { media: UPRIGHT, width, height, avif, webp } },
    sources: [...crop.sources.map((source) => ({ ...source, media: UPRIGHT })), ...clip.sources],
  };
}

/** Every video that was made, each crop by itself. */
export function videosOf(manifest: BuildManifest): Partial<Record<VideoName, Clip>> {
  return Object.fromEntries(
    Object.values(manifest).flatMap(({ clips }) => Object.entries(clips ?? {})),
  );
}

/** Every clip that pages show: a video, joined with its crop where it has one. */
export function clipsOf(manifest: BuildManifest): Record<string, Clip> {
  const videos = videosOf(manifest);
  const crops = new Set<string | undefined>(Object.values(CROPS));
  return Object.fromEntries(
    Object.entries(videos)
      .filter(([name]) => !crops.has(name))
      .map(([name, clip]) => {
        const cropName = CROPS[name];
        const crop = cropName === undefined ? undefined : videos[cropName];
        return [name, crop === undefined ? clip : withCrop(clip, crop)];
      }),
  );
}

function gather(manifest: BuildManifest, part: Part): Record<string, unknown> {
  const all =
    part === 'clips'
      ? Object.entries(clipsOf(manifest))
      : Object.values(manifest).flatMap((entry) => Object.entries(entry[part] ?? {}));
  return Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The text of the module that pages import: everything that was made, with its exact names. */
export function manifestText(manifest: BuildManifest): string {
  const part = (name: Part, value: string, key: string) => {
    const list = gather(manifest, name);
    const type =
      name === 'downloads' ? `Partial<Record<${key}, ${value}>>` : `Record<${key}, ${value}>`;
    return `export const ${name}: Readonly<${type}> = ${JSON.stringify(list, null, 2)};\n`;
  };
  return [
    '// Made by `npm run media`; do not edit.\n',
    "import type { Clip, ClipName, Download, DownloadName, Picture, PictureName } from './types';\n",
    part('pictures', 'Picture', 'PictureName'),
    part('clips', 'Clip', 'ClipName'),
    part('downloads', 'Download', 'DownloadName'),
  ].join('\n');
}
