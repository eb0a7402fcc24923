import { poly } from '../system/geometry';
import { drawing, fill, group, place } from '../system/svg';
import { halftone, rays } from '../system/texture';
import { COLOUR, SLASH } from '../system/tokens';
import { CAST } from '../idols/cast';
import { figure } from '../idols/figure';
import type { Idol } from '../idols/model';
import type { Figure } from '../idols/pose';
import { GAME, gameLogo } from '../logos/game';
import { beams, burst, core, debris, ground } from './backdrop';

const [W, H] = [1920, 1080];

/** Where both signals meet: between the leader's and the rival's fists. */
const MEET = [960, 440] as const;

interface Place {
  readonly idol: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** What differs from the idol's own pose. */
  readonly pose?: Partial<Figure>;
}

/** Who stands where, by the base of the neck. Far ones first. */
const PLACES: readonly Place[] = [
  {
    idol: 4,
    x: 148,
    y: 470,
    scale: 0.56,
    pose: { right: { elbow: [250, 240], wrist: [130, 380], hand: 'fist', bend: -30 } },
  },
  {
    idol: 2,
    x: 536,
    y: 264,
    scale: 0.44,
    pose: { right: { elbow: [260, 210], wrist: [330, 400], hand: 'open', bend: -20 } },
  },
  { idol: 6, x: 1388, y: 268, scale: 0.44 },
  {
    idol: 1,
    x: 376,
    y: 590,
    scale: 0.66,
    pose: { left: { elbow: [-230, 190], wrist: [-290, 20], hand: 'horns', bend: 4 } },
  },
  {
    idol: 5,
    x: 1530,
    y: 590,
    scale: 0.66,
    pose: { right: { elbow: [250, 230], wrist: [230, 440], hand: 'fist' } },
  },
  {
    idol: 3,
    x: 1778,
    y: 490,
    scale: 0.6,
    pose: { right: { elbow: [240, 240], wrist: [220, 440], hand: 'fist' } },
  },
  {
    idol: 7,
    x: 1214,
    y: 566,
    scale: 0.74,
    pose: {
      look: { yaw: -20, pitch: 1, roll: 3 },
      left: { elbow: [-240, 90], wrist: [-290, -80], hand: 'fist', bend: -30, isFront: true },
      right: { elbow: [250, 230], wrist: [140, 380], hand: 'fist', bend: -30, isFront: true },
    },
  },
  {
    idol: 0,
    x: 708,
    y: 566,
    scale: 0.74,
    pose: {
      look: { yaw: 20, pitch: 3, roll: -4 },
      left: { elbow: [-250, 230], wrist: [-140, 380], hand: 'fist', bend: 30, isFront: true },
      right: { elbow: [240, 90], wrist: [288, -80], hand: 'fist', bend: 30, isFront: true },
    },
  },
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
  const whole = { x: 0, y: 0, width: W, height: H };
  const near = (edge: number) => (u: number) => 0.7 - Math.abs(u - edge) * 1.5;
  return (
    fill(left, '#04283F') +
    fill(right, '#3C0A2E') +
    fill(halftone(whole, 16, near(0)), COLOUR.a, { 'fill-opacity': '0.6' }) +
    fill(halftone(whole, 16, near(1)), COLOUR.b, { 'fill-opacity': '0.65' })
  );
}

/** A beam from one side into the collision, white inside. */
function beam(sign: 1 | -1, colour: string): string {
  const [x, y] = MEET;
  const far = x - sign * 1200;
  const wedge = (above: number, below: number, thin: number) =>
    poly([
      [far, y + below],
      [far, y - above],
      [x, y - thin],
      [x, y + thin],
    ]);
  return (
    fill(wedge(250, 190, 34), colour, { 'fill-opacity': '0.5' }) +
    fill(wedge(170, 120, 24), colour) +
    fill(wedge(70, 40, 10), COLOUR.flash)
  );
}

function collision(): string {
  return (
    fill(rays(MEET, 120, 1400, 64, 3), COLOUR.flash, { 'fill-opacity': '0.12' }) +
    beam(1, COLOUR.a) +
    beam(-1, COLOUR.b) +
    burst(MEET, 680, 9)
  );
}

/** The eight around the collision. */
function crowd(): string {
  return PLACES.map(({ idol: index, x, y, scale, pose }) => {
    const idol = CAST[index] as Idol;
    return place(figure(idol, { ...idol.figure, ...pose }), x, y, scale);
  }).join('');
}

/** The dark floor that carries the logo. */
function foot(): string {
  const y = (x: number) => 1010 - x * 0.05;
  const cut = (top: number) =>
    poly([
      [0, y(0) + top],
      [W, y(W) + top],
      [W, H + 10],
      [0, H + 10],
    ]);
  return (
    fill(cut(-16), COLOUR.a) +
    fill(
      poly([
        [960, y(960) - 16],
        [W, y(W) - 16],
        [W, H],
        [960, H],
      ]),
      COLOUR.b,
    ) +
    fill(cut(-6), COLOUR.ink) +
    fill(
      halftone({ x: 0, y: 900, width: W, height: 180 }, 16, (_, v) => v * 0.9 - 0.3),
      COLOUR.steel,
    )
  );
}

/** The main visual as a group of 1920 by 1080; the logo is optional. */
export function mainVisualScene(withLogo = true): string {
  const scale = 0.72;
  const logo = place(
    gameLogo(COLOUR.paper, COLOUR.ink),
    960 - (GAME.width * scale) / 2,
    1056 - GAME.height * scale,
    scale,
  );
  return group(
    ground(W, H) +
      halves() +
      beams(W, H, 21, 0.14) +
      collision() +
      debris(MEET, 260, 760, 70, 17, 1.3) +
      crowd() +
      burst(MEET, 120, 4) +
      core(MEET, 200) +
      foot() +
      (withLogo ? logo : ''),
  );
}

export const mainVisual = (): string => drawing(W, H, mainVisualScene());
