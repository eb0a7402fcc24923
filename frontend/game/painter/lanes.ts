/** The lanes, the line and the keys. They stand still and are drawn once for a size, below what moves. */
import type { Palette } from './palette';
import { FAR_END, type Runway, scaleAt, xAt, yAt } from './runway';
import { LEAN, signalOf, trace } from './sprites';

const NEAR = scaleAt(-0.1);
const FAR = scaleAt(FAR_END);

/** Half of the height of a key, as a part of the size of its letter, and pixels from it to the lower edge. */
export const KEY_TALL = 0.85;
const KEY_EDGE = 8;

type Corner = readonly [number, number];

/** The corners of a part of the runway between two edges of lanes. */
function strip(runway: Runway, left: number, right: number, near = NEAR): readonly Corner[] {
  const at = (edge: number, scale: number): Corner => [
    xAt(runway, edge - 0.5, scale),
    yAt(runway, scale),
  ];
  return [at(left, FAR), at(right, FAR), at(right, near), at(left, near)];
}

function lanes(context: CanvasRenderingContext2D, runway: Runway, palette: Palette): void {
  for (let lane = 0; lane < runway.lanes; lane++) {
    trace(context, strip(runway, lane, lane + 1, scaleAt(-0.16)));
    context.fillStyle = palette.night;
    context.fill();
    const shade = context.createLinearGradient(0, runway.horizon, 0, runway.height);
    shade.addColorStop(0, palette.ink);
    shade.addColorStop(1, lane < runway.lanes / 2 ? palette.dimA : palette.dimB);
    context.fillStyle = shade;
    context.fill();
  }
  context.lineWidth = 1.5;
  for (let edge = 0; edge <= runway.lanes; edge++) {
    const isRim = edge === 0 || edge === runway.lanes;
    context.strokeStyle = isRim ? (edge === 0 ? palette.signalA : palette.signalB) : palette.mist;
    context.lineWidth = isRim ? 4 : 1.5;
    context.globalAlpha = isRim ? 1 : 0.6;
    context.beginPath();
    context.moveTo(xAt(runway, edge - 0.5, FAR), yAt(runway, FAR));
    context.lineTo(xAt(runway, edge - 0.5, scaleAt(-0.16)), yAt(runway, scaleAt(-0.16)));
    context.stroke();
  }
  context.globalAlpha = 1;
}

function judgeLine(context: CanvasRenderingContext2D, runway: Runway, palette: Palette): void {
  const left = xAt(runway, -0.56, 1);
  const right = xAt(runway, runway.lanes - 0.44, 1);
  const half = runway.note * 0.32;
  context.fillStyle = palette.gold;
  context.globalAlpha = 0.45;
  trace(context, [
    [left + half * LEAN, runway.line - half],
    [right + half * LEAN, runway.line - half],
    [right - half * LEAN, runway.line + half],
    [left - half * LEAN, runway.line + half],
  ]);
  context.fill();
  context.globalAlpha = 1;
  context.fillRect(left, runway.line - 2, right - left, 4);
  context.fillStyle = palette.flash;
  context.fillRect(left, runway.line - 1, right - left, 2);
}

/** How large the keys are, and the height of their middle; low stages have them nearer to the line, so that they are whole. */
export function keysOf({ height, lane, line, note }: Runway) {
  const size = Math.max(13, Math.min(20, lane * 0.16));
  const lowest = height - KEY_TALL * size - KEY_EDGE;
  return { size, y: Math.min(line + note * 1.9 + size, lowest) };
}

function keys(
  context: CanvasRenderingContext2D,
  runway: Runway,
  palette: Palette,
  letters: readonly string[],
): void {
  const { size, y } = keysOf(runway);
  const scale = (y - runway.horizon) / (runway.line - runway.horizon);
  context.font = `900 ${String(size)}px ${palette.display}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  letters.forEach((letter, lane) => {
    const x = xAt(runway, lane, scale);
    if (letter === '') {
      // A place for a finger.
      context.strokeStyle = signalOf(lane, runway.lanes, palette);
      context.lineWidth = 2.5;
      context.beginPath();
      context.ellipse(x, y, size * 1.5, size * 0.7, 0, 0, 2 * Math.PI);
      context.stroke();
      return;
    }
    context.fillStyle = palette.ink;
    context.fillRect(x - size * 1.3, y - size * KEY_TALL, size * 2.6, size * 2 * KEY_TALL);
    context.strokeStyle = signalOf(lane, runway.lanes, palette);
    context.lineWidth = 2.5;
    context.strokeRect(x - size * 1.3, y - size * KEY_TALL, size * 2.6, size * 2 * KEY_TALL);
    context.fillStyle = palette.paper;
    context.fillText(letter, x, y + 1);
  });
}

/** Draws the lanes over the scenery. */
export function drawLanes(
  context: CanvasRenderingContext2D,
  runway: Runway,
  palette: Palette,
  letters: readonly string[],
): void {
  lanes(context, runway, palette);
  judgeLine(context, runway, palette);
  keys(context, runway, palette, letters);
}

/** The lit part of a lane while it is pressed. */
export function laneStrip(runway: Runway, lane: number): readonly Corner[] {
  return strip(runway, lane, lane + 1);
}
