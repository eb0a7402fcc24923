import { expect, test } from 'vitest';

import { KNUCKLES_AT } from '../idols/arm';
import { CAST } from '../idols/cast';
import type { Idol } from '../idols/model';
import { handAt } from '../idols/pose';
import { LOGO, MEET, SIZE } from './main-visual';
import { PLACES } from './main-visual-places';
import type { Place } from './main-visual-places';
import { apart, hidden, seen } from './sight';

const [W, H] = SIZE;
const poseOf =
  ({ pose }: Place) =>
  (idol: Idol) => ({ ...idol.figure, ...pose });
const all = PLACES.map((place) => seen(place, poseOf(place)));

test('all eight are there once', () => {
  expect(new Set(PLACES.map(({ idol }) => idol)).size).toBe(CAST.length);
  expect(PLACES).toHaveLength(CAST.length);
});

test('no one hides a face, a throat or a hand; only the two fists meet', () => {
  expect(hidden(all)).toEqual(['HEXA has a hand at AXIA']);
});

test.each(all)('$name is whole in the picture', ({ face, radius, soles, hands }) => {
  // Hair and headphones reach beyond the face by about its half.
  expect(face[0] - radius * 1.4).toBeGreaterThan(0);
  expect(face[0] + radius * 1.4).toBeLessThan(W);
  expect(face[1] - radius * 1.9).toBeGreaterThan(0);
  for (const [x, y] of [...soles, ...hands]) {
    expect(x).toBeGreaterThan(20);
    expect(x).toBeLessThan(W - 20);
    expect(y).toBeLessThan(H - 10);
  }
});

test('the logo stands below all faces and hands, and beside all soles', () => {
  const inside = all.flatMap(({ name, face, radius, hands, soles }) =>
    [[...face, radius] as const, ...[...hands, ...soles].map(([x, y]) => [x, y, 20] as const)]
      .filter(
        ([x, y, room]) => x > LOGO.x - room && x < LOGO.x + LOGO.width + room && y > LOGO.y - room,
      )
      .map(() => name),
  );
  expect(inside).toEqual([]);
});

test('the knuckles of the leader and of the rival meet in the middle', () => {
  for (const [index, side] of [
    [0, 'right'],
    [7, 'left'],
  ] as const) {
    const place = PLACES.find(({ idol }) => idol === index) as Place;
    const idol = CAST[index] as Idol;
    const [x, y] = handAt(poseOf(place)(idol)[side], KNUCKLES_AT);
    const { scale, floor } = place;
    expect(apart(MEET, [place.x + x * scale, floor + (y - idol.soles) * scale])).toBeLessThan(10);
  }
});
