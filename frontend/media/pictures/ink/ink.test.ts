import { describe, expect, test } from 'vitest';

import { ellipse } from '../system/geometry';
import type { Point } from '../system/geometry';
import { contour, inked } from './brush';
import { apart, flatten, spline } from './curve';
import { outlineOf } from './lock';
import type { Dye } from './lock';

const DYE: Dye = { base: '#000001', light: '#000002', shade: '#000003', deep: '#000004' };

const places = (d: string): readonly Point[] => flatten(d).flatMap(({ points }) => points);
const xs = (d: string) => places(d).map(([x]) => x);

describe('lines as places', () => {
  test('a closed line does not have its first place twice, and each run is its own', () => {
    const [square, line] = flatten('M0 0L10 0L10 10L0 0ZM5 5Q6 5 7 5');
    expect(square).toEqual({
      points: [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
      isClosed: true,
    });
    expect([line?.isClosed, line?.points.at(-1)]).toEqual([false, [7, 5]]);
  });

  test('a curve goes through its ends and lies between its control points', () => {
    const points = places('M0 0C0 10 10 10 10 0');
    expect([points[0], points.at(-1)]).toEqual([
      [0, 0],
      [10, 0],
    ]);
    expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(7.5);
  });

  test('a smooth line goes through the places that it is given', () => {
    const through: readonly Point[] = [
      [0, 0],
      [50, 20],
      [90, -10],
    ];
    const drawn = spline(through, 20);
    for (const place of through)
      expect(Math.min(...drawn.map((point) => apart(point, place)))).toBeLessThan(0.01);
  });
});

describe('ink', () => {
  test.each([1, -1])('an outline is thin toward the light and thick away from it (%i)', (side) => {
    const drawn = xs(contour(ellipse(0, 0, 100), { thin: 2, thick: 20 }, [side, 0]));
    const [near, far] =
      side === 1
        ? [Math.max(...drawn), -Math.min(...drawn)]
        : [-Math.min(...drawn), Math.max(...drawn)];
    expect(near - 100).toBeGreaterThan(0.5);
    expect(near - 100).toBeLessThan(2.5);
    expect(far - 100).toBeGreaterThan(8.5);
    expect(far - 100).toBeLessThan(10.5);
  });

  test('it does not matter which way round a shape was drawn', () => {
    const turned = 'M0 0L0 100L100 100L100 0Z';
    const other = 'M0 0L100 0L100 100L0 100Z';
    const right = (d: string) => Math.max(...xs(contour(d, { thin: 2, thick: 20 }, [-1, 0])));
    expect(right(turned)).toBeCloseTo(right(other));
    expect(right(turned)).toBeGreaterThan(109);
  });

  test('a line thins at its ends', () => {
    const points = places(inked('M0 0C30 0 70 0 100 0', 10));
    const high = (from: number, to: number) =>
      Math.max(...points.filter(([x]) => x >= from && x <= to).map(([, y]) => y));
    expect(high(45, 55)).toBeGreaterThan(4.5);
    expect(high(-1, 1)).toBeLessThan(0.1);
    expect(high(99, 101)).toBeLessThan(0.1);
  });
});

describe('a lock of hair', () => {
  const along: readonly Point[] = [
    [0, 0],
    [0, 50],
    [0, 100],
  ];
  const broad = (cut: 'soft' | 'blade' | 'spike', y: number) => {
    const near = places(outlineOf({ along, width: 40, dye: DYE, cut })).filter(
      (point) => Math.abs(point[1] - y) < 3,
    );
    return Math.max(...near.map(([x]) => x)) - Math.min(...near.map(([x]) => x));
  };

  test('runs out into a point', () => {
    expect(broad('soft', 40)).toBeGreaterThan(32);
    expect(broad('soft', 100)).toBeLessThan(14);
    expect(
      places(outlineOf({ along, width: 40, dye: DYE })).some(
        (point) => apart(point, [0, 100]) < 0.1,
      ),
    ).toBe(true);
  });

  test('on end is broadest at its root', () => {
    expect(broad('spike', 0)).toBeGreaterThan(38);
    expect(broad('spike', 50)).toBeLessThan(broad('spike', 0) - 10);
    expect(broad('spike', 90)).toBeLessThan(broad('spike', 50) - 10);
  });

  test('like a blade keeps its breadth up to the cut', () => {
    expect(broad('blade', 70)).toBeGreaterThan(38);
    expect(broad('soft', 86)).toBeLessThan(broad('blade', 70));
  });
});
