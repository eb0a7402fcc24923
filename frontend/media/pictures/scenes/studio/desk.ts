/** The mixing desk before the viewer: faders in a row, knobs and meters, in one perspective. */
import { ellipse, poly, rect } from '../../system/geometry';
import type { Point } from '../../system/geometry';
import { clip, fill } from '../../system/svg';
import { halftone } from '../../system/texture';
import { COLOUR } from '../../system/tokens';

/** The far edge, the near one, and where the rows of faders meet. */
const [FAR, NEAR] = [706, 960] as const;
const VANISH: Point = [800, -150];

/** A place on the desk: across at its far edge in units of the picture, and how far toward the viewer from 0 to 1. */
function on(x: number, t: number): Point {
  const y = FAR + (NEAR - FAR) * t;
  const share = (y - VANISH[1]) / (FAR - VANISH[1]);
  return [VANISH[0] + (x - VANISH[0]) * share, y];
}

const quad = (x: number, width: number, from: number, to: number): string =>
  poly([on(x, from), on(x + width, from), on(x + width, to), on(x, to)]);

/** Where each fader stands: 0 is far. */
const LEVELS = [0.3, 0.5, 0.22, 0.62, 0.4, 0.34, 0.55, 0.28, 0.46, 0.2, 0.5, 0.36, 0.6, 0.3];
const [FIRST, STEP] = [70, 108] as const;

function fader(index: number, level: number): string {
  const x = FIRST + index * STEP;
  const colour = index % 2 === 0 ? COLOUR.a : COLOUR.b;
  const [kx, ky] = on(x, 0.36 + level * 0.5);
  const cap = (dx: number, dy: number, w: number, h: number) =>
    poly([
      [kx - w + dx, ky + dy],
      [kx + w + dx, ky + dy],
      [kx + w * 1.1 + dx, ky + h + dy],
      [kx - w * 1.1 + dx, ky + h + dy],
    ]);
  return (
    fill(quad(x - 44, 88, 0.27, 0.98), '#1B1D3A') +
    fill(quad(x - 44, 4, 0.27, 0.98), '#343866') +
    fill(quad(x - 5, 10, 0.33, 0.95), '#05050C') +
    [0.4, 0.5, 0.6, 0.7, 0.8, 0.9]
      .map((t) => fill(quad(x + 14, 16, t, t + 0.012), '#5A5F98'))
      .join('') +
    fill(quad(x - 5, 10, 0.36 + level * 0.5, 0.95), colour, { 'fill-opacity': '0.75' }) +
    fill(cap(6, 12, 25, 26), '#05050C', { 'fill-opacity': '0.7' }) +
    fill(cap(0, -4, 25, 28), '#07070B') +
    fill(cap(0, 0, 21, 18), '#DADAE8') +
    fill(cap(0, 0, 21, 6), COLOUR.flash) +
    fill(cap(0, 9, 21, 4), colour)
  );
}

function knobs(index: number): string {
  const x = FIRST + index * STEP;
  return [-18, 22]
    .map((dx, at) => {
      const [cx, cy] = on(x + dx, 0.17);
      const angle = (index * 1.7 + at * 2.3) % 6;
      return (
        fill(ellipse(cx + 3, cy + 8, 17, 11), '#05050C', { 'fill-opacity': '0.7' }) +
        fill(ellipse(cx, cy + 3, 16, 11), '#07070B') +
        fill(ellipse(cx, cy - 2, 14, 9), '#4A4E86') +
        fill(ellipse(cx - 3, cy - 4, 8, 4), '#9296CC') +
        fill(
          ellipse(cx + Math.cos(angle) * 9, cy - 2 + Math.sin(angle) * 5, 3, 2),
          at === 0 ? COLOUR.a : COLOUR.gold,
        )
      );
    })
    .join('');
}

/** The bridge at the far edge: meters that glow. */
function meters(): string {
  const bars = Array.from({ length: 56 }, (_, at) => {
    const high = 1 + Math.round(Math.abs(Math.sin(at * 1.9) * 4 + Math.sin(at * 0.7) * 2));
    return Array.from({ length: Math.min(6, high) }, (_unused, row) => {
      const colour = row > 4 ? COLOUR.gold : at < 28 ? COLOUR.b : COLOUR.a;
      return fill(rect(24 + at * 28, 694 - row * 8, 18, 5), colour);
    }).join('');
  }).join('');
  return (
    fill(rect(0, 638, 1600, 72), '#07070B') +
    fill(rect(0, 642, 1600, 62), '#151730') +
    fill(rect(0, 642, 1600, 4), '#5A5F98') +
    bars
  );
}

/** The desk over the whole width. */
export function desk(): string {
  const top = quad(-500, 2600, 0, 1);
  return (
    meters() +
    fill(top, '#262A52') +
    clip(
      top,
      fill(
        halftone({ x: 0, y: 706, width: 700, height: 200 }, 16, (u, v) => 0.75 - u - v * 0.5),
        COLOUR.b,
        { 'fill-opacity': '0.5' },
      ) + LEVELS.map((level, at) => knobs(at) + fader(at, level)).join(''),
    ) +
    fill(quad(-500, 2600, -0.012, 0.012), '#8388C8')
  );
}
