/**
 * The charts that videos and pictures of the game show: as the game had them when they were made. A chart that changes later makes none
 * of them stale; `npm run record` takes over the charts of today before all of them are made anew.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { SongCharts } from '@axtorm/game/types';
import type { Song } from '../../music/score/types';
import { glassParade } from '../../music/songs/glass-parade/song';
import { SONGS } from '../../music/songs/index';
import { redlineHalo } from '../../music/songs/redline-halo/song';
import { seventeenDegrees } from '../../music/songs/seventeen-degrees/song';
import { voltKabuki } from '../../music/songs/volt-kabuki/song';
import { writeChanged } from '../../pipeline/write-changed';
import { mashFile } from '../../play/mash-write';
import { chartsFile } from '../../play/write';

/** The pairs of songs that are shown as one: the host, then the guest. */
export const SHOWN_PAIRS = [
  [seventeenDegrees, redlineHalo],
  [glassParade, voltKabuki],
] as const satisfies readonly (readonly [Song, Song])[];

const FOLDER = path.join(import.meta.dirname, '../recorded');

/** What is kept of a file of the game. */
const kept = (file: string): string => path.join(FOLDER, path.basename(file));

const read = (file: string): SongCharts =>
  JSON.parse(readFileSync(kept(file), 'utf8')) as SongCharts;

/** The charts of a song that are shown. */
export const recordedCharts = (song: Song): SongCharts => read(chartsFile(song));

/** The charts of two songs as one that are shown. */
export const recordedPair = (pair: readonly [Song, Song]): SongCharts => read(mashFile(pair));

/** Takes over the charts that the game has now. */
export function recordCharts(): void {
  for (const file of [...SONGS.map(chartsFile), ...SHOWN_PAIRS.map(mashFile)])
    writeChanged(kept(file), readFileSync(file, 'utf8'));
}
