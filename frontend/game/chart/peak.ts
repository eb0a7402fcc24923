/** What the last difficulty is measured by: its busiest second, and three lanes at once. */
import type { NoteList } from '../engine/run';

const SECOND = 1000;
/** Notes of its busiest second: fewer are another Master, more are noise. */
const PEAK = { least: 12, most: 14 } as const;
/** How often it takes three lanes at once, at least. */
const THREES = 8;

/** How many notes the busiest second of a chart has. */
export function peakOf({ times }: NoteList): number {
  let first = 0;
  return times.reduce((most, time, note) => {
    while (time - (times[first] ?? 0) >= SECOND) first += 1;
    return Math.max(most, note - first + 1);
  }, 0);
}

/** How often so many lanes or more are pressed at once. */
export function chordsOf({ times }: NoteList, lanes: number): number {
  return times.filter((time, note) => {
    const isFirst = times[note - 1] !== time;
    return isFirst && times[note + lanes - 1] === time;
  }).length;
}

/** What keeps a chart from being one of the last difficulty. */
export function peakFaults(notes: NoteList): readonly string[] {
  const peak = peakOf(notes);
  const threes = chordsOf(notes, 3);
  return [
    ...(peak < PEAK.least || peak > PEAK.most ? [`has ${String(peak)} notes in a second`] : []),
    ...(threes < THREES ? [`takes three lanes ${String(threes)} times`] : []),
  ];
}
