/**
 * The charts that videos and pictures of the game show: as the game had them when they were made. A chart that changes later makes none
 * of them stale; `npm run record` takes over the charts of today before all of them are made anew.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { SongCharts } from '@axtorm/game/types';
import type { Song } from '../../music/score/types';
import { SONGS } from '../../music/songs/index';
import { writeChanged } from '../../pipeline/write-changed';
import { chartsFile } from '../../play/write';

const FOLDER = path.join(import.meta.dirname, '../recorded');

const fileOf = ({ id }: Song): string => path.join(FOLDER, `${id}.json`);

/** The charts of a song that are shown. */
export function recordedCharts(song: Song): SongCharts {
  return JSON.parse(readFileSync(fileOf(song), 'utf8')) as SongCharts;
}

/** Takes over the charts that the game has now. */
export function recordCharts(): void {
  for (const song of SONGS) writeChanged(fileOf(song), readFileSync(chartsFile(song), 'utf8'));
}
