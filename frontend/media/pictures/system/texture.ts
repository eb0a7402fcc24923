import { n, poly, random, slash } from './geometry';
import type { Point } from './geometry';
import { GRID, SLASH } from './tokens';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const dot = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;

/** Dots on a staggered grid; `share` (0 to 1, for each place in the box from 0 to 1) sets their size. */
export function halftone(box: Box, step: number, share: (u: number, v: number) => number): string {
  let d = '';
  for (let row = 0; row * step <= box.height; row += 1) {
    const start = row % 2 === 0 ? 0 : step / 2;
    for (let left = start; left <= box.width; left += step) {
      const size = Math.min(1, share(left / box.width, (row * step) / box.height));
      const r = size * step * 0.68;
      if (r > 0.6) d += dot(box.x + left, box.y + row * step, r);
    }
  }
  return d;
}

/** Slashes side by side. */
export function hatching(box: Box, step: number, weight: number): string {
  const lean = box.height * SLASH;
  let d = '';
  for (let x = box.x - lean; x < box.x + box.width; x += step) {
    d += slash(x, box.y + box.height, weight, box.height);
  }
  return d;
}

/** How loud a signal is at a place from 0 to 1: a few sines that never repeat in sight. */
export function loudness(t: number, seed: number): number {
  const wave =
    Math.sin(t * 23 + seed) * 0.5 +
    Math.sin(t * 61 + seed * 2.3) * 0.3 +
    Math.sin(t * 131 + seed * 5.1) * 0.2;
  return Math.abs(wave) * 0.8 + 0.2;
}

/** A waveform of bars about a middle line, each a multiple of the grid high. */
export function waveform(
  box: Box,
  step: number,
  weight: number,
  level: (t: number) => number,
): string {
  const middle = box.y + box.height / 2;
  let d = '';
  for (let x = 0; x + weight <= box.width; x += step) {
    const size = Math.max(GRID, Math.round((level(x / box.width) * box.height) / GRID) * GRID);
    d += poly([
      [box.x + x, middle - size / 2],
      [box.x + x + weight, middle - size / 2],
      [box.x + x + weight, middle + size / 2],
      [box.x + x, middle + size / 2],
    ]);
  }
  return d;
}

/** Rays from a centre, like the lines behind a blow in a comic. */
export function rays(
  centre: Point,
  inner: number,
  outer: number,
  count: number,
  seed: number,
): string {
  const next = random(seed);
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const angle = ((index + next() * 0.7) / count) * Math.PI * 2;
    const half = (0.1 + next() * 0.35) * (Math.PI / count);
    const start = inner * (0.8 + next() * 0.9);
    const at = (turn: number, far: number): Point => [
      centre[0] + Math.cos(turn) * far,
      centre[1] + Math.sin(turn) * far,
    ];
    d += poly([at(angle, start), at(angle - half, outer), at(angle + half, outer)]);
  }
  return d;
}

/** Spikes from a centre that end in points: the light of a flash. */
export function spikes(centre: Point, radius: number, count: number, seed: number): string {
  const next = random(seed);
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const angle = ((index + next() * 0.8) / count) * Math.PI * 2;
    const far = radius * (0.35 + 0.65 * next() ** 1.5);
    const half = radius * (0.006 + next() * 0.016);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    d += poly([
      [centre[0] - s * half, centre[1] + c * half],
      [centre[0] + c * far, centre[1] + s * far],
      [centre[0] + s * half, centre[1] - c * half],
    ]);
  }
  return d;
}

/** Splinters that fly from a centre; each is a sliver of the slash's angle or its mirror. */
export function shards(
  centre: Point,
  inner: number,
  outer: number,
  count: number,
  seed: number,
  size = 1,
): string {
  const next = random(seed);
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const angle = next() * Math.PI * 2;
    const far = inner + (outer - inner) * next() ** 1.4;
    const x = centre[0] + Math.cos(angle) * far * 1.5;
    const y = centre[1] + Math.sin(angle) * far;
    const length = (16 + next() * 56) * size;
    const wide = (6 + next() * 18) * size;
    const lean = length * SLASH * (next() > 0.3 ? 1 : -1);
    d +=
      next() > 0.5
        ? poly([
            [x, y],
            [x + wide, y],
            [x + lean + wide * 0.4, y - length],
          ])
        : poly([
            [x, y],
            [x + wide, y - 6],
            [x + wide + lean, y - length],
            [x + lean, y - length + 8],
          ]);
  }
  return d;
}
