/** What the players of `players.ts` reach on every chart, as a table. */
import { DIFFICULTIES_OF, MIXES, noteList } from '../chart/chart';
import { SONG_NAMES } from '../chart/songs';
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
  /** Milliseconds of a beat of the song. */
  readonly beat: number;
}

/** Every chart of every song. */
export async function allCharts(): Promise<readonly NamedNotes[]> {
  const songs = await Promise.all(SONG_NAMES.map(loadCharts));
  return songs.flatMap((song) =>
    MIXES.flatMap((mix) =>
      DIFFICULTIES_OF[mix].map((difficulty) => ({
        title: song.title,
        mix,
        difficulty,
        level: song.levels[mix][difficulty] ?? 0,
        notes: noteList(song, mix, difficulty),
        beat: 60_000 / song.bpm,
      })),
    ),
  );
}

/** What a player makes of its plays of a chart. */
export function playsOf({ notes, beat }: NamedNotes, { player, seeds }: (typeof PLAYERS)[number]) {
  return Array.from({ length: seeds }, (_, seed) => played(notes, player(notes, seed + 1, beat)));
}

/** The points of a player's plays of each chart, which are played once. */
const known = new WeakMap<NamedNotes, Map<string, readonly number[]>>();

/** The points that a player gets in each of its plays of a chart. */
export function scoresOf(chart: NamedNotes, one: (typeof PLAYERS)[number]): readonly number[] {
  const ofChart = known.get(chart) ?? new Map<string, readonly number[]>();
  known.set(chart, ofChart);
  const scores = ofChart.get(one.name) ?? playsOf(chart, one).map(scoreOf);
  ofChart.set(one.name, scores);
  return scores;
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
  const rows = charts.map((chart) => {
    const { title, mix, difficulty, level, notes } = chart;
    const cells = PLAYERS.map((one) => {
      const mean = meanOf(scoresOf(chart, one));
      return `${String(Math.floor(mean / 1000))} ${gradeOf(mean)}`;
    });
    const counts = [level, notes.times.length, holdsIn(notes)].map(String);
    return row([`${title}, ${mix} ${difficulty}`, ...counts, ...cells]);
  });
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}
