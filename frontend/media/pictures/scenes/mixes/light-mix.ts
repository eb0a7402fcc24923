/** LIGHT MIX: two lanes, and SOLA who hits a note with her open palm. 1500 by 500 units. */
import { rect, shift, slash } from '../../system/geometry';
import type { Point } from '../../system/geometry';
import { fill, place, stroke } from '../../system/svg';
import { halftone, rays, spikes } from '../../system/texture';
import { words } from '../../system/text';
import { COLOUR } from '../../system/tokens';
import { core } from '../backdrop';
import { Track } from '../track';
import { star } from './star';
import { body } from './sola/body';
import { behind, over } from './sola/hair';
import { FACE, face, visor } from './sola/head';
import { nearest } from './sola/palm';

const [W, H] = [1500, 500];
const SCALE = 0.62;
const HEAD: Point = [1130, 200];
/** Where the palm hits. */
const HIT: Point = [806, 288];
const VANISH: Point = [600, 36];

function sky(): string {
  return (
    fill(rect(0, 0, W, H), '#04283F') +
    fill(slash(830, H, 900, H), '#00B4DC') +
    fill(slash(790, H, 40, H), COLOUR.flash) +
    fill(rays(HIT, 190, 1100, 36, 9), COLOUR.ink, { 'fill-opacity': '0.22' }) +
    fill(rays(HIT, 160, 1100, 26, 4), '#7DE3FF', { 'fill-opacity': '0.34' }) +
    fill(
      halftone({ x: 900, y: 250, width: 600, height: 250 }, 20, (u, v) => u * 0.7 + v * 0.9 - 0.8),
      '#046A9C',
    )
  );
}

function title(): string {
  const name = words('LIGHT MIX', 36, 92, { face: 'display', size: 62 });
  const side = words('2 LANES', 38, 134, { face: 'display', size: 26 });
  return (
    stroke(name.d, COLOUR.night, 18) +
    fill(name.d, COLOUR.paper) +
    stroke(side.d, COLOUR.night, 12) +
    fill(side.d, COLOUR.a)
  );
}

/** The header's picture. */
export function lightMix(): string {
  const track = new Track({ vanish: VANISH, near: 540, width: 1050, lanes: 2, steep: 6 });
  const at = (drawn: string) => place(drawn, HEAD[0], HEAD[1], SCALE);
  return (
    sky() +
    track.floor() +
    fill(spikes(VANISH, 170, 26, 4), COLOUR.flash) +
    core(VANISH, 80) +
    fill(track.quad(0, 0.5, -0.03, 30), COLOUR.a, { 'fill-opacity': '0.22' }) +
    fill(track.quad(0.5, 1, -0.03, 30), COLOUR.b, { 'fill-opacity': '0.3' }) +
    track.note(1, 1.3) +
    track.note(0, 2.2) +
    track.note(0, 0.36) +
    track.note(1, 0.6) +
    track.judge(0.12) +
    fill(star(HIT, 166, 290, 17, 3), COLOUR.gold) +
    fill(star(HIT, 142, 236, 17, 3), COLOUR.b) +
    at(behind() + body(shift(FACE, 14, 62)) + face() + visor() + over() + nearest()) +
    title()
  );
}
