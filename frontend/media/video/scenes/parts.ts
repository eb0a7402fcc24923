/** What several videos show: how they open and shut, and whose song plays. */
import { slash } from '../../pictures/system/geometry';
import { COLOUR } from '../../pictures/system/tokens';
import { easeIn, easeOut, mixed } from '../frame/motion';
import type { Op } from '../frame/ops';
import { fill, moved, sprite } from '../frame/ops';
import { type, widthOf } from '../frame/type';
import { halves } from './effects';
import { SOUND_SIZE, type Size } from '../video';

/** Seconds in which a video opens and shuts. */
const [OPENS, SHUTS] = [0.7, 0.6];

/** The two signals part at the start, unless it is open then, and meet at the end; nothing flashes. */
export function curtain(
  time: number,
  seconds: number,
  size = SOUND_SIZE,
  isOpen = false,
): readonly Op[] {
  const open = isOpen ? 0 : 1 - easeOut(time / OPENS);
  const shut = easeIn((time - seconds + SHUTS) / (SHUTS - 0.1));
  return halves(
    size.width,
    size.height,
    Math.max(open > 0.002 ? open : 0, shut > 0.002 ? shut : 0),
  );
}

/** Whose song plays: its art, its title, and what is played of it. */
export interface Plate {
  readonly cover: string;
  readonly title: string;
  readonly line: string;
  readonly accent: string;
}

/** On an upright picture it is as wide as that, below the score. */
function uprightPlate({ cover, title, line, accent }: Plate, age: number): readonly Op[] {
  const x = mixed(-760, 0, easeOut(age / 0.8));
  const size = Math.min(28, 28 * (510 / widthOf(title, 28)));
  return [
    moved(
      [
        fill(slash(14, 170, 664, 84), COLOUR.ink, { alpha: 0.92 }),
        fill(slash(12, 176, 664, 6), accent),
        sprite(cover, 50, 94, 68, 68),
        type(title, 136, 126, { size, colour: COLOUR.paper }),
        type(line, 136, 157, { size: 20, colour: accent }),
      ],
      x,
      0,
    ),
  ];
}

/** The plate in the upper left corner, which comes in from the side. */
export function plate(shown: Plate, age: number, { width, height }: Size): readonly Op[] {
  if (age <= 0) return [];
  if (height > width) return uprightPlate(shown, age);
  const { cover, title, line, accent } = shown;
  const x = mixed(-760, 0, easeOut(age / 0.8));
  const size = Math.min(30, 30 * (400 / widthOf(title, 30)));
  return [
    moved(
      [
        fill(slash(30, 168, 640, 136), COLOUR.ink, { alpha: 0.92 }),
        fill(slash(28, 176, 640, 8), accent),
        sprite(cover, 86, 44, 112, 112),
        type(title, 226, 98, { size, colour: COLOUR.paper }),
        type(line, 226, 142, { size: 21, colour: accent }),
      ],
      x,
      0,
    ),
  ];
}
