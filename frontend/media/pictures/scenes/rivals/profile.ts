/** A head seen from its side, looking to the viewer's right, where the collision is. The origin lies behind the eye. */
import { ellipse, shift } from '../../system/geometry';
import type { Box } from '../../system/texture';
import { halftone } from '../../system/texture';
import { clip, fill } from '../../system/svg';
import { COLOUR } from '../../system/tokens';
import { inked } from '../../ink/brush';
import { painted } from '../../ink/paint';
import type { Rim } from '../../ink/paint';

/** What differs from head to head. */
export interface Profile {
  readonly face: string;
  readonly skin: { readonly base: string; readonly light: string; readonly shade: string };
  /** The part of the face that the light of the collision does not reach. */
  readonly dark: string;
  /** The hair's outline over the forehead, which shades it. */
  readonly fringe: string;
  readonly eye: {
    readonly white: string;
    readonly lashes: string;
    readonly iris: string;
    readonly at: readonly [number, number];
    readonly size: readonly [number, number];
    readonly pupil: string;
  };
  /** Lines of the brow, the lids, the nose and the ear. */
  readonly brow: { readonly d: string; readonly colour: string };
  readonly lines: string;
  readonly mouth: string;
  readonly blush: string;
  /** Colours of the light: on the edges toward the collision, and from behind. */
  readonly front: string;
  readonly back: string;
}

const NECK =
  'M34 200C14 226 -6 256 -14 300C-18 330 -16 350 -10 380L-160 380C-154 310 -146 250 -150 150L-60 140Z';

/** Dots that grow toward the dark side, so that the shade has no hard end. */
const grain = (box: Box, colour: string, share: (u: number, v: number) => number): string =>
  fill(halftone(box, 11, share), colour, { 'fill-opacity': '0.9' });

export const rimsOf = ({ front, back }: Pick<Profile, 'front' | 'back'>, deep = 7): Rim[] => [
  { from: [-deep, 2], colour: back, opacity: 0.95 },
  { from: [deep * 0.8, -2], colour: front, opacity: 0.95 },
];

function iris({ eye }: Profile): string {
  const [x, y] = eye.at;
  const [w, h] = eye.size;
  return (
    fill(ellipse(x, y, w, h), '#1B1038') +
    fill(ellipse(x, y + h * 0.3, w * 0.84, h * 0.66), eye.iris) +
    fill(ellipse(x + 1, y + h * 0.6, w * 0.56, h * 0.3), COLOUR.flash, {
      'fill-opacity': '0.55',
    }) +
    fill(eye.pupil, '#120A2A') +
    fill(ellipse(x + w * 0.34, y - h * 0.46, w * 0.32, h * 0.2), COLOUR.flash) +
    fill(ellipse(x - w * 0.34, y + h * 0.42, w * 0.18, h * 0.12), COLOUR.flash)
  );
}

/** The neck in the head's shadow, with light along its front. */
export function neck(profile: Profile): string {
  const { skin, front } = profile;
  return painted(NECK, {
    base: skin.shade,
    inside: fill(shift(profile.face, -34, 74), '#5A2A6E', { 'fill-opacity': '0.45' }),
    rims: [{ from: [10, -2], colour: front, opacity: 0.9 }],
  });
}

/** Skin, eye, brow and mouth. */
export function face(profile: Profile): string {
  const { skin, eye, brow, lines, mouth } = profile;
  const inside =
    fill(profile.dark, skin.shade) +
    clip(
      profile.face,
      grain({ x: -50, y: -190, width: 90, height: 420 }, skin.shade, (u) => 1.0 - u * 1.1),
    ) +
    fill(shift(profile.fringe, -10, 26), skin.shade) +
    fill(profile.blush, '#FF5C8E', { 'fill-opacity': '0.8' });
  const lids = fill('M-20 -60L120 -60L112 -12C84 -26 50 -18 20 10Z', '#1B1038', {
    'fill-opacity': '0.3',
  });
  return (
    painted(profile.face, { base: skin.base, inside, rims: rimsOf(profile, 6) }) +
    clip(eye.white, fill(eye.white, COLOUR.paper) + iris(profile) + lids) +
    fill(eye.lashes, COLOUR.ink) +
    fill(brow.d, brow.colour) +
    fill(inked(lines, 4.5), COLOUR.ink) +
    mouth
  );
}
