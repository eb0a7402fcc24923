/** Where things stand on the pictures of a result. What is said stands on plain ground: nothing crosses it. */
import type { Palette } from '@axtorm/game/painter/palette';
import { LEAN } from '@axtorm/game/painter/sprites';

/** Sizes in pixels. */
export const CARD_SIZES = { wide: [1200, 630], tall: [1080, 1920] } as const;
export type CardShape = keyof typeof CARD_SIZES;

export type Outline = readonly (readonly [x: number, y: number])[];
export type Line = readonly [x: number, y: number, room: number, size: number];
type Square = readonly [x: number, y: number, side: number];
type Area = readonly [colour: Exclude<keyof Palette, 'display'>, outline: Outline];

export interface Places {
  /** The idol's picture, and the outline of what shows of it. */
  readonly idol: { readonly picture: Square; readonly outline: Outline };
  /** What is painted over it, in its order. */
  readonly areas: readonly Area[];
  readonly sleeve: Square;
  readonly lines: Readonly<
    Record<'song' | 'style' | 'score' | 'grade' | 'title' | 'tag' | 'name', Line>
  >;
}

/** An outline of four sides that lean along the slash, but for those at the card's edges. */
const area = (
  [left, right]: readonly [number, number],
  [top, bottom]: readonly [number, number],
  lean: readonly [left: number, right: number] = [LEAN, LEAN],
): Outline => {
  const [atLeft, atRight] = lean.map((each) => (each * (bottom - top)) / 2) as [number, number];
  return [
    [left + atLeft, top],
    [right + atRight, top],
    [right - atRight, bottom],
    [left - atLeft, bottom],
  ];
};

/** The slash of the wide card at half its height, and the step in the edges of the tall one's picture. */
const MIDDLE = 690;
const STEP = { x: 650, height: 60 };

/** An edge of the tall card's picture: lower on the left of the slash. */
const edge = (y: number): Outline => {
  const half = STEP.height / 2;
  return [
    [0, y + half],
    [STEP.x - half * LEAN, y + half],
    [STEP.x + half * LEAN, y - half],
    [1080, y - half],
  ];
};

/** The two signals along an edge, and the flash where they meet. */
function seam(y: number): readonly Area[] {
  const [low, high] = [y + STEP.height / 2, y - STEP.height / 2];
  return [
    ['signalA', area([0, STEP.x], [low - 8, low + 8], [0, 0])],
    ['signalB', area([STEP.x, 1080], [high - 8, high + 8], [0, 0])],
    ['flash', area([STEP.x - 10, STEP.x + 10], [high - 8, low + 8])],
  ];
}

export const PLACES: Readonly<Record<CardShape, Places>> = {
  wide: {
    idol: { picture: [570, 0, 630], outline: area([MIDDLE, 1200], [0, 630], [LEAN, 0]) },
    areas: [
      ['dimA', area([0, MIDDLE], [0, 630], [0, LEAN])],
      ['flash', area([MIDDLE - 8, MIDDLE + 8], [0, 630])],
      ['ink', area([850, 1200], [530, 594], [LEAN, 0])],
    ],
    sleeve: [60, 60, 210],
    lines: {
      grade: [310, 235, 380, 190],
      title: [310, 268, 330, 26],
      song: [60, 350, 580, 56],
      style: [60, 400, 560, 28],
      score: [60, 500, 540, 84],
      tag: [60, 575, 500, 36],
      name: [890, 574, 280, 34],
    },
  },
  tall: {
    idol: { picture: [0, 425, 1080], outline: [...edge(520), ...edge(1380).slice().reverse()] },
    areas: [
      ['dimA', [[0, 0], [1080, 0], ...edge(520).slice().reverse()]],
      ...seam(520),
      ...seam(1380),
      ['ink', area([640, 1080], [1232, 1318], [LEAN, 0])],
    ],
    sleeve: [90, 130, 320],
    lines: {
      grade: [460, 398, 530, 300],
      title: [460, 446, 530, 42],
      song: [90, 1510, 900, 84],
      style: [90, 1570, 900, 40],
      score: [90, 1715, 900, 130],
      tag: [90, 1800, 900, 52],
      name: [690, 1291, 360, 46],
    },
  },
};
