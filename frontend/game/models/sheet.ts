/** All charts as one picture: a column a chart, time from the bottom to the top, as notes come down the lanes. */
import type { NoteList } from '../engine/run';
import type { NamedNotes } from './table';

/** Sizes in units of the picture: a lane, a second, a note, and the room around a chart. */
const LANE = 12;
const SECOND = 60;
const NOTE = 3;
const GAP = 50;
/** Columns of a row: the charts of a song. */
const COLUMNS = 11;
const HEAD = 40;

const COLOURS = { ground: '#07070b', lane: '#1a1a26', text: '#f4f4fa', a: '#00e5ff', b: '#ff2e93' };

const rect = (x: number, y: number, width: number, height: number, look: string): string =>
  `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" ${look}/>`;

/** The marks of a chart's notes: a body for each hold, and a bar for each note. */
function marksOf({ lanes, times, lane, ends }: NoteList, height: number): readonly string[] {
  return [...times].map((time, note) => {
    const at = lane[note] ?? 0;
    const fill = `fill="${at < lanes / 2 ? COLOURS.a : COLOURS.b}"`;
    const y = height - (time / 1000) * SECOND;
    const tall = (((ends?.[note] ?? time) - time) / 1000) * SECOND;
    const body =
      tall > 0 ? rect(at * LANE + 3, y - tall, LANE - 6, tall, `${fill} opacity="0.5"`) : '';
    return body + rect(at * LANE + 1, y - NOTE, LANE - 2, NOTE, `${fill} class="note"`);
  });
}

function chartOf(
  { title, mix, difficulty, level, notes }: NamedNotes,
  x: number,
  y: number,
): string {
  const height = heightOf(notes);
  const words = [title, `${mix} ${difficulty} ${String(level)}`].map(
    (line, i) =>
      `<text x="0" y="${String(i * 10 - 14)}" font-size="8" fill="${COLOURS.text}">${line}</text>`,
  );
  const ground = rect(0, 0, notes.lanes * LANE, height, `fill="${COLOURS.lane}"`);
  const parts = [...words, ground, ...marksOf(notes, height)].join('');
  return `<g transform="translate(${String(x)} ${y.toFixed(1)})">${parts}</g>`;
}

const heightOf = ({ times, ends }: NoteList): number =>
  (Math.max(0, ...(ends ?? times)) / 1000 + 1) * SECOND;

/** The picture of charts, as SVG. */
export function sheetOf(charts: readonly NamedNotes[]): string {
  const wide = 4 * LANE + GAP;
  const row = Math.max(0, ...charts.map(({ notes }) => heightOf(notes))) + HEAD;
  const drawn = charts.map((chart, i) => {
    const x = GAP + (i % COLUMNS) * wide;
    return chartOf(chart, x, Math.floor(i / COLUMNS) * row + HEAD);
  });
  const width = GAP + COLUMNS * wide;
  const height = Math.ceil(charts.length / COLUMNS) * row + HEAD;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${String(width)}" height="${height.toFixed(0)}" font-family="sans-serif">`,
    rect(0, 0, width, height, `fill="${COLOURS.ground}"`),
    ...drawn,
    '</svg>',
  ].join('\n');
}
