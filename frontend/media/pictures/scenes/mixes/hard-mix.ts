/** HARD MIX: four lanes, and RAIJU whose fist breaks the line. 1500 by 500 units. */
import { rect, shift, slash } from '../../system/geometry';
import type { Point } from '../../system/geometry';
import { fill, group, place, stroke } from '../../system/svg';
import { halftone, rays, spikes } from '../../system/texture';
import { words } from '../../system/text';
import { COLOUR } from '../../system/tokens';
import { core } from '../backdrop';
import { Track } from '../track';
import { star } from './star';
import { body, nearest } from './raiju/body';
import { behind, over } from './raiju/hair';
import { FACE, face, visor } from './raiju/head';

const [W, H] = [1500, 500];
const SCALE = 0.6;
const HEAD: Point = [336, 232];
/** Where the fist hits. */
const HIT: Point = [722, 344];
const VANISH: Point = [880, 36];
/** How far the lanes lean to the right for each unit of height. */
const LEAN = 0.7;

function sky(): string {
  return (
    fill(rect(0, 0, W, H), '#3A0A38') +
    fill(slash(-300, H, 850, H), '#C2156E') +
    fill(slash(550, H, 40, H), COLOUR.flash) +
    fill(rays(HIT, 190, 1100, 36, 9), COLOUR.ink, { 'fill-opacity': '0.24' }) +
    fill(rays(HIT, 160, 1100, 26, 4), '#FF8CC4', { 'fill-opacity': '0.3' }) +
    fill(
      halftone(
        { x: 0, y: 200, width: 480, height: 300 },
        20,
        (u, v) => 0.8 * (1 - u) + v * 0.9 - 0.9,
      ),
      '#6E0F4A',
    )
  );
}

function title(): string {
  const name = words('HARD MIX', 1464, 92, { face: 'display', size: 62, anchor: 'end' });
  const side = words('4 LANES', 1462, 134, { face: 'display', size: 26, anchor: 'end' });
  return (
    stroke(name.d, COLOUR.night, 18) +
    fill(name.d, COLOUR.paper) +
    stroke(side.d, COLOUR.night, 12) +
    fill(side.d, COLOUR.b)
  );
}

/** Lanes that run from the upper left to the lower right. */
const leaning = (lanes: string): string =>
  group(lanes, {
    transform: `translate(${(-LEAN * VANISH[1]).toFixed(1)} 0) skewX(${((Math.atan(LEAN) * 180) / Math.PI).toFixed(3)})`,
  });

/** The header's picture. */
export function hardMix(): string {
  const track = new Track({ vanish: VANISH, near: 540, width: 1020, lanes: 4, steep: 6 });
  return (
    sky() +
    leaning(
      track.floor() +
        fill(track.quad(0, 0.5, -0.03, 30), COLOUR.a, { 'fill-opacity': '0.2' }) +
        fill(track.quad(0.5, 1, -0.03, 30), COLOUR.b, { 'fill-opacity': '0.28' }) +
        track.note(0, 1.6) +
        track.note(2, 1.3) +
        track.note(3, 0.9) +
        track.note(1, 0.8) +
        track.note(2, 0.45) +
        track.note(3, 0.3) +
        track.judge(0.12),
    ) +
    fill(spikes(VANISH, 170, 26, 4), COLOUR.flash) +
    core(VANISH, 80) +
    fill(star(HIT, 176, 296, 15, 6), COLOUR.gold) +
    fill(star(HIT, 154, 246, 15, 6), COLOUR.flash) +
    place(
      behind() + body(shift(FACE, -14, 62)) + face() + visor() + over() + nearest(),
      HEAD[0],
      HEAD[1],
      SCALE,
    ) +
    title()
  );
}
