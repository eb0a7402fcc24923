/** Writes the charts of all mash-ups where the site loads them from, a file each. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import type { SongName } from '@axtorm/game/types';
import { type Pair, pairName } from '@axtorm/game/mixer/pair';
import type { Song } from '../music/score/types';
import { SONGS } from '../music/songs/index';
import { CHARTS } from '../pipeline/places';
import { writeChanged } from '../pipeline/write-changed';
import { mashCharts } from './mash-charts';
import { chartsTextOf } from './write';

/** Every pair of different songs, in both orders. */
export const PAIRS: readonly (readonly [Song, Song])[] = SONGS.flatMap((host) =>
  SONGS.filter((guest) => guest !== host).map((guest) => [host, guest] as const),
);

/** Where they lie. */
const MASHUPS = path.join(CHARTS, 'mashups');

/** The file of a pair's charts. */
export function mashFile([host, guest]: readonly [Song, Song]): string {
  const pair: Pair = { a: host.id as SongName, b: guest.id as SongName };
  return path.join(MASHUPS, `${pairName(pair)}.json`);
}

/** Writes what changed. */
export function writeMashups(): void {
  mkdirSync(MASHUPS, { recursive: true });
  for (const pair of PAIRS) writeChanged(mashFile(pair), chartsTextOf(mashCharts(...pair)));
}
