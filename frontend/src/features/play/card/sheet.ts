/** The best results of all songs as one picture, drawn on the device. */
import type { Palette } from '@axtorm/game/painter/palette';
import { LEAN, trace } from '@axtorm/game/painter/sprites';

import { loadDisplayFace, loadLabelFace } from '../palette';
import type { Honour, Pose } from '../store/honours';
import type { Places } from './places';
import { paintPose } from './poses';
import { canvasOf, line, loadPicture, pngOf } from './share';

/** The best result of a chart. */
interface SheetCell {
  readonly score: number;
  readonly grade: string;
  readonly honour: Honour | undefined;
}

/** A style of a song: its cells in the order of its difficulties, undefined where nothing was played. */
interface SheetRow {
  readonly style: string;
  readonly cells: readonly (SheetCell | undefined)[];
}

/** What a sheet says. */
export interface SheetContent {
  readonly heading: string;
  /** The player's name, or that of the idol. */
  readonly name: string;
  /** Empty without one. */
  readonly title: string;
  readonly difficulties: readonly string[];
  readonly songs: readonly {
    readonly title: string;
    readonly sleeveSource: string;
    readonly rows: readonly SheetRow[];
  }[];
  /** What was done, as words with their numbers. */
  readonly figures: readonly (readonly [words: string, number: string])[];
  readonly pose: Pose;
  readonly idolSource: string;
}

/** Pixels of the picture, which timelines show wholly. */
const SHEET_SIZE = [1080, 1350] as const;
const EDGE = 60;
/** Where the table begins, how tall a song and a style of it are, and where its columns begin and how wide they are. */
const TABLE = { top: 372, song: 168, row: 62, left: 322, column: 117 } as const;
const SLEEVE = 128;
/** The idol in the upper right corner. */
const IDOL: Places['idol'] = {
  picture: [712, -8, 372],
  outline: [
    [760 + 330 * LEAN * 0.5, 0],
    [1080, 0],
    [1080, 330],
    [760 - 330 * LEAN * 0.5, 330],
  ],
};

interface Ink {
  readonly context: CanvasRenderingContext2D;
  readonly palette: Palette;
  /** The face of words that are not Latin. */
  readonly label: string;
}

function head({ context, palette, label }: Ink, { heading, name, title }: SheetContent): void {
  const display = palette.display;
  line(context, '#MASHVP', [EDGE, 92, 600], 34, { colour: palette.signalA, family: display });
  line(context, heading, [EDGE, 176, 620], 72, { colour: palette.flash, family: display });
  line(context, name, [EDGE, 240, 600], 40, { colour: palette.paper, family: label });
  line(context, title, [EDGE, 292, 600], 32, { colour: palette.gold, family: display });
}

function cell({ context, palette }: Ink, x: number, y: number, one: SheetCell | undefined): void {
  const wide = TABLE.column - 8;
  context.fillStyle = one === undefined ? palette.night : palette.steel;
  context.fillRect(x, y, wide, TABLE.row - 8);
  if (one === undefined) return;
  const isGold = one.honour === 'allPerfect';
  context.fillStyle = isGold ? palette.gold : one.honour ? palette.signalA : palette.line;
  context.fillRect(x, y + TABLE.row - 12, wide, 4);
  const family = palette.display;
  const colour = isGold ? palette.gold : palette.paper;
  line(context, one.grade, [x + 10, y + 27, wide - 20], 26, { colour, family });
  const points = one.score.toLocaleString('en');
  line(context, points, [x + 10, y + 46, wide - 20], 16, { colour: palette.mist, family });
}

function table(ink: Ink, content: SheetContent, sleeves: readonly CanvasImageSource[]): void {
  const { context, palette, label } = ink;
  const family = palette.display;
  for (const [at, name] of content.difficulties.entries())
    line(
      context,
      name.toUpperCase(),
      [TABLE.left + at * TABLE.column, TABLE.top - 14, TABLE.column - 12],
      19,
      { colour: palette.mist, family },
    );
  for (const [number, song] of content.songs.entries()) {
    const top = TABLE.top + number * TABLE.song;
    const sleeve = sleeves[number];
    if (sleeve) context.drawImage(sleeve, EDGE, top, SLEEVE, SLEEVE);
    line(context, song.title, [EDGE + SLEEVE + 16, top + 22, 640], 22, {
      colour: palette.paper,
      family,
    });
    for (const [at, { style, cells }] of song.rows.entries()) {
      const y = top + 34 + at * (TABLE.row - 6);
      const signal = at === 0 ? palette.signalA : palette.signalB;
      line(context, style, [EDGE + SLEEVE + 16, y + 33, TABLE.left - EDGE - SLEEVE - 28], 16, {
        colour: signal,
        family: label,
      });
      for (const [column, one] of cells.entries())
        cell(ink, TABLE.left + column * TABLE.column, y, one);
    }
  }
}

function foot({ context, palette, label }: Ink, { figures }: SheetContent): void {
  const [width, height] = SHEET_SIZE;
  const room = (width - 2 * EDGE) / figures.length;
  const y = height - 92;
  context.fillStyle = palette.dimA;
  trace(context, [
    [0, y - 38],
    [width, y - 38],
    [width, height],
    [0, height],
  ]);
  context.fill();
  for (const [at, [words, number]] of figures.entries()) {
    const x = EDGE + at * room;
    line(context, number, [x, y + 14, room - 20], 36, {
      colour: palette.flash,
      family: palette.display,
    });
    line(context, words, [x, y + 48, room - 20], 20, { colour: palette.paper, family: label });
  }
}

/** Draws a sheet and gives it as a PNG file's bytes. */
export async function drawSheet(content: SheetContent, palette: Palette): Promise<Blob> {
  const [canvas, context] = canvasOf(...SHEET_SIZE);
  const [idol, ...sleeves] = await Promise.all(
    [content.idolSource, ...content.songs.map(({ sleeveSource }) => sleeveSource)].map(loadPicture),
  );
  if (idol === undefined) throw new Error('a sheet has an idol');
  await loadDisplayFace(palette);
  const rows = content.songs.flatMap(({ rows }) => rows);
  const words = [...content.figures.map(([one]) => one), ...rows.map(({ style }) => style)];
  const label = await loadLabelFace([...words, content.name].join(''));
  const ink = { context, palette, label };
  context.fillStyle = palette.ink;
  context.fillRect(0, 0, ...SHEET_SIZE);
  paintPose(context, content.pose, idol, IDOL, palette);
  context.fillStyle = palette.flash;
  trace(context, [
    [754 + 330 * LEAN * 0.5, 0],
    [766 + 330 * LEAN * 0.5, 0],
    [766 - 330 * LEAN * 0.5, 330],
    [754 - 330 * LEAN * 0.5, 330],
  ]);
  context.fill();
  head(ink, content);
  table(ink, content, sleeves);
  foot(ink, content);
  return pngOf(canvas);
}
