/** Writes the charts of all songs where the site loads them from. */
import path from 'node:path';

import { CHARTS } from '../pipeline/places';
import { writeChanged } from '../pipeline/write-changed';
import { SONGS } from '../music/songs/index';
import type { Song } from '../music/score/types';
import type { SongCharts } from '@axtorm/game/types';
import { songCharts } from './chart';
import { mashupFacts } from './mash-facts';

/** The text of a file of charts: one line a chart, so that a change shows where it is. */
export function chartsTextOf({ charts, ...head }: SongCharts): string {
  const lines = (mix: SongCharts['charts']['light']): string =>
    Object.entries(mix)
      .map(([difficulty, notes]) => `   "${difficulty}": ${JSON.stringify(notes)}`)
      .join(',\n');
  const mixes = Object.entries(charts).map(([mix, all]) => `  "${mix}": {\n${lines(all)}\n  }`);
  return `${JSON.stringify(head).slice(0, -1)},\n "charts": {\n${mixes.join(',\n')}\n }}\n`;
}

/** The text of a song's file. */
export function chartsText(song: Song): string {
  return chartsTextOf(songCharts(song));
}

/** The file of a song's charts. */
export function chartsFile(song: Song): string {
  return path.join(CHARTS, `${song.id}.json`);
}

/** The file of what the mixer must know of the songs. */
export const LOOPS_FILE = path.join(CHARTS, 'mashups.json');

/** Its text: one line a song. */
export function loopsText(): string {
  const { bars, songs, pairs } = mashupFacts();
  const lines = songs.map((song) => `  ${JSON.stringify(song)}`).join(',\n');
  return `{"bars":${String(bars)},\n "songs": [\n${lines}\n ],\n "pairs": ${JSON.stringify(pairs)}}\n`;
}

/** Writes what changed. */
export function writeCharts(): void {
  for (const song of SONGS) writeChanged(chartsFile(song), chartsText(song));
  writeChanged(LOOPS_FILE, loopsText());
}
