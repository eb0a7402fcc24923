/** The studio at night: KIRIKO at the desk, a singer behind the glass. 1600 by 900 units. */
import { shift } from '../../system/geometry';
import type { Point } from '../../system/geometry';
import { drawing, fill, place } from '../../system/svg';
import { behind, nearCup, over } from './kiriko/hair';
import { FACE, face, visor } from './kiriko/head';
import { raised, reaching, reachingShadow, torso } from './kiriko/body';
import { desk } from './desk';
import { room } from './room';

const [W, H] = [1600, 900];
/** The part that upright windows and cards show. */
const UPRIGHT = { x: 640, width: 720 } as const;

const HEAD: Point = [1010, 306];
const SCALE = 0.78;

/** Her shadow on the wall, away from the booth. */
const SHADOW = 'M1060 110C1190 80 1290 170 1300 290L1370 330C1400 420 1390 560 1370 660L1040 660Z';

/** The scene without a frame. */
export function studioScene(): string {
  const her = (drawn: string) => place(place(drawn, 0, 0, 1, -3), HEAD[0], HEAD[1], SCALE);
  return (
    room() +
    fill(SHADOW, '#05061A', { 'fill-opacity': '0.55' }) +
    her(behind() + torso(shift(FACE, 12, 84)) + face() + visor() + over() + nearCup() + raised()) +
    desk() +
    her(reachingShadow()) +
    her(reaching())
  );
}

/** The picture. */
export const studio = (): string => drawing(W, H, studioScene());

/** Its crop for upright windows. */
export const studioUpright = (): string =>
  drawing(UPRIGHT.width, H, place(studioScene(), -UPRIGHT.x, 0));
