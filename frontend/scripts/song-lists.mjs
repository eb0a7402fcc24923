/**
 * What is written from `media/songs.json`, the one list of the songs that visitors play: their names as a type, and tables that
 * name each file by itself, so that the bundler leaves out what a page does not use. `write-lists.mjs` writes it, and a test
 * proves that it is fresh.
 */

/** @typedef {{ id: string, title: string, tonic: number, isHard?: boolean }} Song */
/** @typedef {{ songs: readonly Song[] }} SongList */

const HEADER = '// Written by `scripts/write-lists.mjs` from `media/songs.json`.\n';

/** @param {readonly string[]} names */
const union = (names) => names.map((name) => `'${name}'`).join(' | ') || 'never';

/** A table with a line for each song. @param {SongList} list @param {(song: Song) => string} valueOf */
const table = ({ songs }, valueOf) =>
  `{\n${songs.map((song) => `  ${song.id}: ${valueOf(song)},\n`).join('')}}`;

/** @param {SongList} list */
const names = ({ songs }) => `
/** The songs that visitors play. */
export type SongName = ${union(songs.map(({ id }) => id))};

/** Those of hard styles, which have a second master. */
export type HardSongName = ${union(songs.filter(({ isHard }) => isHard).map(({ id }) => id))};

/** All songs in the order of the fan kit. */
export const SONG_NAMES: readonly SongName[] = [${songs.map(({ id }) => `'${id}'`).join(', ')}];
`;

/** @param {SongList} list */
const charts = (list) => `import type { SongName } from './songs';

/** The files of charts, each in a chunk of its own. Their types are wider than the format's: a test holds each against the schema. */
export const FILES: Readonly<Record<SongName, () => Promise<{ default: unknown }>>> = ${table(
  list,
  ({ id }) => `() => import('../charts/${id}.json')`,
)};
`;

/** @param {SongList} list */
const game = (list) => `import type { SongName } from '@axtorm/game/types';

import { cuts, pictures, stems } from '../../media/manifest';
import type { CutSound, Picture, StemSounds } from '../../media/types';

export const SONG_TITLES: Readonly<Record<SongName, string>> = ${table(list, ({ title }) => `'${title.replaceAll("'", String.raw`\'`)}'`)};

export const SLEEVES: Readonly<Record<SongName, Picture>> = ${table(list, ({ id }) => `pictures.${id}`)};

/** The tonic of each, from 0 (C) to 11 (B): hits are tuned to it. */
export const TONICS: Readonly<Record<SongName, number>> = ${table(list, ({ tonic }) => tonic.toFixed())};

/** The sounds to play to. */
export const CUTS: Readonly<Record<SongName, CutSound>> = ${table(list, ({ id }) => `cuts.${id}`)};

/** What the mixer plays of them. */
export const STEMS: Readonly<Record<SongName, StemSounds>> = ${table(list, ({ id }) => `stems.${id}`)};
`;

/** Names of a song's downloads, the best first. @param {Song} song */
const downloadsOf = ({ id, isHard = false }) =>
  [...['Mp3', 'Wav'], ...(isHard ? ['ClubMp3', 'ClubWav'] : [])].map(
    (suffix) => `downloads.${id}${suffix}`,
  );

/** @param {SongList} list */
const kit = ({ songs }) => `import { downloads, pictures } from '../../media/manifest';

/** The songs of the fan kit: what each is called among the sounds, its picture and its files. */
export const SONG_FILES = [
${songs
  .map(
    (song) => `  {
    name: '${song.id}',
    picture: pictures.${song.id},
    files: [
${downloadsOf(song)
  .map((file) => `      ${file},\n`)
  .join('')}    ],
  },
`,
  )
  .join('')}] as const;
`;

/**
 * The generated modules by their paths below `frontend`.
 *
 * @param {SongList} list
 * @returns {Readonly<Record<string, string>>}
 */
export function songModulesOf(list) {
  const texts = {
    'game/chart/songs.ts': names(list),
    'game/chart/files.ts': charts(list),
    'src/features/play/song-files.ts': game(list),
    'src/pages/fankit/song-files.ts': kit(list),
  };
  return Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, HEADER + text]));
}
