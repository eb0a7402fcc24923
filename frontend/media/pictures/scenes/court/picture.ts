/** The court of rules: NOX at the bench strikes with the gavel, under a balance of two signals. 1600 by 900 units. */
import type { Point } from '../../system/geometry';
import { drawing, fill, place } from '../../system/svg';
import { spikes } from '../../system/texture';
import { COLOUR } from '../../system/tokens';
import { star } from '../mixes/star';
import { gavel, grip, raised, robe, striking } from './nox/body';
import { head } from './nox/head';
import { bench, block } from './bench';
import { hall } from './hall';

const [W, H] = [1600, 900];
/** The part that upright windows and cards show. */
const UPRIGHT = { x: 396, width: 760 } as const;

const HEAD: Point = [812, 312];
const SCALE = 0.62;
/** Where the gavel meets its block. */
const HIT: Point = [514, 742];

/** The middle of the light of the hit. */
const LIGHT: Point = [506, 690];

/** The scene without a frame. */
export function courtScene(): string {
  const him = (drawn: string) => place(drawn, HEAD[0], HEAD[1], SCALE);
  return (
    hall() +
    him(robe() + place(head(), 0, 0, 1, 3)) +
    bench() +
    place(raised(), HEAD[0] + 20, HEAD[1], SCALE) +
    him(striking()) +
    fill(star(LIGHT, 112, 196, 17, 5), COLOUR.gold) +
    fill(star(LIGHT, 96, 158, 17, 5), COLOUR.flash) +
    fill(spikes(LIGHT, 250, 26, 9), COLOUR.flash) +
    block(HIT) +
    place(gavel(), HIT[0], HIT[1] - 72, 0.68, -7) +
    him(grip())
  );
}

/** The picture. */
export const court = (): string => drawing(W, H, courtScene());

/** Its crop for upright windows. */
export const courtUpright = (): string =>
  drawing(UPRIGHT.width, H, place(courtScene(), -UPRIGHT.x, 0));
