/** Players as programs: what they press of a chart. They show what rules and charts reward. */
import type { NoteList, Run } from '../engine/run';
import { RELEASE } from '../engine/judgement';
import { advance, createRun, press, release } from '../engine/run';

/** When a lane is pressed, in milliseconds of the song, or let go. */
export type Press = readonly [time: number, lane: number, isUp?: boolean | undefined];

/**
 * What a player presses and lets go of notes, in the order of time. A seed stands for a day of the same player; a beat, in milliseconds, is
 * heard by those who play in time with the song and look at nothing.
 */
export type Player = (notes: NoteList, seed: number, beat: number) => readonly Press[];

/** Even numbers from 0 to 1, the same for each seed. */
function randomOf(seed: number): () => number {
  let state = (seed * 7919) % 2_147_483_647 || 1;
  // The first numbers of neighbouring seeds are alike.
  for (let i = 0; i < 8; i++) state = (state * 48_271) % 2_147_483_647;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const byTime = (presses: Press[]): readonly Press[] => presses.sort(([a], [b]) => a - b);

/** When the last note is let go. */
const endOfAll = ({ times, ends }: NoteList): number => Math.max(0, ...(ends ?? times));

/** Beginnings of a masher's presses, evenly spread over the time between two: with all charts, more than two thousand plays. */
export const PHASES = 40;

/** When a player lets holds go: at their end, halfway, or not before it needs the lane again, which the engine sees as never. */
export type LetsGo = 'end' | 'half' | 'never';

/** When a note is let go, and its lane; nothing for a note that is no hold. */
function endOf({ times, lane, ends }: NoteList, note: number, letsGo: LetsGo): readonly Press[] {
  const [time, end] = [times[note] ?? 0, ends?.[note] ?? 0];
  if (end <= time || letsGo === 'never') return [];
  return [[letsGo === 'half' ? Math.round((time + end) / 2) : end, lane[note] ?? 0, true]];
}

/**
 * Presses every lane so many times a second, whatever is to be played, and is down for half of the time. The seed is the phase, of
 * `PHASES`.
 */
export const mashing =
  (hertz: number): Player =>
  (notes, seed) => {
    const gap = 1000 / hertz;
    const phase = (seed / PHASES) * gap;
    const lanes = Array.from({ length: notes.lanes }, (_, lane) => lane);
    const count = Math.ceil(endOfAll(notes) / gap) + 2;
    return Array.from({ length: count }, (_, i) => phase + i * gap).flatMap((time) => [
      ...lanes.map((lane): Press => [Math.round(time), lane]),
      ...lanes.map((lane): Press => [Math.round(time + gap / 2), lane, true]),
    ]);
  };

/** Milliseconds that a press in time is down. */
const TAP = 40;

/** Presses at times that it hears, in the lanes that it takes in turn: of each time all of them, or one. */
const inTime =
  (times: (notes: NoteList, beat: number) => readonly number[], isInTurn: boolean): Player =>
  (notes, _, beat) =>
    byTime(
      times(notes, beat).flatMap((time, i) =>
        Array.from({ length: notes.lanes }, (_lane, lane) => lane)
          .filter((lane) => !isInTurn || lane === i % notes.lanes)
          .flatMap((lane): Press[] => [
            [Math.round(time), lane],
            [Math.round(time) + TAP, lane, true],
          ]),
      ),
    );

/** Every so many beats of the song. */
const every =
  (beats: number) =>
  (notes: NoteList, beat: number): readonly number[] =>
    Array.from(
      { length: Math.ceil(endOfAll(notes) / (beats * beat)) },
      (_time, i) => i * beats * beat,
    );

/** The chart's own rhythm. */
const rhythm = ({ times }: NoteList): readonly number[] => [...new Set(times)];

/**
 * A hand whose presses spread by a normal distribution around the notes, and which drops some notes. It lets holds go half as
 * exactly as it presses.
 */
export const hand =
  (spread: number, drops: number, letsGo: LetsGo = 'end'): Player =>
  (notes, seed) => {
    const random = randomOf(seed);
    const normal = () =>
      Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random()) * spread;
    const presses = [...notes.times].flatMap((time, note): Press[] => {
      const at = Math.round(time + normal());
      if (random() < drops) return [];
      const ends = endOf(notes, note, letsGo).map(([end, lane, isUp]): Press => [
        Math.round(end + 2 * normal()),
        lane,
        isUp,
      ]);
      return [[at, notes.lane[note] ?? 0], ...ends];
    });
    return byTime(presses);
  };

/** Presses each note at its very time, and lets each hold go at its very end. */
export const perfect: Player = (notes) =>
  byTime(
    [...notes.times].flatMap((time, note): Press[] => [
      [time, notes.lane[note] ?? 0],
      ...endOf(notes, note, 'end'),
    ]),
  );

/** The players of the table, with the seeds that each plays a chart with. */
export const PLAYERS: readonly {
  readonly name: string;
  readonly player: Player;
  readonly seeds: number;
}[] = [
  { name: 'mash 4 Hz', player: mashing(4), seeds: PHASES },
  { name: 'mash 8 Hz', player: mashing(8), seeds: PHASES },
  { name: 'mash 12 Hz', player: mashing(12), seeds: PHASES },
  { name: 'all, quarters', player: inTime(every(1), false), seeds: 1 },
  { name: 'all, eighths', player: inTime(every(1 / 2), false), seeds: 1 },
  { name: 'all, rhythm', player: inTime(rhythm, false), seeds: 1 },
  { name: 'turns, eighths', player: inTime(every(1 / 2), true), seeds: 1 },
  { name: 'turns, rhythm', player: inTime(rhythm, true), seeds: 1 },
  { name: 'hand 12 ms', player: hand(12, 0.01), seeds: 20 },
  { name: 'hand 30 ms', player: hand(30, 0.04), seeds: 20 },
  { name: 'perfect', player: perfect, seeds: 1 },
];

/** Presses a lane, or lets it go. */
export function act(run: Run, [time, lane, isUp]: Press): void {
  if (isUp === true) release(run, lane, time);
  else press(run, lane, time);
}

/** A play of a chart from its beginning to its end. */
export function played(notes: NoteList, presses: readonly Press[]): Run {
  const run = createRun(notes);
  for (const one of presses) act(run, one);
  advance(run, endOfAll(notes) + RELEASE.good + 1);
  return run;
}
