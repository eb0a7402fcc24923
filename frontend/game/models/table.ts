/** What the players of `players.ts` reach on every chart, as a table. */
import { DIFFICULTIES, MIXES, SONG_NAMES, noteList } from '../chart/chart';
import { loadCharts } from '../chart/load';
import type { NoteList } from '../engine/run';
import { gradeOf, scoreOf } from '../engine/score';
import type { Difficulty, Mix } from '../types';
import { PLAYERS, played } from './players';

/** A chart with its notes. */
export interface NamedNotes {
  readonly title: string;
  readonly mix: Mix;
  readonly difficulty: Difficulty;
  readonly level: number;
  readonly notes: NoteList;
}

/** Every chart of every song. */
export async function allCharts(): Promise<readonly NamedNotes[]> {
  const songs = await Promise.all(SONG_NAMES.map(loadCharts));
  return songs.flatMap((song) =>
    MIXES.flatMap((mix) =>
      DIFFICULTIES.map((difficulty) => ({
        title: song.title,
        mix,
        difficulty,
        level: song.levels[mix][difficulty],
        notes: noteList(song, mix, difficulty),
      })),
    ),
  );
}

/** The points that a player gets in each of its plays of some notes. */
export function scoresOf(notes: NoteList, { player, seeds }: (typeof PLAYERS)[number]): number[] {
  return Array.from({ length: seeds }, (_, seed) =>
    scoreOf(played(notes, player(notes, seed + 1))),
  );
}

/** The whole number that is nearest to the mean. */
export function meanOf(scores: readonly number[]): number {
  return Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}

/** How many notes are held. */
export function holdsIn({ times, ends = times }: NoteList): number {
  return ends.filter((end, note) => end > (times[note] ?? 0)).length;
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** The table in Markdown: mean points in thousands, and their grade. */
export function tableOf(charts: readonly NamedNotes[]): string {
  const head = ['Chart', 'Level', 'Notes', 'Holds', ...PLAYERS.map(({ name }) => name)];
  const rows = charts.map(({ title, mix, difficulty, level, notes }) => {
    const cells = PLAYERS.map((one) => {
      const mean = meanOf(scoresOf(notes, one));
      return `${String(Math.floor(mean / 1000))} ${gradeOf(mean)}`;
    });
    const counts = [level, notes.times.length, holdsIn(notes)].map(String);
    return row([`${title}, ${mix} ${difficulty}`, ...counts, ...cells]);
  });
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}
