/** Poses of an idol on a card. A face fills its place by a picture of its own; the others are the whole figure, turned and moved. */
import type { Palette } from '@axtorm/game/painter/palette';
import { LEAN, trace } from '@axtorm/game/painter/sprites';

import type { Pose } from '../store/honours';
import type { Outline, Places } from './places';

/** Pictures of figures are 1200 by 2000 units, with the head this far below their upper edge, as a part of their height. */
const SHAPE = 0.6;
const HEAD = 0.06;

/** How a figure stands: its height and how far its head is from the top, as parts of the place; turned clockwise, in radians. */
interface Stand {
  readonly tall: number;
  readonly top: number;
  readonly turn: number;
  readonly isMirrored: boolean;
  /** Both signals beside the figure, as parts of its height. */
  readonly apart: number;
}

/** The angle of the slash. */
const SLASH = Math.atan(LEAN);

const STANDS: Readonly<Record<Exclude<Pose, 'face'>, Stand>> = {
  figure: { tall: 1, top: 0.05, turn: 0, isMirrored: false, apart: 0 },
  dive: { tall: 1.7, top: 0.1, turn: SLASH, isMirrored: true, apart: 0 },
  leap: { tall: 0.96, top: 0.02, turn: -0.6 * SLASH, isMirrored: false, apart: 0 },
  collision: { tall: 1.5, top: 0.08, turn: 0, isMirrored: false, apart: 0.035 },
};

/** The room that an outline takes: its middle, its upper edge and its size. */
function roomOf(outline: Outline) {
  const [xs, ys] = [0, 1].map((axis) => outline.map((point) => point[axis] ?? 0));
  const [left, right] = [Math.min(...(xs ?? [])), Math.max(...(xs ?? []))];
  const [top, bottom] = [Math.min(...(ys ?? [])), Math.max(...(ys ?? []))];
  return { x: (left + right) / 2, top, width: right - left, height: bottom - top };
}

/** What a figure stands before: night, and the slash of its signal. */
function ground(
  context: CanvasRenderingContext2D,
  { x, top, width, height }: ReturnType<typeof roomOf>,
  palette: Palette,
): void {
  context.fillStyle = palette.night;
  context.fillRect(x - width / 2, top, width, height);
  const lean = (height * LEAN) / 2;
  const bars = [
    [-0.34, 0.2, palette.dimA],
    [0, 0.34, palette.dimB],
    [0.3, 0.04, palette.signalB],
    [0.38, 0.12, palette.steel],
  ] as const;
  for (const [middle, wide, colour] of bars) {
    const [left, right] = [x + width * (middle - wide / 2), x + width * (middle + wide / 2)];
    context.fillStyle = colour;
    trace(context, [
      [left + lean, top],
      [right + lean, top],
      [right - lean, top + height],
      [left - lean, top + height],
    ]);
    context.fill();
  }
}

/** The outline of a picture, filled with a colour. */
function shadowOf(picture: CanvasImageSource, tall: number, colour: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(tall * SHAPE);
  canvas.height = Math.ceil(tall);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('the browser has no canvas');
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = colour;
  context.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Draws an idol in its place: what shows of it is within an outline. */
export function paintPose(
  context: CanvasRenderingContext2D,
  pose: Pose,
  picture: CanvasImageSource,
  { picture: [x, y, side], outline }: Places['idol'],
  palette: Palette,
): void {
  context.save();
  trace(context, outline);
  context.clip();
  if (pose === 'face') context.drawImage(picture, x, y, side, side);
  else paintFigure(context, STANDS[pose], picture, roomOf(outline), palette);
  context.restore();
}

/** Draws the whole figure. */
function paintFigure(
  context: CanvasRenderingContext2D,
  { tall: part, top, turn, isMirrored, apart }: Stand,
  picture: CanvasImageSource,
  room: ReturnType<typeof roomOf>,
  palette: Palette,
): void {
  const tall = room.height * part;
  const wide = tall * SHAPE;
  ground(context, room, palette);
  context.translate(room.x, room.top + room.height / 2);
  context.rotate(turn);
  context.scale(isMirrored ? -1 : 1, 1);
  const y = room.height * (top - 0.5) - HEAD * tall;
  const aside = apart * tall;
  if (aside > 0) {
    context.drawImage(shadowOf(picture, tall, palette.signalA), -wide / 2 - aside, y, wide, tall);
    context.drawImage(shadowOf(picture, tall, palette.signalB), -wide / 2 + aside, y, wide, tall);
  }
  context.drawImage(picture, -wide / 2, y, wide, tall);
}
