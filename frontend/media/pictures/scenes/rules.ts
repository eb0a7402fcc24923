/** What is allowed, what needs a permission and what is never allowed, as three small scenes without a word. */
import { companyMark, paint } from '../logos/company';
import { ellipse, line, poly, rect, slash } from '../system/geometry';
import type { Point } from '../system/geometry';
import { clip, drawing, fill, place, stroke } from '../system/svg';
import { hatching } from '../system/texture';
import { COLOUR } from '../system/tokens';

/** Size of a scene. */
const WIDTH = 480;
const HEIGHT = 200;

/** Places of the three things of a scene. */
const [FIRST, SECOND, THIRD] = [92, 240, 388] as const;
const MIDDLE = HEIGHT / 2;

const { ink, flash, a, b, gold, paper, mist } = COLOUR;

/** The ground of a scene: its colour, with leaning lines that fade into it. */
const ground = (colour: string) =>
  fill(rect(0, 0, WIDTH, HEIGHT), colour) +
  fill(hatching({ x: 0, y: 0, width: WIDTH, height: HEIGHT }, 32, 4), flash, { opacity: 0.22 });

/** A rectangle with round corners about the origin. */
function rounded(width: number, height: number, r: number): string {
  const [x, y] = [width / 2, height / 2];
  const k = r * 0.45;
  return (
    `M${String(-x + r)} ${String(-y)}L${String(x - r)} ${String(-y)}` +
    `C${String(x - k)} ${String(-y)} ${String(x)} ${String(-y + k)} ${String(x)} ${String(-y + r)}` +
    `L${String(x)} ${String(y - r)}` +
    `C${String(x)} ${String(y - k)} ${String(x - k)} ${String(y)} ${String(x - r)} ${String(y)}` +
    `L${String(-x + r)} ${String(y)}` +
    `C${String(-x + k)} ${String(y)} ${String(-x)} ${String(y - k)} ${String(-x)} ${String(y - r)}` +
    `L${String(-x)} ${String(-y + r)}` +
    `C${String(-x)} ${String(-y + k)} ${String(-x + k)} ${String(-y)} ${String(-x + r)} ${String(-y)}Z`
  );
}

/** A heart about the origin. */
const HEART = 'M0 30C-44 2 -38 -30 -16 -30C-6 -30 0 -22 0 -16C0 -22 6 -30 16 -30C38 -30 44 2 0 30Z';

/** The bust of an idol: hair, face, fringe, visor, headphones. */
const idol =
  fill('M-46 46C-50 -4 -40 -44 0 -44C40 -44 50 -4 46 46L26 30L-26 30Z', b) +
  fill('M-27 -8C-29 24 -14 38 0 38C14 38 29 24 27 -8Z', flash) +
  fill('M-30 8C-34 -26 -18 -38 0 -38C18 -38 34 -26 30 8L20 -8L12 2L2 -10L-8 0L-18 -10Z', b) +
  fill(slash(-27, 20, 48, 15), ink) +
  fill(slash(-21, 17, 12, 8), a) +
  stroke('M-7 28C-3 32 3 32 7 28', ink, 4) +
  stroke('M-44 -2C-46 -68 46 -68 44 -2', ink, 8) +
  fill(rounded(18, 36, 8), ink, { transform: 'translate(-44 6)' }) +
  fill(rounded(18, 36, 8), ink, { transform: 'translate(44 6)' }) +
  fill(rounded(6, 20, 3), a, { transform: 'translate(-44 6)' }) +
  fill(rounded(6, 20, 3), a, { transform: 'translate(44 6)' });

/** A pencil that stands on its point. */
const pencil =
  fill(rect(-8, -84, 16, 12), b) +
  fill(rect(-8, -72, 16, 52), gold) +
  fill(
    poly([
      [-8, -20],
      [8, -20],
      [0, 0],
    ]),
    paper,
  ) +
  fill(
    poly([
      [-3, -7],
      [3, -7],
      [0, 0],
    ]),
    ink,
  ) +
  stroke(
    poly([
      [-8, -84],
      [8, -84],
      [8, -20],
      [0, 0],
      [-8, -20],
    ]),
    ink,
    4,
  );

/** A sheet with an idol on it, and the pencil that has drawn her. */
const fanArt =
  place(
    fill(rect(-52, -68, 104, 136), flash) + stroke(rect(-52, -68, 104, 136), ink, 5),
    0,
    0,
    1,
    -5,
  ) +
  place(idol, -1, 8, 0.92, -5) +
  place(pencil, 44, 66, 1, 17);

/** A video of play: lanes with notes that run down, and the button to start it. */
const stream = () => {
  const screen = rounded(136, 104, 12);
  const notes = [slash(-62, -14, 30, 9), slash(-22, 40, 30, 9), slash(22, -26, 30, 9)];
  return (
    fill(screen, ink) +
    clip(
      screen,
      [-30, 8, 46].map((x) => fill(slash(x - 26, 60, 3, 120), mist, { opacity: 0.5 })).join('') +
        notes.map((note, index) => fill(note, index === 1 ? b : a)).join(''),
    ) +
    fill(ellipse(0, 0, 28), flash) +
    fill(
      poly([
        [-9, -15],
        [-9, 15],
        [17, 0],
      ]),
      ink,
    ) +
    fill(rect(-40, 58, 80, 8), ink) +
    fill(ellipse(50, -38, 7), b)
  );
};

/** A coin with a heart: what viewers give. */
const gift =
  fill(ellipse(0, 10, 54), ink) +
  fill(ellipse(0, 4, 54), gold) +
  stroke(ellipse(0, 4, 42), ink, 4, { 'stroke-dasharray': '10 8' }) +
  place(fill(HEART, b), 0, 7, 0.86) +
  place(fill(HEART, b) + stroke(HEART, ink, 6), 50, -52, 0.46, 12) +
  place(fill(HEART, flash) + stroke(HEART, ink, 8), -46, -56, 0.32, -14);

/** A letter with a question on the way to the studio. */
const letter =
  fill(rect(-64, -40, 128, 84), ink) +
  fill(rect(-68, -44, 128, 84), flash) +
  stroke(rect(-68, -44, 128, 84), ink, 5) +
  stroke(
    line([
      [-68, -44],
      [-4, 8],
      [60, -44],
    ]),
    ink,
    5,
  ) +
  place(
    fill(ellipse(0, 0, 33), ink) +
      fill(
        poly([
          [-22, 20],
          [-34, 44],
          [2, 30],
        ]),
        ink,
      ) +
      stroke('M-11 -9C-11 -24 13 -24 12 -8C11 1 0 2 0 11', flash, 8) +
      fill(ellipse(0, 22, 5), flash),
    56,
    -44,
  );

/** Slashes that point on. */
const onward = [0, 26, 52]
  .map((x, index) => fill(slash(x - 44, 15, 14, 30), ink, { opacity: 0.35 + index * 0.3 }))
  .join('');

/** A shirt with the company's mark and a price tag: merchandise. */
const shirt = () => {
  const cloth = poly([
    [-26, -60],
    [-68, -40],
    [-56, -4],
    [-40, -12],
    [-40, 62],
    [40, 62],
    [40, -12],
    [56, -4],
    [68, -40],
    [26, -60],
  ]);
  const mark = companyMark();
  const scale = 54 / mark.height;
  const label = poly([
    [-26, -24],
    [0, -40],
    [26, -24],
    [26, 34],
    [-26, 34],
  ]);
  return (
    fill(cloth, ink) +
    stroke(cloth, ink, 8) +
    fill('M-24 -62C-16 -40 16 -40 24 -62Z', gold) +
    place(paint(mark, flash), (-mark.width * scale) / 2, -18, scale) +
    place(
      stroke('M-18 -34C-30 -50 -40 -52 -52 -50', flash, 4) +
        fill(label, flash) +
        stroke(label, ink, 5) +
        fill(ellipse(0, -20, 5), ink) +
        place(fill(ellipse(0, 0, 15), gold) + stroke(ellipse(0, 0, 15), ink, 4), 0, 10),
      58,
      36,
      0.9,
      14,
    )
  );
};

/** A thing on a disc behind the bar that says no. */
const forbidden = (thing: string) =>
  fill(ellipse(0, 0, 68), flash) +
  clip(ellipse(0, 0, 64), thing) +
  stroke(ellipse(0, 0, 66), ink, 10) +
  stroke(
    line([
      [-44, -44],
      [44, 44],
    ]),
    flash,
    17,
  ) +
  stroke(
    line([
      [-47, -47],
      [47, 47],
    ]),
    ink,
    9,
  );

/** A seal with a tick: a sponsorship that does not exist. */
const seal = () => {
  const teeth: Point[] = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    const r = index % 2 === 0 ? 42 : 34;
    return [r * Math.cos(angle), r * Math.sin(angle) - 6];
  });
  return (
    fill(
      poly([
        [-24, 14],
        [-4, 24],
        [-16, 60],
        [-22, 46],
        [-36, 50],
      ]),
      b,
    ) +
    fill(
      poly([
        [24, 14],
        [4, 24],
        [16, 60],
        [22, 46],
        [36, 50],
      ]),
      a,
    ) +
    fill(poly(teeth), ink) +
    stroke(
      line([
        [-16, -6],
        [-4, 7],
        [18, -18],
      ]),
      gold,
      9,
    )
  );
};

/** A record, cut along the slash and slipped apart. */
const broken = () => {
  const record =
    fill(ellipse(0, 0, 46), ink) +
    stroke(ellipse(0, 0, 37), mist, 2) +
    stroke(ellipse(0, 0, 29), mist, 2);
  const half = (side: 1 | -1) => {
    const label = fill(ellipse(0, 0, 20), side === 1 ? b : a) + fill(ellipse(0, 0, 5), flash);
    const cut = side === 1 ? slash(-24.5, 80, 160, 160) : slash(-184.5, 80, 160, 160);
    return place(clip(cut, record + label), side * 8, side * -10);
  };
  return half(-1) + half(1);
};

/** A box that is opened before its day: the note inside looks out. */
const spoiler =
  fill(ellipse(-14, -16, 12, 9), a) +
  fill(
    poly([
      [-6, -56],
      [24, -48],
      [21, -36],
      [2, -41],
      [-2, -14],
      [-11, -16],
    ]),
    a,
  ) +
  place(fill(rect(-40, -8, 80, 16), ink) + fill(rect(-8, -8, 16, 16), b), 8, -10, 1, -17) +
  fill(rect(-36, 4, 72, 44), ink) +
  fill(rect(-8, 4, 16, 44), b);

const at = (x: number, thing: string, scale = 1) => place(thing, x, MIDDLE, scale);

const SCENES = {
  allowed: () =>
    ground(a) + at(FIRST, fanArt) + at(SECOND + 6, stream(), 0.98) + at(THIRD + 4, gift),
  askFirst: () =>
    ground(gold) +
    at(FIRST + 6, letter, 1.12) +
    at(SECOND + 4, onward, 1.1) +
    at(THIRD - 12, shirt(), 1.14),
  never: () =>
    ground(b) +
    at(FIRST, forbidden(seal())) +
    at(SECOND, forbidden(broken())) +
    at(THIRD, forbidden(spoiler)),
} as const;

/** The kinds of use that the guidelines tell apart. */
export type RuleKind = keyof typeof SCENES;

export const RULE_KINDS = Object.keys(SCENES) as readonly RuleKind[];

/** The text of a scene's SVG file. */
export function ruleScene(kind: RuleKind): string {
  return drawing(WIDTH, HEIGHT, SCENES[kind]());
}
