/** Notes as they are played: what a chart of each lane's steps says. */

/** Steps of a chart for each beat. */
const STEPS = 4;

export interface Note {
  readonly lane: number;
  /** When it is hit, and how long it is held, in beats. */
  readonly beat: number;
  readonly held: number;
}

/**
 * Reads a chart: a text a lane, a letter a sixteenth. `x` is a note, `x--` a note held for as long as the
 * line goes on; blanks part the beats for the eye.
 */
export function notesOf(chart: readonly string[]): readonly Note[] {
  const notes = chart.flatMap((lane, index) =>
    [...lane.replaceAll(' ', '').matchAll(/x(-*)/g)].map((match) => ({
      lane: index,
      beat: match.index / STEPS,
      held: (match[1] ?? '').length / STEPS,
    })),
  );
  return notes.sort((one, other) => one.beat - other.beat || one.lane - other.lane);
}

/** How many notes are done at a beat; a held one counts when it is taken. */
export const hitsAt = (notes: readonly Note[], beat: number): number =>
  notes.filter((note) => note.beat <= beat).length;

/** The last note that was hit. */
export const lastHit = (notes: readonly Note[], beat: number): Note | undefined =>
  notes.findLast((note) => note.beat <= beat);

/** How long ago the last note on a lane was hit, in beats; nothing yet is long ago. */
export function sinceHit(notes: readonly Note[], lane: number, beat: number): number {
  const note = notes.findLast((one) => one.lane === lane && one.beat <= beat);
  return note === undefined ? Infinity : Math.max(0, beat - note.beat - note.held);
}
