/** The result of a play, as it comes over the stage behind the last note. */
import { JUDGEMENTS, MISS } from '@axtorm/game/engine/judgement';
import { slash } from '../../pictures/system/geometry';
import { COLOUR } from '../../pictures/system/tokens';
import { blow, easeOut, mixed } from '../frame/motion';
import type { Op } from '../frame/ops';
import { fill, moved, scaled } from '../frame/ops';
import { type } from '../frame/type';
import type { Outcome } from '../painter/outcome';
import { SOUND_SIZE, type Size } from '../video';
import { splinters, star, veil } from './effects';

/** Where what stands, in units of a picture. */
interface Layout {
  /** The middle and size of the grade. */
  readonly grade: readonly [x: number, y: number, size: number];
  /** The left edge, the first line, their distance, and the sizes of the score and of the other lines. */
  readonly lines: readonly [x: number, y: number, down: number, score: number, size: number];
  /** From the left edge to the numbers on the right. */
  readonly across: number;
}

const WIDE: Layout = { grade: [560, 560, 380], lines: [900, 400, 84, 92, 44], across: 640 };
const UPRIGHT: Layout = { grade: [360, 500, 230], lines: [110, 690, 72, 66, 34], across: 500 };

const COLOURS = [COLOUR.gold, COLOUR.a, COLOUR.paper, COLOUR.b];
/** Seconds between two lines, and in which one comes. */
const [STEP, COMES] = [0.08, 0.3];

/** The result since `age` seconds. */
export function result(
  { score, grade, counts, longestCombo }: Outcome,
  age: number,
  size: Size = SOUND_SIZE,
): readonly Op[] {
  if (age < 0) return [];
  const { width, height } = size;
  const { grade: place, lines, across } = height > width ? UPRIGHT : WIDE;
  const [x, y, large] = place;
  const [left, top, down, high, small] = lines;
  const isFull = counts[MISS] === 0;
  const rows = [
    ...JUDGEMENTS.map((name, at) => [name.toUpperCase(), counts[at] ?? 0, COLOURS[at]] as const),
    [isFull ? 'FULL COMBO' : 'COMBO', longestCombo, isFull ? COLOUR.gold : COLOUR.paper] as const,
  ];
  const line = (at: number, ops: readonly Op[]): Op => {
    const come = easeOut((age - 0.1 - at * STEP) / COMES);
    return moved(ops, mixed(width, 0, come), top + at * down, 1, 0, { alpha: come });
  };
  const look = (colour: string = COLOUR.paper, one = small) => ({ size: one, colour });
  return [
    ...veil(width, height, COLOUR.ink, 0.72 * easeOut(age * 1.5)),
    star([x, y], large * 1.3 * easeOut(age * 1.5), 1, 0.3 * blow(age, 1.4)),
    ...splinters([x, y], large * 1.6, 36, 31, age / 1.3, [COLOUR.a, COLOUR.b, COLOUR.gold]),
    scaled(
      [
        type(grade, x, y + large * 0.36, {
          ...look(COLOUR.gold, large),
          anchor: 'middle',
          isOutlined: true,
        }),
      ],
      [x, y],
      1 + 0.4 * blow(age, 9),
    ),
    line(0, [type(score.toLocaleString('en'), left, 0, look(COLOUR.paper, high))]),
    ...rows.map(([name, count, colour], at) =>
      line(at + 1, [
        type(name, left, 0, look(colour)),
        type(String(count), left + across, 0, { ...look(), anchor: 'end' }),
        fill(slash(left, 18, across, 4), colour ?? COLOUR.paper, { alpha: 0.4 }),
      ]),
    ),
  ];
}
