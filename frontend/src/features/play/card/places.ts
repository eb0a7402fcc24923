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
  /** The game's logo: its corner and its width. */
  readonly logo: readonly [x: number, y: number, width: number];
  /** What is there only of a play that has such an honour. */
  readonly honour: { readonly plate: Outline; readonly line: Line };
  /** How often each judgement was given; a card without room for it has none. */
  readonly counts: readonly { readonly figure: Line; readonly word: Line }[];
  readonly lines: Readonly<
    Record<'song' | 'style' | 'score' | 'grade' | 'title' | 'tag' | 'address' | 'name', Line>
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

/** The judgements in one row below the score of the tall card. */
const COUNTS = [0, 1, 2, 3].map((place) => {
  const x = 90 + place * 228;
  return {
    figure: [x, 1732, 200, 60] as const,
    word: [x, 1772, 200, 24] as const,
  };
});

export const PLACES: Readonly<Record<CardShape, Places>> = {
  wide: {
    idol: { picture: [570, 0, 630], outline: area([MIDDLE, 1200], [0, 630], [LEAN, 0]) },
    areas: [
      ['dimA', area([0, MIDDLE], [0, 630], [0, LEAN])],
      ['flash', area([MIDDLE - 8, MIDDLE + 8], [0, 630])],
      ['ink', area([850, 1200], [530, 594], [LEAN, 0])],
    ],
    sleeve: [60, 124, 180],
    logo: [60, 54, 330],
    honour: {
      plate: area([874, 1200], [452, 516], [LEAN, 0]),
      line: [914, 496, 250, 34],
    },
    counts: [],
    lines: {
      grade: [272, 276, 390, 165],
      title: [272, 306, 330, 26],
      song: [60, 374, 580, 50],
      style: [60, 416, 560, 26],
      score: [60, 508, 540, 80],
      tag: [60, 576, 200, 28],
      address: [290, 576, 290, 28],
      name: [890, 574, 280, 34],
    },
  },
  tall: {
    idol: { picture: [0, 455, 1080], outline: [...edge(570), ...edge(1330).slice().reverse()] },
    areas: [
      ['dimA', [[0, 0], [1080, 0], ...edge(570).slice().reverse()]],
      ...seam(570),
      ...seam(1330),
      ['ink', area([640, 1080], [1182, 1268], [LEAN, 0])],
    ],
    sleeve: [90, 220, 270],
    logo: [90, 100, 560],
    honour: {
      plate: area([674, 1080], [1072, 1158], [LEAN, 0]),
      line: [724, 1131, 310, 46],
    },
    counts: COUNTS,
    lines: {
      grade: [410, 440, 570, 250],
      title: [410, 488, 570, 42],
      song: [90, 1450, 900, 80],
      style: [90, 1508, 900, 38],
      score: [90, 1640, 900, 124],
      tag: [90, 1852, 370, 44],
      address: [500, 1852, 490, 44],
      name: [690, 1241, 360, 46],
    },
  },
};
