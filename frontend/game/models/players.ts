/** Players as programs: what they press of a chart. They show what rules and charts reward. */
import type { NoteList, Run } from '../engine/run';
import { advance, createRun, press } from '../engine/run';

/** A press: when, in milliseconds of the song, and of which lane. */
export type Press = readonly [time: number, lane: number];

/** What a player presses of notes, in the order of time. A seed stands for a day of the same player. */
export type Player = (notes: NoteList, seed: number) => readonly Press[];

/** Even numbers from 0 to 1, the same for each seed. */
function randomOf(seed: number): () => number {
  let state = (seed * 7919) % 2_147_483_647 || 1;
  // The first numbers of neighbouring seeds are alike.
  for (let i = 0; i < 8; i++) state = (state * 48_271) % 2_147_483_647;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

const byTime = (presses: Press[]): readonly Press[] => presses.sort(([a], [b]) => a - b);

/** Beginnings of a masher's presses, evenly spread over the time between two. */
export const PHASES = 20;

/** Presses every lane so many times a second, whatever is to be played. The seed is the phase, of `PHASES`. */
export const mashing =
  (hertz: number): Player =>
  (notes, seed) => {
    const gap = 1000 / hertz;
    const phase = (seed / PHASES) * gap;
    const count = Math.ceil((notes.times.at(-1) ?? 0) / gap) + 2;
    return Array.from({ length: count }, (_, i) => Math.round(phase + i * gap)).flatMap((time) =>
      Array.from({ length: notes.lanes }, (_, lane): Press => [time, lane]),
    );
  };

/** A hand whose presses spread by a normal distribution around the notes, and which lets some notes go. */
export const hand =
  (spread: number, drops: number): Player =>
  (notes, seed) => {
    const random = randomOf(seed);
    const normal = () =>
      Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random()) * spread;
    const presses = [...notes.times].flatMap((time, note): Press[] => {
      const at = Math.round(time + normal());
      return random() < drops ? [] : [[at, notes.lane[note] ?? 0]];
    });
    return byTime(presses);
  };

/** Presses each note at its very time. */
export const perfect: Player = (notes) =>
  [...notes.times].map((time, note): Press => [time, notes.lane[note] ?? 0]);

/** The players of the table, with the seeds that each plays a chart with. */
export const PLAYERS: readonly {
  readonly name: string;
  readonly player: Player;
  readonly seeds: number;
}[] = [
  { name: 'mash 4 Hz', player: mashing(4), seeds: PHASES },
  { name: 'mash 8 Hz', player: mashing(8), seeds: PHASES },
  { name: 'mash 12 Hz', player: mashing(12), seeds: PHASES },
  { name: 'hand 12 ms', player: hand(12, 0.01), seeds: 20 },
  { name: 'hand 30 ms', player: hand(30, 0.04), seeds: 20 },
  { name: 'perfect', player: perfect, seeds: 1 },
];

/** A play of a chart from its beginning to its end. */
export function played(notes: NoteList, presses: readonly Press[]): Run {
  const run = createRun(notes);
  for (const [time, lane] of presses) press(run, lane, time);
  advance(run, (notes.times.at(-1) ?? 0) + 1000);
  return run;
}
