import { between } from '../system/geometry';
import type { Point } from '../system/geometry';
import { fill } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { text } from './ends';
import type { Sleeve } from './outfit';

/** How thick a fold's line is where it begins, in the idols' units. */
const THICK = 6.5;

/** A joint that is bent by fewer degrees folds no cloth. */
const STRAIGHT = 24;

/** One that is bent by more leaves no room for folds at the cuff. */
const SHARP = 75;

/** A line that begins thick and ends in nothing, as a brush leaves it. */
function brush(from: Point, by: Point, to: Point, thick = THICK): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / length) * thick, (dx / length) * thick];
  return (
    `M${text([from[0] + nx / 2, from[1] + ny / 2])}Q${text([by[0] + nx / 2, by[1] + ny / 2])} ${text(to)}` +
    `Q${text([by[0] - nx / 2, by[1] - ny / 2])} ${text([from[0] - nx / 2, from[1] - ny / 2])}Z`
  );
}

/** The hollow beside a fold, in shade. */
const hollow = (from: Point, by: Point, to: Point, back: Point): string =>
  `M${text(from)}Q${text(by)} ${text(to)}L${text(back)}Z`;

type At = (t: number, share: number) => Point;

/** What folds are made of: a limb with its joint. */
interface Jointed {
  /** Only arms have one, and only their cloth folds. */
  readonly armhole: unknown;
  readonly joint: { readonly bend: number; readonly closes: 1 | -1 };
  direction(t: number): Point;
  edge(t: number, share: number): Point;
  corner(share: number): Point;
}

/** Two folds from the corner in which a joint closes: they leave it together and part along the bones. */
function elbow(at: At, corner: Point, closes: 1 | -1, bend: number, shade: string): string {
  const reach = closes * (0.55 - Math.min(1, 0.35 + bend / 110));
  const together = between(corner, at(0.5, 0), 0.5);
  const [up, low] = [at(0.41, reach), at(0.585, reach)];
  const shadow = hollow(corner, together, up, at(0.46, closes * 0.8));
  return (
    fill(shadow, shade) +
    fill(brush(corner, together, up) + brush(corner, together, low), COLOUR.ink)
  );
}

/** Folds that run from the armpit into the sleeve, and one from the shoulder's top when the arm is raised. */
function armpit(at: At, isRaised: boolean, shade: string): string {
  const lines =
    brush(at(0.12, -1.3), at(0.19, -0.55), at(0.3, -0.2)) +
    brush(at(0.2, -1.25), at(0.27, -0.75), at(0.345, -0.6), THICK * 0.8) +
    (isRaised ? brush(at(0.07, 0.5), at(0.11, 0.3), at(0.18, 0.3), THICK * 0.8) : '');
  const shadow = hollow(at(0.12, -1.3), at(0.19, -0.55), at(0.3, -0.2), at(0.24, -1.2));
  return fill(shadow, shade) + fill(lines, COLOUR.ink);
}

/** Where cloth is gathered above a cuff. */
function wrist(at: At, to: number): string {
  return fill(
    brush(at(to - 0.05, 1.1), at(to - 0.035, 0.6), at(to - 0.06, 0.2), THICK * 0.8) +
      brush(at(to - 0.11, -1.1), at(to - 0.085, -0.6), at(to - 0.1, -0.25), THICK * 0.8),
    COLOUR.ink,
  );
}

/** Gathers at both ends of a puffed sleeve. */
function gathers(at: At, to: number): string {
  const lines = [-0.5, -0.1, 0.3, 0.65].map((share) =>
    brush(at(to - 0.005, share * 1.05), at(to - 0.06, share), at(to - 0.12, share * 0.8)),
  );
  const root = [0.1, 0.45].map((share) =>
    brush(at(0.05, share), at(0.1, share * 1.2), at(0.16, share * 1.25), THICK * 0.8),
  );
  return fill(lines.join('') + root.join(''), COLOUR.ink);
}

/** The folds of a sleeve: where it bends, where it is set in and where it ends. */
export function foldsOf(limb: Jointed, { from, to, wide, flare = 1, tone, folds }: Sleeve): string {
  if (limb.armhole === undefined || folds === 'none') return '';
  const share = (t: number) =>
    wide * (1 + (flare - 1) * Math.max(0, (t - from) / (to - from)) ** 2);
  const at: At = (t, beside) => limb.edge(t, beside * share(t));
  if (folds === 'gathers') return gathers(at, to);
  const { bend, closes } = limb.joint;
  const isBent = bend > STRAIGHT && from < 0.42 && to > 0.6;
  const isRaised = limb.direction(0.1)[1] < 0.1;
  return (
    (from < 0.1 && to > 0.36 ? armpit(at, isRaised, tone.shade) : '') +
    (isBent ? elbow(at, limb.corner(share(0.5)), closes, bend, tone.shade) : '') +
    (to > 0.66 && bend < SHARP ? wrist(at, to) : '')
  );
}
