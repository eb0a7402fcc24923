import { ellipse, n, poly, random } from '../../pictures/system/geometry';
import { spikes } from '../../pictures/system/texture';
import { COLOUR, SLASH } from '../../pictures/system/tokens';
import { clamp, easeOut, mixed } from '../frame/motion';
import type { Op } from '../frame/ops';
import { fill, glow, moved, stroke } from '../frame/ops';

type Point = readonly [number, number];

/** Stars of light for a radius of 100, drawn once. */
const STARS = [3, 11, 27, 42].map((seed) => spikes([0, 0], 100, 40, seed));

/** A star of spikes. */
export const star = ([x, y]: Point, radius: number, seed: number, alpha: number): Op =>
  moved([fill(STARS[seed % STARS.length] ?? '', COLOUR.flash, { alpha })], x, y, radius / 100);

/** A ring that widens and thins; `squash` lays it on the floor. */
export function ring([x, y]: Point, radius: number, colour: string, age: number, squash = 1): Op {
  const r = radius * easeOut(age);
  const width = Math.max(0.5, Math.min(26, radius * 0.12) * (1 - age));
  return stroke(ellipse(x, y, r, r * squash), colour, width, {
    alpha: (1 - clamp(age)) * 0.9,
  });
}

/** Splinters that fly from a point and fall; `age` from 0 to 1. */
export function splinters(
  [x, y]: Point,
  reach: number,
  count: number,
  seed: number,
  age: number,
  colours: readonly string[],
): readonly Op[] {
  if (age <= 0 || age >= 1) return [];
  const next = random(seed);
  return Array.from({ length: count }, (_, index) => {
    const angle = next() * Math.PI * 2;
    const far = reach * (0.25 + 0.75 * next()) * easeOut(age);
    const long = reach * (0.05 + 0.11 * next()) * (1 - age * 0.7);
    const wide = long * (0.25 + 0.3 * next());
    const px = x + Math.cos(angle) * far * 1.3;
    const py = y + Math.sin(angle) * far + reach * 0.35 * age * age;
    const lean = long * SLASH * (index % 3 === 0 ? -1 : 1);
    const d = poly([
      [px, py],
      [px + wide, py],
      [px + wide * 0.6 + lean, py - long],
      [px + lean, py - long],
    ]);
    return fill(d, colours[index % colours.length] ?? COLOUR.flash, { alpha: 1 - age * age });
  });
}

/** Streaks that run out of a point: speed. They repeat every beat. */
export function streaks(
  [x, y]: Point,
  reach: number,
  count: number,
  beat: number,
  alpha: number,
): readonly Op[] {
  const next = random(count);
  const parts = Array.from({ length: count }, (_, index) => {
    const angle = next() * Math.PI * 2;
    const phase = (beat + next()) % 1;
    const from = reach * phase ** 2;
    const to = from + reach * (0.04 + 0.2 * phase);
    const half = 0.6 + 5 * phase;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return {
      isA: index % 2 === 0,
      d: poly([
        [x + c * from, y + s * from],
        [x + c * to - s * half, y + s * to + c * half],
        [x + c * to + s * half, y + s * to - c * half],
      ]),
    };
  });
  const of = (isA: boolean) =>
    parts
      .filter((part) => part.isA === isA)
      .map((part) => part.d)
      .join('');
  return [fill(of(true), COLOUR.a, { alpha }), fill(of(false), COLOUR.b, { alpha })];
}

/** The white-hot core of the collision: slivers along the slash and across, in a glow. */
export function core([x, y]: Point, size: number, alpha = 1): readonly Op[] {
  const lean = size * SLASH;
  const cross =
    poly([
      [x + lean, y - size],
      [x + size * 0.07, y],
      [x - lean, y + size],
      [x - size * 0.07, y],
    ]) +
    poly([
      [x - size * 1.1, y],
      [x, y - size * 0.05],
      [x + size * 1.1, y],
      [x, y + size * 0.05],
    ]);
  return [glow('glowWhite', x, y, size, alpha), fill(cross, COLOUR.flash, { alpha })];
}

/**
 * The two signals as halves of the picture that shut along the slash: 0 is open, 1 is shut. `gap` moves
 * the seam from the middle.
 */
export function halves(
  width: number,
  height: number,
  shut: number,
  colours: readonly [string, string] = [COLOUR.a, COLOUR.b],
): readonly Op[] {
  if (shut <= 0) return [];
  const lean = (height * SLASH) / 2;
  const away = mixed(width / 2 + lean + 40, 0, shut);
  const [left, right] = [width / 2 - away, width / 2 + away];
  const hot = width * 0.014;
  const side = (x: number, edge: number): string =>
    poly([
      [edge, -4],
      [x + lean, -4],
      [x - lean, height + 4],
      [edge, height + 4],
    ]);
  const stripes = (x: number, sign: number) =>
    [0.06, 0.11, 0.19]
      .map((share) => {
        const at = x - sign * width * share;
        const wide = width * (0.012 + share * 0.08);
        return `M${n(at + lean)} -4H${n(at + lean + wide)}L${n(at - lean + wide)} ${n(height + 4)}H${n(at - lean)}Z`;
      })
      .join('');
  return [
    fill(side(left, -4), colours[0]),
    fill(stripes(left, 1), COLOUR.ink, { alpha: 0.16 }),
    fill(side(right, width + 4), colours[1]),
    fill(stripes(right - width * 0.03, -1), COLOUR.ink, { alpha: 0.16 }),
    fill(
      `M${n(left + lean - hot)} -4H${n(left + lean + 1)}L${n(left - lean + 1)} ${n(height + 4)}H${n(left - lean - hot)}Z`,
      COLOUR.flash,
    ),
    fill(
      `M${n(right + lean - 1)} -4H${n(right + lean + hot)}L${n(right - lean + hot)} ${n(height + 4)}H${n(right - lean - 1)}Z`,
      COLOUR.flash,
    ),
  ];
}

/** The whole picture in one colour. */
export const veil = (width: number, height: number, colour: string, alpha: number): readonly Op[] =>
  alpha <= 0.003 ? [] : [fill(`M0 0H${n(width)}V${n(height)}H0Z`, colour, { alpha })];
