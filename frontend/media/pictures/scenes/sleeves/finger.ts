/** A finger that comes toward the viewer: a line along it, and how it swells at its joints. */
import { smooth } from '../../system/geometry';
import type { Point } from '../../system/geometry';
import { fill } from '../../system/svg';
import { inked } from '../../ink/brush';
import { directions, spline } from '../../ink/curve';
import { through } from '../../ink/lock';
import type { Lamp } from '../../ink/lamp';

/** The colours of a glove. */
export interface Glove {
  readonly base: string;
  readonly light: string;
  readonly shade: string;
  readonly deep: string;
}

/** A finger from its root to its tip, as `x y x y`, and its breadth at both. */
export interface Finger {
  readonly along: string;
  readonly width: readonly [number, number];
  /** Where it bends, as shares of its length. */
  readonly joints?: readonly number[];
  /** The side that turns from the light: 1 is to the right of the way from root to tip. */
  readonly dark: 1 | -1;
}

const STEPS = 24;
const JOINTS = [0.4, 0.72];

/** How far the tip's rounding reaches back, as a share of the length. */
const TIP = 0.12;

/** Half of the breadth at a share of the length. */
function half({ width: [root, tip], joints = JOINTS }: Finger, t: number): number {
  const bumps = joints.reduce((sum, at) => sum + 0.07 * Math.exp(-(((t - at) / 0.07) ** 2)), 0.94);
  const round = t > 1 - TIP ? Math.sqrt(Math.max(0, 1 - ((t - 1 + TIP) / TIP) ** 2)) : 1;
  return ((root + (tip - root) * t) / 2) * bumps * round;
}

/** The places at a share of the breadth: 1 is the right edge. */
function edge(finger: Finger, share: (t: number) => number): Point[] {
  const points = spline(through(finger.along), STEPS);
  const along = directions(points);
  return points.map(([x, y], at): Point => {
    const [dx, dy] = along[at] ?? [1, 0];
    const by = half(finger, at / STEPS) * share(at / STEPS);
    return [x - dy * by, y + dx * by];
  });
}

/** The outline of a finger. */
const outlineOf = (finger: Finger): string =>
  smooth([...edge(finger, () => 1), ...edge(finger, () => -1).reverse()]);

/** A crease across a joint. */
function crease(finger: Finger, at: number): string {
  const row = (share: number) => edge(finger, () => share)[Math.round(at * STEPS)] ?? [0, 0];
  const [a, b] = [row(-0.72), row(0.5)];
  const bow = edge(finger, () => -0.1)[Math.round(at * STEPS) - 1] ?? a;
  const text = ([x, y]: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${text(a)}Q${text(bow)} ${text(b)}`;
}

/** A finger in a glove, with its dark side, its creases and light at its tip. */
export function fingerOf(finger: Finger, glove: Glove, { part, rims }: Lamp): string {
  const { dark, joints = JOINTS } = finger;
  const shade = smooth([
    ...edge(finger, (t) => dark * (0.18 + 0.3 * Math.sin(t * 5) ** 2)),
    ...edge(finger, () => dark * 1.2).reverse(),
  ]);
  const light = smooth([
    ...edge(finger, () => -dark * 0.34).slice(-8, -2),
    ...edge(finger, () => -dark * 0.7)
      .slice(-8, -2)
      .reverse(),
  ]);
  const creases = joints.map((at) => inked(crease(finger, at), 6)).join('');
  return part(
    outlineOf(finger),
    glove.base,
    fill(shade, glove.shade) + fill(light, glove.light) + fill(creases, glove.deep),
    rims(7),
    { thin: 5, thick: 11 },
  );
}
