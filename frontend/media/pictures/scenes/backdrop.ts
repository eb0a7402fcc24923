import { poly, random, rect } from '../system/geometry';
import type { Point } from '../system/geometry';
import { fill, group, linear } from '../system/svg';
import { halftone, loudness, shards, spikes, waveform } from '../system/texture';
import { COLOUR, SLASH } from '../system/tokens';

/** A flat ground. */
export const ground = (width: number, height: number, colour: string = COLOUR.ink): string =>
  fill(rect(0, 0, width, height), colour);

/** Sheets of light that fall from above, all leaning by the slash or its mirror. */
export function beams(width: number, height: number, seed: number, strength = 0.16): string {
  const next = random(seed);
  return Array.from({ length: 9 }, (_, index) => {
    const isA = index % 2 === 0;
    const x = width * (isA ? next() * 0.6 - 0.05 : 0.45 + next() * 0.6);
    const wide = 60 + next() * 180;
    const lean = height * SLASH * (isA ? 1 : -1) * (0.9 + next() * 0.8);
    const colour = isA ? COLOUR.a : COLOUR.b;
    const light = linear(
      [0, 0],
      [0, height],
      [
        [0, colour, strength * 1.6],
        [1, colour, 0],
      ],
    );
    const d = poly([
      [x, 0],
      [x + wide * 0.25, 0],
      [x + lean + wide, height],
      [x + lean - wide * 0.4, height],
    ]);
    return light.def + fill(d, light.url);
  }).join('');
}

/** A star of spikes: the flash of the collision. */
export function burst(centre: Point, radius: number, seed: number): string {
  return (
    fill(spikes(centre, radius, 64, seed), COLOUR.flash, { 'fill-opacity': '0.3' }) +
    fill(spikes(centre, radius * 0.7, 40, seed + 1), COLOUR.flash, { 'fill-opacity': '0.6' }) +
    fill(spikes(centre, radius * 0.45, 24, seed + 2), COLOUR.flash)
  );
}

/** The white hot core: a tall sliver along the slash and a wide one across. */
export function core([x, y]: Point, size: number): string {
  const lean = size * SLASH;
  const tall = poly([
    [x + lean, y - size],
    [x + size * 0.09, y],
    [x - lean, y + size],
    [x - size * 0.09, y],
  ]);
  const wide = poly([
    [x - size * 0.9, y],
    [x, y - size * 0.06],
    [x + size * 0.9, y],
    [x, y + size * 0.06],
  ]);
  return fill(tall, COLOUR.flash) + fill(wide, COLOUR.flash);
}

/** Two signals that run into each other about a height: bars that grow toward the collision. */
export function collidingWaves(
  width: number,
  height: number,
  y: number,
  reach: number,
  step = 24,
): string {
  const middle = width / 2;
  const level = (t: number, seed: number) => (0.06 + 0.94 * t ** 1.7) * loudness(t, seed);
  const box = { x: 0, y: y - reach / 2, width: middle, height: reach };
  const left = waveform(box, step, step * 0.66, (t) => level(t, 1.3));
  const right = waveform({ ...box, x: middle }, step, step * 0.66, (t) => level(1 - t, 4.1));
  return group(fill(left, COLOUR.a) + fill(right, COLOUR.b), { 'data-height': height });
}

/** Dots that thicken toward an edge. */
export function haze(
  width: number,
  height: number,
  colour: string,
  from: 'left' | 'right' | 'bottom' | 'top',
  opacity = 0.5,
  step = 16,
): string {
  const share = {
    left: (u: number) => 0.9 - u * 2.2,
    right: (u: number) => u * 2.2 - 1.3,
    bottom: (_: number, v: number) => v * 1.8 - 1.05,
    top: (_: number, v: number) => 0.75 - v * 1.8,
  }[from];
  return fill(halftone({ x: 0, y: 0, width, height }, step, share), colour, {
    'fill-opacity': opacity.toFixed(2),
  });
}

/** Splinters in both signals and white around a centre. */
export function debris(
  centre: Point,
  inner: number,
  outer: number,
  count: number,
  seed: number,
  size = 1,
): string {
  return (
    fill(shards([centre[0] - outer * 0.3, centre[1]], inner, outer, count, seed, size), COLOUR.a) +
    fill(
      shards([centre[0] + outer * 0.3, centre[1]], inner, outer, count, seed + 7, size),
      COLOUR.b,
    ) +
    fill(
      shards(centre, inner * 0.6, outer * 0.8, Math.round(count * 0.7), seed + 13, size * 0.8),
      COLOUR.flash,
    )
  );
}
