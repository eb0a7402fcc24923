import { ellipse, poly } from '../system/geometry';
import { clip, drawing, fill, group, place } from '../system/svg';
import { halftone, rays } from '../system/texture';
import { COLOUR, SLASH } from '../system/tokens';
import { CAST } from '../idols/cast';
import { figure } from '../idols/figure';
import type { Idol } from '../idols/model';
import { PLACES } from './main-visual-places';
import type { Place } from './main-visual-places';
import { GAME, gameLogo } from '../logos/game';
import { beams, burst, core, debris, ground } from './backdrop';

/** Width and height. */
export const SIZE = [1920, 1080] as const;
const [W, H] = SIZE;

/** Where both signals meet: between the leader's and the rival's fists. */
export const MEET = [960, 340] as const;

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
    fill(wedge(26, 14, 12), COLOUR.flash)
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

/** How wide a figure's shadow on the ground is, in its own units. */
const SHADOW = 330;

/** A figure's shadow where it stands, or below its leap. */
function shadow({ x, floor, scale, ground: low = floor }: Place): string {
  const wide = SHADOW * scale * (low === floor ? 1 : 0.7);
  return fill(ellipse(x, low - 6, wide, wide * 0.16), '#000000', { 'fill-opacity': '0.45' });
}

/** One of the eight, with a line of the side's signal about the whole figure that parts it from what is behind. */
function player({ idol: index, x, floor, scale, pose }: Place): string {
  const idol = CAST[index] as Idol;
  const drawn = figure(idol, { ...idol.figure, ...pose });
  const keyline = drawn.replaceAll(
    /stroke="#07070B" stroke-width="(\d+)"/g,
    (_, width: string) =>
      `stroke="${COLOUR.paper}" stroke-width="${(Number(width) + 20).toString()}"`,
  );
  return place(keyline + drawn, x, floor - idol.soles * scale, scale);
}

/** The eight around the collision. */
const crowd = (): string => PLACES.map(shadow).join('') + PLACES.map(player).join('');

/** Lanes of light on the floor, which run to the collision. */
function lanes(from: number): string {
  return Array.from({ length: 19 }, (_, index) => {
    const k = index - 9;
    const at = (y: number) => W / 2 + k * (64 + ((y - from) / (H - from)) * 210);
    const half = (y: number) => 1.5 + ((y - from) / (H - from)) * 4;
    const d = poly([
      [at(from) - half(from), from],
      [at(from) + half(from), from],
      [at(H) + half(H), H],
      [at(H) - half(H), H],
    ]);
    const side = k < 0 ? COLOUR.a : COLOUR.b;
    return k === 0 ? '' : fill(d, side, { 'fill-opacity': '0.4' });
  }).join('');
}

/** The floor on which they stand: dark, with an edge lit by both signals. */
function stand(): string {
  const y = (x: number) => 846 - Math.abs(x - W / 2) * 0.03;
  const cut = (top: number, from: number, to: number) =>
    poly([
      [from, y(from) + top],
      [W / 2, y(W / 2) + top],
      [to, y(to) + top],
      [to, H + 10],
      [from, H + 10],
    ]);
  return (
    fill(cut(-12, 0, W / 2), COLOUR.a) +
    fill(cut(-12, W / 2, W), COLOUR.b) +
    fill(cut(-2, 0, W), COLOUR.ink) +
    clip(cut(-2, 0, W), lanes(840)) +
    fill(
      halftone({ x: 0, y: 860, width: W, height: 220 }, 16, (_, v) => 0.75 - v * 0.9),
      COLOUR.steel,
    )
  );
}

/** Where the logo stands: below the collision, between the two who meet. */
const LOGO_SCALE = 0.53;
export const LOGO = {
  x: W / 2 - (GAME.width * LOGO_SCALE) / 2,
  y: 1056 - GAME.height * LOGO_SCALE,
  width: GAME.width * LOGO_SCALE,
} as const;

/** The main visual as a group of 1920 by 1080; the logo is optional. */
export function mainVisualScene(withLogo = true): string {
  const logo = place(gameLogo(COLOUR.paper, COLOUR.ink), LOGO.x, LOGO.y, LOGO_SCALE);
  return group(
    ground(W, H) +
      halves() +
      beams(W, H, 21, 0.14) +
      collision() +
      debris(MEET, 260, 760, 70, 17, 1.3) +
      stand() +
      crowd() +
      burst(MEET, 72, 4) +
      core(MEET, 112) +
      (withLogo ? logo : ''),
  );
}

export const mainVisual = (): string => drawing(W, H, mainVisualScene());
