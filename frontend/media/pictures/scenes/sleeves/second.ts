/** 02: a magenta slash cuts through a cyan waveform, whose halves slip apart; BIT comes out of it. 1000 units square. */
import { poly, rect, shift, slash } from '../../system/geometry';
import type { Point } from '../../system/geometry';
import { clip, fill, place } from '../../system/svg';
import { halftone, loudness, rays, shards, waveform } from '../../system/texture';
import { COLOUR, SLASH } from '../../system/tokens';
import { body } from './bit/body';
import { behind, over } from './bit/hair';
import { cuff, victory } from './bit/hand';
import { FACE, face, visor } from './bit/head';

const S = 1000;
const HEAD: Point = [580, 400];
const SCALE = 0.98;
const HAND: Point = [236, 600];
/** Where the slash crosses half of the height. */
const CUT = 570;

/** The broad slash. */
const BEAM = slash(CUT - 300, 1010, 400, 1020);

const onSlash = (y: number) => CUT + (S / 2 - y) * SLASH;

function ground(): string {
  const wave = waveform(
    { x: -40, y: 150, width: 1080, height: 700 },
    32,
    22,
    (t) => 0.14 + 0.86 * loudness(t, 7) * Math.sin(Math.PI * Math.min(1, Math.max(0, t))) ** 0.6,
  );
  const side = (far: number) =>
    poly([
      [far, -60],
      [onSlash(-60), -60],
      [onSlash(1060), 1060],
      [far, 1060],
    ]);
  return (
    fill(rect(0, 0, S, S), '#0B0B1C') +
    fill(
      halftone({ x: 0, y: 0, width: S, height: S }, 20, (u, v) => v * 0.9 - 0.4 + u * 0.2),
      '#22204A',
    ) +
    clip(side(-100), fill(shift(wave, -12, -40), COLOUR.a)) +
    clip(side(1100), fill(shift(wave, 12, 40), '#0094B8')) +
    fill(BEAM, COLOUR.b) +
    clip(
      BEAM,
      fill(rays([CUT, 470], 60, 800, 44, 9), '#B40A60') +
        fill(
          halftone({ x: 200, y: 0, width: 800, height: S }, 20, (u, v) => v * 0.9 - 0.3 - u * 0.1),
          '#7A0A4A',
        ),
    ) +
    fill(slash(CUT + 116, 1010, 24, 1020) + slash(CUT - 330, 1010, 12, 1020), COLOUR.flash) +
    fill(shards([880, 560], 60, 300, 16, 8, 1.1), COLOUR.flash)
  );
}

/** The sleeve without its words. */
export const second = (): string =>
  ground() +
  place(
    behind() + body(shift(FACE, 14, 62)) + face() + visor() + over(),
    HEAD[0],
    HEAD[1],
    SCALE,
    5,
  ) +
  place(cuff() + victory(), HAND[0], HAND[1], 1.06, -10);
