/** AXIA runs into the collision: her fist at the viewer, both signals on her edges. 1920 by 1080 units. */
import { rect, shift, slash } from '../../system/geometry';
import type { Point } from '../../system/geometry';
import { clip, drawing, fill, place, stroke } from '../../system/svg';
import { halftone, rays } from '../../system/texture';
import { sizeFor, words } from '../../system/text';
import { COLOUR } from '../../system/tokens';
import { burst, debris } from '../backdrop';
import { body, nearest } from './body';
import { behind, over } from './hair';
import { FACE, face, visor } from './head';

const [W, H] = [1920, 1080];

/** Where the blow lands, and where she stands. */
const BLOW: Point = [760, 700];
const HEAD: Point = [1370, 352];

function ground(): string {
  return (
    fill(rect(0, 0, W, H), COLOUR.night) +
    fill(slash(560, H, 330, H), COLOUR.a) +
    fill(slash(890, H, 34, H), COLOUR.flash) +
    fill(slash(940, H, 1300, H), '#8E0F5C') +
    fill(rays(BLOW, 300, 1700, 70, 9), COLOUR.ink, { 'fill-opacity': '0.42' }) +
    fill(rays(BLOW, 260, 1700, 34, 4), '#9BE8FF', { 'fill-opacity': '0.26' }) +
    fill(
      halftone({ x: 0, y: 0, width: W, height: H }, 24, (u, v) => u * 1.1 + v * 0.5 - 0.9),
      COLOUR.ink,
      { 'fill-opacity': '0.5' },
    )
  );
}

function title(): string {
  const size = sizeFor('AXIA', 'display', 470);
  const name = words('AXIA', 70, 950, { face: 'display', size });
  const role = words('MASH VP!  PLAYER 01', 76, 1012, { face: 'display', size: 30, tracking: 4 });
  return (
    stroke(name.d, COLOUR.night, 36) +
    fill(name.d, COLOUR.paper) +
    fill(rect(76, 800, 120, 12), COLOUR.a) +
    fill(rect(196, 800, 120, 12), COLOUR.b) +
    stroke(role.d, COLOUR.night, 14) +
    fill(role.d, COLOUR.paper)
  );
}

/** The poster. */
export function poster(): string {
  const at = (drawn: string) => place(drawn, HEAD[0], HEAD[1], 1.08);
  return drawing(
    W,
    H,
    ground() +
      burst(BLOW, 860, 5) +
      clip(rect(0, 0, W, 700), debris(BLOW, 330, 640, 40, 21, 1.3)) +
      at(behind() + body(shift(FACE, 16, 60)) + face() + visor() + over() + nearest()) +
      title(),
  );
}
