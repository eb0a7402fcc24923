/** 01: KIRIKO's hand splits a field of dark bars with a cyan pulse. 1000 units square. */
import { rect, shift } from '../../system/geometry';
import type { Point } from '../../system/geometry';
import { fill, place } from '../../system/svg';
import { halftone, loudness, rays, spikes, waveform } from '../../system/texture';
import { COLOUR } from '../../system/tokens';
import { star } from '../mixes/star';
import { body } from './kiriko/body';
import { behind, over } from './kiriko/hair';
import { cuff, hand } from './kiriko/hand';
import { FACE, face, visor } from './kiriko/head';

const S = 1000;
const HEAD: Point = [636, 346];
const SCALE = 1.06;
/** The middle of the hand, where the pulse begins. */
const HIT: Point = [250, 560];

/** Bars that part where the pulse comes through; what faces it is lit. */
function bars(): string {
  return Array.from({ length: 42 }, (_, index) => {
    const x = index * 24;
    const gap =
      46 + 250 * Math.exp(-(((x - HIT[0]) / 300) ** 2)) * (0.6 + 0.4 * loudness(index / 42, 2));
    const [top, foot] = [HIT[1] - gap, HIT[1] + gap];
    const colour = index % 3 === 0 ? '#2B2B46' : COLOUR.steel;
    return (
      fill(rect(x, 0, 16, top) + rect(x, foot, 16, S - foot), colour) +
      fill(rect(x, top - 72, 16, 72) + rect(x, foot, 16, 72), '#0B4A66') +
      fill(rect(x, top - 16, 16, 16) + rect(x, foot, 16, 16), COLOUR.a)
    );
  }).join('');
}

function ground(): string {
  const near = (t: number) => Math.exp(-(((t - HIT[0] / S) / 0.42) ** 2));
  return (
    fill(rect(0, 0, S, S), '#090914') +
    bars() +
    fill(
      halftone({ x: 500, y: 0, width: 500, height: 700 }, 20, (u, v) => u * 1.1 - 0.35 - v * 0.3),
      '#8A1458',
    ) +
    fill(rays(HIT, 200, 900, 40, 9), COLOUR.a, { 'fill-opacity': '0.16' }) +
    fill(rect(0, HIT[1] - 5, S, 10), COLOUR.a) +
    fill(
      waveform(
        { x: 0, y: HIT[1] - 330, width: S, height: 660 },
        24,
        16,
        (t) => near(t) * (0.3 + 0.7 * loudness(t, 2)) + 0.03,
      ),
      COLOUR.a,
    ) +
    fill(star(HIT, 170, 300, 15, 6), COLOUR.a) +
    fill(star(HIT, 150, 250, 15, 6), COLOUR.flash) +
    fill(spikes(HIT, 480, 60, 5), COLOUR.flash)
  );
}

/** The sleeve without its words. */
export const first = (): string =>
  ground() +
  place(
    behind() + body(shift(FACE, 14, 66)) + face() + visor() + over(),
    HEAD[0],
    HEAD[1],
    SCALE,
    3,
  ) +
  place(cuff() + hand(), HIT[0], HIT[1], 1.06, -8);
