import { poly, rect } from '../system/geometry';
import { drawing, fill, place, group } from '../system/svg';
import { halftone, rays } from '../system/texture';
import { COLOUR, SLASH } from '../system/tokens';
import { CAST } from '../idols/cast';
import { figure } from '../idols/figure';
import type { Idol } from '../idols/model';
import { GAME, gameLogo } from '../logos/game';
import { beams, burst, core, debris, ground } from './backdrop';

const [W, H] = [1920, 1080];

/** Who stands where: index in the cast, neck's base, scale. Far ones first. */
const PLACES: readonly (readonly [number, number, number, number])[] = [
  [4, 300, 360, 0.5],
  [3, 1620, 360, 0.5],
  [2, 640, 290, 0.42],
  [6, 1290, 300, 0.42],
  [1, 470, 520, 0.62],
  [5, 1430, 520, 0.62],
  [7, 1180, 500, 0.66],
  [0, 800, 500, 0.72],
];

/** The signals' two halves of the sky, parted by the slash. */
function halves(): string {
  const x = (y: number) => W / 2 + (H / 2 - y) * SLASH;
  const left = poly([
    [0, 0],
    [x(0), 0],
    [x(H), H],
    [0, H],
  ]);
  const right = poly([
    [W, 0],
    [x(0), 0],
    [x(H), H],
    [W, H],
  ]);
  return (
    fill(left, '#06243A') +
    fill(right, '#350A2A') +
    fill(
      halftone({ x: 0, y: 0, width: W, height: H }, 16, (u) => 0.62 - Math.abs(u - 0.02) * 1.5),
      COLOUR.a,
      { 'fill-opacity': '0.55' },
    ) +
    fill(
      halftone({ x: 0, y: 0, width: W, height: H }, 16, (u) => 0.62 - Math.abs(u - 0.98) * 1.5),
      COLOUR.b,
      { 'fill-opacity': '0.6' },
    )
  );
}

/** Both beams, thick, from the lower corners to the collision. */
function collision(): string {
  const at = [960, 430] as const;
  const beam = (sign: 1 | -1, colour: string) => {
    const far = at[0] - sign * 1200;
    return (
      fill(
        poly([
          [far, 560],
          [far, 250],
          [at[0], at[1] - 26],
          [at[0], at[1] + 26],
        ]),
        colour,
        { 'fill-opacity': '0.85' },
      ) +
      fill(
        poly([
          [far, 470],
          [far, 350],
          [at[0], at[1] - 10],
          [at[0], at[1] + 10],
        ]),
        COLOUR.flash,
      )
    );
  };
  return (
    fill(rays(at, 120, 1300, 60, 3), COLOUR.flash, { 'fill-opacity': '0.1' }) +
    beam(1, COLOUR.a) +
    beam(-1, COLOUR.b) +
    burst(at, 620, 9) +
    core(at, 420)
  );
}

/** The crowd of idols; each figure is placed by its neck. */
export function crowd(): string {
  return PLACES.map(([index, x, y, scale]) => {
    const idol = CAST[index] as Idol;
    return place(figure(idol, idol.figure), x, y, scale);
  }).join('');
}

/** The main visual as a group of 1920 by 1080. */
export function mainVisualScene(): string {
  const logo = 0.62;
  return group(
    ground(W, H) +
      halves() +
      beams(W, H, 21, 0.14) +
      collision() +
      debris([960, 430], 260, 760, 60, 17, 1.3) +
      crowd() +
      fill(
        poly([
          [0, 1080],
          [0, 960],
          [W, 860],
          [W, 1080],
        ]),
        COLOUR.ink,
        { 'fill-opacity': '0.82' },
      ) +
      fill(rect(0, 1040, W, 40), COLOUR.ink) +
      place(
        gameLogo(COLOUR.paper, COLOUR.ink),
        960 - (GAME.width * logo) / 2,
        1050 - GAME.height * logo,
        logo,
      ),
  );
}

export const mainVisual = (): string => drawing(W, H, mainVisualScene());
