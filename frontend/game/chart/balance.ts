/** Whether the lanes and the hands of a chart have their parts of its notes. */
import { STEPS_PER_BAR, type Strike } from './chart';

/** Parts of the notes that each of four lanes has. */
const LEAST = 0.18;
const MOST = 0.32;
/** Part of the notes of any so many bars that a hand has at most. */
const BARS = 8;
const ONE_HAND = 0.6;
/** Notes from which on parts say something. */
const FEW = 8;

interface Note {
  readonly step: number;
  readonly lane: number;
}

const notesOf = (strikes: readonly Strike[], lanes: number): readonly Note[] =>
  strikes.flatMap(({ step, lanes: mask }) =>
    Array.from({ length: lanes }, (_, lane) => lane)
      .filter((lane) => (mask >> lane) % 2 === 1)
      .map((lane) => ({ step, lane })),
  );

const percent = (part: number): string => `${(100 * part).toFixed(0)} %`;

/** The parts of the notes that lanes have of which each has too much or too little. */
function unevenLanes(notes: readonly Note[], lanes: number) {
  if (lanes !== 4 || notes.length < FEW) return [];
  return Array.from({ length: lanes }, (_, lane) => {
    const part = notes.filter((note) => note.lane === lane).length / notes.length;
    return { lane, part, excess: Math.max(LEAST - part, part - MOST) };
  }).filter(({ excess }) => excess > 0);
}

/** Bars from which on one hand has too much of eight. */
function unevenBars(notes: readonly Note[], lanes: number, bars: number) {
  return Array.from({ length: Math.max(0, bars - BARS + 1) }, (_, bar) => {
    const from = bar * STEPS_PER_BAR;
    const within = notes.filter(({ step }) => step >= from && step < from + BARS * STEPS_PER_BAR);
    const left = within.filter(({ lane }) => lane < lanes / 2).length / within.length;
    const part = Math.max(left, 1 - left);
    return { bar, part, excess: within.length >= FEW ? part - ONE_HAND : 0 };
  }).filter(({ excess }) => excess > 0);
}

/** What is out of balance in a chart of so many bars. */
export function balanceFaults(
  strikes: readonly Strike[],
  lanes: number,
  bars: number,
): readonly string[] {
  const notes = notesOf(strikes, lanes);
  return [
    ...unevenLanes(notes, lanes).map(
      ({ lane, part }) => `gives lane ${String(lane)} ${percent(part)}`,
    ),
    ...unevenBars(notes, lanes, bars).map(
      ({ bar, part }) => `gives one hand ${percent(part)} from bar ${String(bar + 1)} on`,
    ),
  ];
}

/** How far a chart is from balance: by how much parts are too large or too small, all together; 0 without a fault. */
export function imbalanceOf(strikes: readonly Strike[], lanes: number, bars: number): number {
  const notes = notesOf(strikes, lanes);
  const uneven = [...unevenLanes(notes, lanes), ...unevenBars(notes, lanes, bars)];
  return uneven.reduce((sum, { excess }) => sum + excess, 0);
}
