/** How hard a chart is: one model of strain, as a level from 1 on. */
import type { NoteList } from '../engine/run';
import type { Mix, SongCharts } from '../types';
import { DIFFICULTIES_OF, notesIn } from './chart';

/** The strain of a hand falls by half in so many milliseconds. */
const HALF_LIFE = 1000;
/** What a note adds to the strain of its hand. */
const NOTE = 1;
/** What a note adds at most when its finger has just pressed, and for how many milliseconds it adds something. */
const JACK = 0.6;
const JACK_REACH = 400;
/** What each note of two at once adds. */
const COLLISION = 0.25;
/** What a note adds while another lane is held: much in the same hand, a little in the other. */
const SAME_HAND = 0.6;
const OTHER_HAND = 0.25;
/** What it takes to let go in time. */
const RELEASE = 0.4;
/** The part of a chart's moments that make its level: a song is as hard as its harder half. */
const HARDEST = 0.5;

/** Levels go from 1 to 18: the strain in the middle of the first, and how many times that of the level before each has. */
export const HIGHEST_LEVEL = 18;
const FIRST_STRAIN = 2.5;
const GROWTH = 1.16;

interface Moment {
  readonly time: number;
  readonly note: number;
  readonly isUp: boolean;
}

/** Presses and releases in the order of time. */
function momentsOf({ times, ends }: NoteList): readonly Moment[] {
  const moments = [...times].flatMap((time, note): Moment[] => {
    const end = ends?.[note] ?? time;
    const press = { time, note, isUp: false };
    return end > time ? [press, { time: end, note, isUp: true }] : [press];
  });
  return moments.sort((a, b) => a.time - b.time || Number(b.isUp) - Number(a.isUp));
}

/** What a press adds to the strain of its hand. */
function weightOf({ lanes, times, lane, ends }: NoteList, note: number): number {
  const time = times[note] ?? 0;
  const own = lane[note] ?? 0;
  const isRight = (one: number): boolean => one >= lanes / 2;
  let weight = NOTE;
  let before = -Infinity;
  for (let other = 0; other < times.length && (times[other] ?? 0) <= time; other++) {
    if (other === note) continue;
    const began = times[other] ?? 0;
    const end = ends?.[other] ?? began;
    const at = lane[other] ?? 0;
    if (began === time) weight += COLLISION;
    else if (at === own) before = Math.max(before, end);
    else if (end > time) weight += isRight(at) === isRight(own) ? SAME_HAND : OTHER_HAND;
  }
  return weight + JACK * Math.max(0, 1 - (time - before) / JACK_REACH);
}

/** The mean strain of both hands together in the harder half of a chart's moments. */
export function strainOf(notes: NoteList): number {
  const strain = [0, 0];
  const at = [0, 0];
  const sums = momentsOf(notes).map(({ time, note, isUp }) => {
    const hand = (notes.lane[note] ?? 0) >= notes.lanes / 2 ? 1 : 0;
    const rested = (one: number) => (strain[one] ?? 0) * 2 ** (((at[one] ?? 0) - time) / HALF_LIFE);
    strain[hand] = rested(hand) + (isUp ? RELEASE : weightOf(notes, note));
    at[hand] = time;
    return rested(0) + rested(1);
  });
  const hardest = sums.sort((a, b) => b - a).slice(0, Math.ceil(sums.length * HARDEST));
  return hardest.reduce((sum, one) => sum + one, 0) / Math.max(1, hardest.length);
}

/** The level of a chart. */
export function levelOf(notes: NoteList): number {
  const level = 1 + Math.round(Math.log(strainOf(notes) / FIRST_STRAIN) / Math.log(GROWTH));
  return Math.max(1, Math.min(HIGHEST_LEVEL, level));
}

/** The level of each chart of a song. */
export function levelsOf(
  song: Pick<SongCharts, 'bpm' | 'swing'>,
  charts: SongCharts['charts'],
): SongCharts['levels'] {
  const of = (mix: Mix) => {
    const levels = DIFFICULTIES_OF[mix].map((one) => [
      one,
      levelOf(notesIn(song, mix, charts[mix][one] ?? [])),
    ]);
    return Object.fromEntries(levels) as SongCharts['levels'][Mix];
  };
  return { light: of('light'), hard: of('hard') };
}
