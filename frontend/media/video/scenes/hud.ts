/** The name of a mode of play across the picture. */
import { slash } from '../../pictures/system/geometry';
import { COLOUR } from '../../pictures/system/tokens';
import { easeOut, mixed } from '../frame/motion';
import type { Op } from '../frame/ops';
import { fill } from '../frame/ops';
import { type } from '../frame/type';

/** A mode of play and its colour. */
export interface Mode {
  readonly name: string;
  readonly accent: string;
}

/** The mode's name across the picture as a song begins. */
export function announcement(
  title: Mode,
  width: number,
  y: number,
  size: number,
  beat: number,
): readonly Op[] {
  const isOver = beat > 2;
  if (beat < 0 || isOver) return [];
  const enter = easeOut(beat / 0.6);
  const leave = easeOut((beat - 1.4) / 0.6);
  const tall = size * 1.7;
  const x = mixed(-width * 0.2, 0, enter) + width * 1.3 * leave ** 2;
  return [
    fill(slash(-width * 0.4 + x, y + tall * 0.36, width * 1.6, tall), COLOUR.ink, {
      alpha: 0.88 * (1 - leave),
    }),
    fill(slash(-width * 0.4 + x, y + tall * 0.36 + 10, width * 1.6, 10), title.accent, {
      alpha: 1 - leave,
    }),
    type(title.name, width / 2 + x, y, {
      size,
      colour: COLOUR.paper,
      anchor: 'middle',
      look: { alpha: 1 - leave },
    }),
  ];
}
