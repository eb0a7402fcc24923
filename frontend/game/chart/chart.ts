/** What the engine plays of a chart. `SongCharts` in `../types` is the format. */
import type { Difficulty, Mix, SharedDifficulty, SongCharts } from '../types';
import type { NoteList } from '../engine/run';

/** LIGHT MIX has two lanes, HARD MIX four. */
export const MIXES: readonly Mix[] = ['light', 'hard'];
export const LANES: Readonly<Record<Mix, number>> = { light: 2, hard: 4 };

/** The difficulties of both styles in their order. A language's page may name fewer. */
export const SHARED_DIFFICULTIES: readonly SharedDifficulty[] = [
  'easy',
  'normal',
  'hard',
  'expert',
  'master',
];

/** Every difficulty in its order. */
export const DIFFICULTIES: readonly Difficulty[] = [...SHARED_DIFFICULTIES, 'clash'];

/** The difficulties that each style has charts of: with two lanes the last one would be a trill that needs no eyes. */
export const DIFFICULTIES_OF: Readonly<Record<Mix, readonly Difficulty[]>> = {
  light: SHARED_DIFFICULTIES,
  hard: DIFFICULTIES,
};

/** Sixteenths of a bar. */
export const STEPS_PER_BAR = 16;

/** Milliseconds of a sixteenth. */
export function stepMilliseconds(song: Pick<SongCharts, 'bpm'>): number {
  return 60_000 / song.bpm / 4;
}

/** Milliseconds from the start of the cut to a sixteenth. */
export function timeOfStep(song: Pick<SongCharts, 'bpm' | 'swing'>, step: number): number {
  return Math.round((step + (step % 2 === 1 ? song.swing : 0)) * stepMilliseconds(song));
}

/** Milliseconds of the whole cut. */
export function cutMilliseconds(song: SongCharts): number {
  return song.bars * STEPS_PER_BAR * stepMilliseconds(song);
}

/** A sixteenth of a chart that has notes. */
export interface Strike {
  readonly step: number;
  /** The set of its lanes, and of those that are held. */
  readonly lanes: number;
  readonly held: number;
  /** Sixteenths until they are let go, 0 without a hold. */
  readonly length: number;
}

/** Bits of a chart's second number: lanes, held lanes, and the length of the hold above them. */
const LANE_BITS = 4;
const LANE_SET = (1 << LANE_BITS) - 1;

/** A strike's second number in a chart. */
export function strikeNumber({ lanes, held, length }: Omit<Strike, 'step'>): number {
  return lanes | (held << LANE_BITS) | (length << (2 * LANE_BITS));
}

/** The strikes of a chart in their order. */
export function strikesOf(notes: readonly number[]): readonly Strike[] {
  const strikes: Strike[] = [];
  let step = 0;
  for (let at = 0; at + 1 < notes.length; at += 2) {
    step += notes[at] ?? 0;
    const number = notes[at + 1] ?? 0;
    const held = (number >> LANE_BITS) & LANE_SET;
    strikes.push({ step, lanes: number & LANE_SET, held, length: number >> (2 * LANE_BITS) });
  }
  return strikes;
}

/** The notes of numbers as charts have them, for the engine. */
export function notesIn(
  song: Pick<SongCharts, 'bpm' | 'swing'>,
  mix: Mix,
  numbers: readonly number[],
): NoteList {
  const lanes = LANES[mix];
  const notes = strikesOf(numbers).flatMap((strike) =>
    Array.from({ length: lanes }, (_, lane) => lane)
      .filter((lane) => (strike.lanes >> lane) % 2 === 1)
      .map((lane) => {
        const length = (strike.held >> lane) % 2 === 1 ? strike.length : 0;
        const end = timeOfStep(song, strike.step + length);
        return { time: timeOfStep(song, strike.step), lane, end };
      }),
  );
  return {
    lanes,
    times: Int32Array.from(notes, ({ time }) => time),
    lane: Uint8Array.from(notes, ({ lane }) => lane),
    ends: Int32Array.from(notes, ({ end }) => end),
  };
}

/** The notes of a chart; none where the style has no such difficulty. */
export function noteList(song: SongCharts, mix: Mix, difficulty: Difficulty): NoteList {
  return notesIn(song, mix, song.charts[mix][difficulty] ?? []);
}
