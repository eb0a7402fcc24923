import { expect, test } from 'vitest';

import { CAST } from '../idols/cast';
import type { Idol } from '../idols/model';
import type { Arm } from '../idols/pose';
import type { Point } from '../system/geometry';
import { TALL, WIDE, poseOf } from './line-up';
import type { Place } from './line-up';

/** Half of a face's width and of a hand's length, in the idols' units. */
const FACE = 150;
const HAND = 60;

const LINES = { wide: WIDE, tall: TALL };

interface Seen {
  readonly name: string;
  readonly scale: number;
  readonly face: Point;
  readonly throat: Point;
  readonly radius: number;
  readonly hands: readonly Point[];
}

function seen({ idol: index, x, floor, scale }: Place): Seen {
  const idol = CAST[index] as Idol;
  const pose = poseOf(idol);
  const at = ([px, py]: Point): Point => [x + px * scale, floor + (py - idol.soles) * scale];
  // The middle of a hand lies beyond the wrist.
  const hand = ({ elbow, wrist }: Arm): Point => {
    const length = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);
    const on = (from: number, to: number) => to + ((to - from) / length) * HAND;
    return at([on(elbow[0], wrist[0]), on(elbow[1], wrist[1])]);
  };
  return {
    name: idol.name,
    scale,
    face: at(pose.head),
    throat: at([pose.head[0] * 0.5, -30]),
    radius: FACE * idol.build.head * scale,
    hands: [hand(pose.left), hand(pose.right)],
  };
}

const apart = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

test.each(Object.entries(LINES))('the %s line-up has all eight', (_, places) => {
  expect(new Set(places.map(({ idol }) => idol)).size).toBe(CAST.length);
});

test.each(Object.entries(LINES))('no figure hides a face in the %s line-up', (_, places) => {
  const all = places.map(seen);
  const covered = all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((nearer) => {
      const reach = HAND * nearer.scale;
      const isHidden =
        apart(one.face, nearer.face) < one.radius + nearer.radius ||
        nearer.hands.some(
          (hand) =>
            apart(hand, one.face) < one.radius + reach ||
            apart(hand, one.throat) < one.radius * 0.4 + reach,
        );
      return isHidden ? [`${nearer.name} covers ${one.name}`] : [];
    }),
  );
  expect(covered).toEqual([]);
});
