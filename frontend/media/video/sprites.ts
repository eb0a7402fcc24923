import { CAST } from '../pictures/idols/cast';
import { figure } from '../pictures/idols/figure';
import type { Idol } from '../pictures/idols/model';
import type { Figure } from '../pictures/idols/pose';
import { disc, jacket } from '../pictures/scenes/albums';
import { bust, icon } from '../pictures/scenes/idols';
import { piece } from '../pictures/scenes/covers';
import { SONG_ART } from '../pictures/scenes/songs';
import { ellipse, poly } from '../pictures/system/geometry';
import { clip, drawing, fill, place } from '../pictures/system/svg';
import { companyLogo, paint } from '../pictures/logos/company';
import { rays } from '../pictures/system/texture';
import { COLOUR, SLASH } from '../pictures/system/tokens';
import type { Sprite } from './video';

/** What differs in an idol's second pose. */
const SECOND: Readonly<Record<string, Partial<Figure>>> = {
  AXIA: {
    look: { yaw: -10, pitch: 4, roll: 8 },
    shoulders: 6,
    left: { elbow: [-296, 204], wrist: [-166, 312], hand: 'hip', bend: -26 },
    right: { elbow: [270, -60], wrist: [300, -290], hand: 'fist', bend: 4 },
  },
  RAIJU: {
    look: { yaw: 12, pitch: 5, roll: -8 },
    left: { elbow: [-300, 190], wrist: [-430, 60], hand: 'fist', bend: 0 },
    right: { elbow: [290, 20], wrist: [330, -200], hand: 'horns', bend: -6 },
  },
  'MOMO-909': {
    look: { yaw: -10, pitch: -3, roll: -10 },
    left: { elbow: [-280, 170], wrist: [-390, 330], hand: 'open', bend: 34 },
    right: { elbow: [256, 150], wrist: [276, -40], hand: 'peace', bend: 12, isFront: true },
  },
  SOLA: {
    look: { yaw: 10, pitch: 2, roll: 8 },
    left: { elbow: [-260, 10], wrist: [-300, -220], hand: 'fist', bend: 4 },
  },
  KIRIKO: {
    look: { yaw: 10, pitch: 2, roll: -6 },
    right: { elbow: [260, 20], wrist: [300, -200], hand: 'open', bend: -4 },
  },
  HEXA: {
    look: { yaw: 12, pitch: 2, roll: 6 },
    left: { elbow: [-260, 20], wrist: [-300, -200], hand: 'fist', bend: 4 },
  },
};

function idol(index: number): Idol {
  const one = CAST[index];
  if (one === undefined) throw new Error(`there is no idol ${index.toString()}`);
  return one;
}

/** How far an idol is moved aside so that an outstretched arm has room. */
const ASIDE: Readonly<Record<string, number>> = { HEXA: -110, KIRIKO: -60 };

/** Where a sprite's floor is, and how large the idol on it. */
const [FLOOR, SIZE] = [1890, 0.93];

/** An idol as a full figure on nothing, in 1200 by 2000 units. */
function pose(index: number, change: Partial<Figure> = {}): string {
  const one = idol(index);
  // Short and tall stand on the same floor.
  const neck = FLOOR - one.soles * SIZE;
  return drawing(
    1200,
    2000,
    place(figure(one, { ...one.figure, ...change }), 600 + (ASIDE[one.name] ?? 0), neck, SIZE),
  );
}

/** Both poses of an idol, as `name0` and `name1`. */
export function dancing(name: string, index: number, width: number): Record<string, Sprite> {
  return {
    [`${name}0`]: { svg: pose(index), width },
    [`${name}1`]: { svg: pose(index, SECOND[idol(index).name]), width },
  };
}

/** How strong a light is at shares of its radius. */
const FALL = [
  [0, 1],
  [0.25, 0.5],
  [0.6, 0.12],
  [1, 0],
] as const;

function light(colour: string): string {
  const stops = FALL.map(
    ([offset, opacity]) =>
      `<stop offset="${offset.toString()}" stop-color="${colour}" stop-opacity="${opacity.toString()}"/>`,
  );
  const gradient = `<defs><radialGradient id="light">${stops.join('')}</radialGradient></defs>`;
  return drawing(256, 256, gradient + fill(ellipse(128, 128, 128), 'url(#light)'));
}

/** Soft lights in both signals and white. */
export const LIGHTS: Readonly<Record<string, Sprite>> = {
  glowA: { svg: light(COLOUR.a), width: 256 },
  glowB: { svg: light(COLOUR.b), width: 256 },
  glowWhite: { svg: light(COLOUR.flash), width: 256 },
};

/** A song's art by its number in the fan kit, from 1. */
export const cover = (song: number, width: number): Sprite => ({
  svg: SONG_ART[song - 1]?.() ?? '',
  width,
});

/** The eight icons, `idol0` to `idol7`. */
export const icons = (width: number): Record<string, Sprite> =>
  Object.fromEntries(
    CAST.map((_, index) => [`idol${index.toString()}`, { svg: icon(index), width }]),
  );

/** An idol's face close at hand, on nothing. */
export const face = (index: number, width: number): Sprite => ({ svg: bust(index), width });

/** The two halves of the sky, which meet along the slash. */
function skyHalves(width: number, height: number): string {
  const x = (y: number) => width / 2 + (height / 2 - y) * SLASH;
  const half = (edge: number, colour: string) =>
    fill(
      poly([
        [edge, 0],
        [x(0), 0],
        [x(height), height],
        [edge, height],
      ]),
      colour,
    );
  return half(0, '#04283F') + half(width, '#3C0A2E');
}

/** The signals' two halves of the sky behind a collision. Dots on it would take most of a video's bytes. */
export const sky = (width: number, height: number): Sprite => ({
  width,
  svg: drawing(width, height, skyHalves(width, height)),
});

/** Lines that stand about a blow, 2000 units across. */
export const burstRays = (width: number): Sprite => ({
  width,
  svg: drawing(2000, 2000, fill(rays([1000, 1000], 130, 1000, 72, 3), COLOUR.flash)),
});

/** The company's name: as it is, and as the shade that it leaves in each signal. */
export function names(width: number): Record<string, Sprite> {
  const logo = companyLogo();
  const shade = (colour: string) =>
    logo.parts.map((part) => fill(part.d, colour, { 'fill-rule': 'evenodd' })).join('');
  const of = (body: string) => ({ svg: drawing(logo.width, logo.height, body), width });
  return {
    logo: of(paint(logo, COLOUR.paper)),
    logoA: of(shade(COLOUR.a)),
    logoB: of(shade(COLOUR.b)),
  };
}

/** Two songs' art as one: each half on its side of the slash, 800 units square. */
export function merged(left: number, right: number, width: number): Sprite {
  const side = 800;
  const x = (y: number) => side / 2 + (side / 2 - y) * SLASH;
  const half = (edge: number, song: number) =>
    clip(
      poly([
        [edge, 0],
        [x(0), 0],
        [x(side), side],
        [edge, side],
      ]),
      piece(SONG_ART[song - 1]?.() ?? '', 0, 0, side),
    );
  const seam = poly([
    [x(0) - 9, 0],
    [x(0) + 9, 0],
    [x(side) + 9, side],
    [x(side) - 9, side],
  ]);
  return {
    width,
    svg: drawing(side, side, half(0, left) + half(side, right) + fill(seam, COLOUR.flash)),
  };
}

/** An album's sleeve and disc. */
export const sleeve = (index: 0 | 1, width: number): Record<string, Sprite> => ({
  jacket: { svg: jacket(index), width },
  disc: { svg: disc(index), width },
});
