import { ellipse, line, poly, rect } from '../system/geometry';
import { drawing, fill, place, stroke } from '../system/svg';
import { halftone } from '../system/texture';
import { COLOUR } from '../system/tokens';
import { beams, burst, core, ground } from './backdrop';
import { Track } from './track';

const [W, H] = [1920, 1080];
const VANISH = [960, 500] as const;

/** A stack of loudspeakers; `sign` -1 mirrors it. */
function stack(x: number, y: number, size: number, sign: 1 | -1, colour: string): string {
  const cabinet = (top: number, tall: number) =>
    fill(rect(-90, top, 180, tall), COLOUR.night) +
    stroke(rect(-90, top, 180, tall), COLOUR.line, 5) +
    fill(
      poly([
        [90, top],
        [126, top + 26],
        [126, top + tall - 10],
        [90, top + tall],
      ]),
      COLOUR.steel,
    );
  const cone = (cy: number, r: number) =>
    fill(ellipse(0, cy, r), COLOUR.steel) +
    stroke(ellipse(0, cy, r), colour, 4) +
    fill(ellipse(0, cy, r * 0.62), COLOUR.ink) +
    stroke(ellipse(0, cy, r * 0.62), COLOUR.line, 4) +
    fill(ellipse(-r * 0.08, cy - r * 0.08, r * 0.24), COLOUR.line);
  const body =
    cabinet(-560, 170) +
    cone(-505, 34) +
    cone(-435, 34) +
    cabinet(-385, 190) +
    cone(-290, 76) +
    cabinet(-190, 190) +
    cone(-95, 76) +
    fill(rect(-112, 0, 240, 30), COLOUR.line) +
    fill(rect(-112, 22, 240, 10), colour);
  return `<g transform="translate(${x.toString()} ${y.toString()}) scale(${(size * sign).toString()} ${size.toString()})">${body}</g>`;
}

/** The truss over the stage with its lamps. */
function truss(): string {
  const top = Array.from({ length: 24 }, (_, index) => {
    const x = index * 84;
    return stroke(
      line([
        [x, 84],
        [x + 42, 24],
        [x + 84, 84],
      ]),
      COLOUR.line,
      8,
    );
  }).join('');
  const lamps = Array.from({ length: 10 }, (_, index) => {
    const x = 110 + index * 189;
    const colour = index < 5 ? COLOUR.a : COLOUR.b;
    const lean = (960 - x) * 0.02;
    return place(
      fill('M-26 0H26L34 54H-34Z', COLOUR.steel) +
        stroke('M-26 0H26L34 54H-34Z', COLOUR.line, 5) +
        fill(ellipse(0, 54, 34, 10), colour) +
        fill(ellipse(0, 54, 20, 5), COLOUR.flash),
      x,
      92,
      1,
      -lean,
    );
  }).join('');
  return (
    fill(rect(0, 14, W, 12), COLOUR.steel) + fill(rect(0, 80, W, 12), COLOUR.steel) + top + lamps
  );
}

/** Screens behind the stage: bars of an equaliser in each signal. */
function screens(): string {
  return Array.from({ length: 34 }, (_, index) => {
    const isLeft = index < 17;
    const away = isLeft ? index : 33 - index;
    const height = 64 + ((index * 53) % 7) * 26 + away * 4;
    const x = isLeft ? 300 + index * 36 : 1620 - (33 - index) * 36 - 24;
    const cells = Array.from({ length: Math.floor(height / 16) }, (_, cell) =>
      rect(x, 470 - cell * 16, 24, 10),
    ).join('');
    return fill(cells, isLeft ? COLOUR.a : COLOUR.b, {
      'fill-opacity': (0.16 + away * 0.022).toFixed(3),
    });
  }).join('');
}

/** The empty stage as a group of 1920 by 1080: lanes of light run into a flash on the horizon. */
export function stageScene(lanes = 6): string {
  const track = new Track({ vanish: VANISH, near: 1120, width: 2500, lanes, steep: 9 });
  const dots = halftone(
    { x: 0, y: 500, width: W, height: 580 },
    16,
    (u, v) => 0.5 - v * 0.9 + Math.abs(u - 0.5) * 0.4,
  );
  return (
    ground(W, H) +
    fill(rect(0, 0, W, 500), COLOUR.night) +
    screens() +
    beams(W, 900, 11, 0.2) +
    fill(rays(), COLOUR.flash, { 'fill-opacity': '0.06' }) +
    fill(rect(0, 494, W, 600), COLOUR.ink) +
    fill(dots, COLOUR.line) +
    track.floor() +
    burst([960, 498], 520, 5) +
    core([960, 498], 300) +
    fill(rect(0, 495, W, 5), COLOUR.flash, { 'fill-opacity': '0.8' }) +
    stack(170, 800, 1.1, 1, COLOUR.a) +
    stack(1750, 800, 1.1, -1, COLOUR.b) +
    stack(400, 640, 0.62, 1, COLOUR.a) +
    stack(1520, 640, 0.62, -1, COLOUR.b) +
    truss()
  );
}

/** Wide fans of light from the horizon. */
function rays(): string {
  return [-0.9, -0.5, -0.16, 0.2, 0.55, 0.95]
    .map((lean) =>
      poly([
        [960, 498],
        [960 + lean * 1400 - 60, 0],
        [960 + lean * 1400 + 60, 0],
      ]),
    )
    .join('');
}

export const stage = (): string => drawing(W, H, stageScene());
