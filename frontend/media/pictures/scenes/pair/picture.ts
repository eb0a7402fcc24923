/** NOX and MOMO-909 at both sides of the lanes, each with a hand on one. 1920 by 1080 units, on nothing. */
import { ellipse, shift } from '../../system/geometry';
import type { Point } from '../../system/geometry';
import { drawing, fill, place } from '../../system/svg';
import { spikes } from '../../system/texture';
import { COLOUR } from '../../system/tokens';
import { body as momoBody } from './momo/body';
import { FACE, face, glasses } from './momo/head';
import { behind, over } from './momo/hair';
import { body as noxBody } from './nox/body';
import { head as noxHead } from './nox/head';

const SCALE = 0.84;

/** Where the notes are hit. */
const HITS: readonly Point[] = [
  [743, 885],
  [1175, 885],
];

/** Light of a hit before the fingers, so that they are on the line and not over it. */
const light = (at: Point, seed: number): string =>
  fill(spikes(at, 130, 16, seed), COLOUR.gold) + fill(ellipse(at[0], at[1], 40, 20), COLOUR.flash);

/** The two who play. */
export const pair = (): string =>
  drawing(
    1920,
    1080,
    HITS.map(([x, y]) =>
      fill(ellipse(x + (x < 960 ? -110 : 110), y + 46, 150, 26), COLOUR.ink, {
        'fill-opacity': '0.5',
      }),
    ).join('') +
      place(noxHead() + noxBody(), 262, 412, SCALE) +
      place(
        behind() + place(momoBody(shift(FACE, 14, 100)), 0, -40) + face() + glasses() + over(),
        1652,
        440,
        SCALE,
      ) +
      HITS.map((at, index) => light(at, 5 + index * 4)).join(''),
  );
