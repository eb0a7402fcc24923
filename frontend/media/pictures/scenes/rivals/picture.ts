/** AXIA against HEXA: both in profile, lit by the collision between them. 1500 by 500 units. */
import { poly } from '../../system/geometry';
import type { Point } from '../../system/geometry';
import { fill, place, stroke } from '../../system/svg';
import { halftone, rays, spikes } from '../../system/texture';
import { words } from '../../system/text';
import { COLOUR, SLASH } from '../../system/tokens';
import { core } from '../backdrop';
import { axia } from './axia';
import { hexa } from './hexa';

const [W, H] = [1500, 500];

/** Where the looks meet. */
const MEET: Point = [750, 248];

const SCALE = 0.82;

/** How far each head's origin keeps from the middle. */
const APART = 196;

const onSlash = (y: number) => MEET[0] + (MEET[1] - y) * SLASH;

const half = (far: number): string =>
  poly([
    [far, 0],
    [onSlash(0), 0],
    [onSlash(H), H],
    [far, H],
  ]);

/** A beam along the slash, so broad on both sides. */
const beam = (by: number): string =>
  poly([
    [onSlash(0) - by, 0],
    [onSlash(0) + by, 0],
    [onSlash(H) + by, H],
    [onSlash(H) - by, H],
  ]);

function sky(): string {
  const far = (u: number) => Math.abs(u - 0.5) * 2;
  return (
    fill(half(0), '#053B5C') +
    fill(half(W), '#6A0A22') +
    fill(rays(MEET, 150, 1000, 90, 5), COLOUR.ink, { 'fill-opacity': '0.5' }) +
    fill(rays(MEET, 120, 1000, 50, 11), '#FFFFFF', { 'fill-opacity': '0.16' }) +
    fill(
      halftone({ x: 0, y: 0, width: W, height: H }, 20, (u, v) => far(u) * 1.2 - 0.62 + v * 0.2),
      COLOUR.ink,
      { 'fill-opacity': '0.55' },
    ) +
    fill(beam(120), '#FFFFFF', { 'fill-opacity': '0.14' }) +
    fill(beam(54), '#FFFFFF', { 'fill-opacity': '0.3' }) +
    fill(beam(15), COLOUR.flash) +
    fill(spikes(MEET, 330, 46, 6), COLOUR.flash, { 'fill-opacity': '0.7' })
  );
}

function name(text: string, x: number): string {
  const anchor = x < W / 2 ? 'start' : 'end';
  const { d } = words(text, x, 466, { face: 'display', size: 58, anchor });
  return stroke(d, COLOUR.ink, 18) + fill(d, COLOUR.paper);
}

function versus(): string {
  const { d } = words('VS', 748, 484, { face: 'display', size: 68, anchor: 'middle' });
  return stroke(d, COLOUR.ink, 22) + stroke(d, COLOUR.flash, 7) + fill(d, COLOUR.gold);
}

/** The header's picture. */
export function rivals(): string {
  const facing = (body: string, x: number, sign: 1 | -1) =>
    `<g transform="translate(${x.toString()} ${MEET[1].toString()}) scale(${(sign * SCALE).toString()} ${SCALE.toString()})">${body}</g>`;
  return (
    sky() +
    facing(axia(), MEET[0] - APART, 1) +
    facing(hexa(), MEET[0] + APART, -1) +
    core([MEET[0], MEET[1] + 10], 120) +
    place(versus(), 0, 0) +
    name('AXIA', 36) +
    name('HEXA', W - 36)
  );
}
