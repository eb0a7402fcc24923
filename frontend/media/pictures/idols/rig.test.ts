import { expect, test } from 'vitest';

import { PLAYERS } from '../scenes/duel';
import { poseOf } from '../scenes/line-up';
import { PLACES } from '../scenes/main-visual-places';
import { HAND, arm, shoulderOf, signOf } from './arm';
import { CAST } from './cast';
import { LINE } from './cel';
import { hand } from './hands';
import { ARM, Limb } from './limb';
import type { Idol } from './model';
import type { Figure, HandKind } from './pose';
import { Torso } from './torso';

/** A bone seen along its length is short; no arm is longer than this in any picture. */
const BONE = { least: 100, most: 262 } as const;

interface Posed {
  readonly title: string;
  readonly idol: Idol;
  readonly pose: Figure;
}

const changed = (
  title: string,
  list: readonly { idol: number; pose: Partial<Figure> }[],
): Posed[] =>
  list.map(({ idol: index, pose }) => {
    const idol = CAST[index] as Idol;
    return { title: `${idol.name} in ${title}`, idol, pose: { ...idol.figure, ...pose } };
  });

const POSED: readonly Posed[] = [
  ...CAST.flatMap((idol) => [
    { title: `${idol.name} in full`, idol, pose: idol.figure },
    { title: `${idol.name} as a bust`, idol, pose: idol.bust },
    { title: `${idol.name} in the line-up`, idol, pose: poseOf(idol) },
  ]),
  ...changed('the main visual', PLACES),
  ...changed('the duel', PLAYERS),
];

test.each(POSED)('$title has its hands within reach', ({ idol, pose }) => {
  for (const side of ['left', 'right'] as const) {
    const { elbow, wrist } = pose[side];
    const root = shoulderOf(idol, pose, side);
    const bones = [
      Math.hypot(elbow[0] - root[0], elbow[1] - root[1]),
      Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]),
    ];
    expect(Math.min(...bones)).toBeGreaterThan(BONE.least);
    expect(Math.max(...bones)).toBeLessThan(BONE.most);
  }
});

const pairs = (d: string) =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

test.each(POSED)('$title has sleeves that are set into the body', ({ idol, pose }) => {
  const torso = new Torso(pose, idol.build);
  for (const side of ['left', 'right'] as const) {
    const hole = torso.armhole(signOf(side), 0);
    const root = shoulderOf(idol, pose, side);
    const { elbow, wrist } = pose[side];
    const seam = pairs(new Limb([root, elbow, wrist], ARM, 1, signOf(side), hole).seam());
    const [first, control, last] = seam as [
      (typeof seam)[number],
      (typeof seam)[number],
      (typeof seam)[number],
    ];
    expect(Math.hypot(first[0] - hole.pit[0], first[1] - hole.pit[1])).toBeLessThan(0.2);
    expect(Math.hypot(last[0] - hole.top[0], last[1] - hole.top[1])).toBeLessThan(0.2);
    // The armhole is hollow: it curves towards the body's middle.
    const middle = (first[0] + last[0]) / 2;
    expect((middle - control[0]) * signOf(side)).toBeGreaterThan(10);
  }
});

test.each(POSED)('$title has arms that are outlined in one weight', ({ idol, pose }) => {
  const torso = new Torso(pose, idol.build);
  for (const side of ['left', 'right'] as const) {
    const { whole } = arm(idol, pose, side, torso);
    // Everything has the one weight, hands as a body of several outlines twice of it; seams and fingers inside are finer.
    const widths = [...whole.matchAll(/stroke="#07070B" stroke-width="(\d+)"/g)].map(([, one]) =>
      Number(one),
    );
    expect(widths).toContain(LINE);
    const heavy = widths.filter((one) => one > 6);
    expect(heavy.filter((one) => ![LINE, 2 * LINE, 40].includes(one))).toEqual([]);
  }
});

const KINDS: readonly HandKind[] = [
  'fist',
  'knuckles',
  'punch',
  'hip',
  'open',
  'blade',
  'point',
  'peace',
  'horns',
];

test('each kind of hand is drawn for itself', () => {
  const drawn = KINDS.map((kind) => JSON.stringify(hand(kind)));
  expect(new Set(drawn).size).toBe(KINDS.length);
});

test.each(KINDS)('the hand %s is as large as a hand', (kind) => {
  const points = hand(kind).body.flatMap(pairs);
  const wide = Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x));
  const high = -Math.min(...points.map(([, y]) => y));
  // A face is 294 wide and 392 high; a fist is about two fifths of its width, an open hand half as high.
  expect(wide * HAND).toBeGreaterThan(100);
  expect(wide * HAND).toBeLessThan(240);
  expect(high * HAND).toBeGreaterThan(110);
  expect(high * HAND).toBeLessThan(250);
});

/** Whether a place lies in a convex outline. */
function holds(corners: ReturnType<typeof pairs>, [x, y]: readonly [number, number]): boolean {
  const turns = corners.map(([ax, ay], at) => {
    const [bx, by] = corners[(at + 1) % corners.length] ?? [0, 0];
    return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
  });
  return new Set(turns).size === 1;
}

test('a band of a sleeve shows on its own half of a bent arm alone', () => {
  const bent = new Limb(
    [
      [0, 0],
      [160, 120],
      [240, -60],
    ],
    ARM,
    1,
    1,
    { top: [0, -60], pit: [0, 60] },
  );
  for (const isRoot of [true, false]) {
    const corners = pairs(bent.half(isRoot));
    expect(corners).toHaveLength(4);
    expect([0.2, 0.45, 0.55, 0.9].map((t) => holds(corners, bent.centre(t)))).toEqual([
      isRoot,
      isRoot,
      !isRoot,
      !isRoot,
    ]);
  }
  const tone = { base: '#fff', light: '#fff', shade: '#ccc' };
  const bands = [[0.27, 0.07, '#123456'] as const];
  const cloth = bent.cloth({ from: 0, to: 0.8, wide: 1.2, tone, bands }, ['#fff', '#fff']);
  expect(cloth).toContain(bent.half(true));
});
