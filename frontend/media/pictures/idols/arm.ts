import { bend, shift } from '../system/geometry';
import type { Point } from '../system/geometry';
import { clip, fill, place, stroke } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { cel, union } from './cel';
import type { Edge } from './cel';
import { hand } from './hands';
import { ARM, Limb } from './limb';
import type { Idol } from './model';
import { heading, turned } from './pose';
import type { Arm, Figure } from './pose';
import type { Torso } from './torso';

/** The joint in the shoulder of a medium build, from the neck's base. */
const SHOULDER = [126, 76] as const;

/** Gloved hands are drawn a little large: they carry the gesture. */
export const HAND = 1.2;

/** How far beyond the wrist the middle of a hand is, and the knuckles of a fist. */
export const PALM_AT = 60 * HAND;
export const KNUCKLES_AT = 110 * HAND;

/** A glove's cuff on its forearm. */
const CUFF = { from: 0.8, to: 0.97, wide: 1.36, flare: 0.86 } as const;

/** What of an arm passes before the head when it is a near one: from the elbow on, wide enough for any sleeve. */
const NEAR = { from: 0.5, to: 1.03, wide: 2.6 } as const;

/** What of an arm shades the body, and how far from the light the shadow falls. */
const SHADOW = { to: 0.6, by: [12, 15] } as const;

const BUTT = { 'stroke-linecap': 'butt' } as const;

export type Side = 'left' | 'right';
export const signOf = (side: Side): 1 | -1 => (side === 'left' ? -1 : 1);

/** Where a joint of the shoulder lies. */
export const shoulderOf = (idol: Idol, pose: Figure, side: Side): Point =>
  turned([signOf(side) * SHOULDER[0] * idol.build.shoulders, SHOULDER[1]], pose.shoulders);

/** The edge of a thumb, which grows out of its hand without a line. */
const growing = (contour: string, planes: string): Edge => ({
  contour,
  planes,
  seam: '',
  side: -1,
});

/** The glove: a cuff and a hand as one body, with its fingers and its thumb over it. */
function glove(idol: Idol, one: Arm, limb: Limb, sign: 1 | -1): string {
  const { gloves } = idol.outfit;
  const angle = heading(one.elbow, one.wrist) + (one.bend ?? 0);
  const { body, lines = '', over = [], under = '' } = hand(one.hand);
  // Hands have the thumb on the viewer's right; `flips` shows the other side of one.
  const mirrored = (sign === -1) === (one.flips ?? false);
  const put = (d: string) =>
    bend(d, ([x, y]) => {
      const [dx, dy] = turned([(mirrored ? -x : x) * HAND, y * HAND], angle);
      return [one.wrist[0] + dx, one.wrist[1] + dy];
    });
  const held = mirrored ? `<g transform="scale(-1 1)">${under}</g>` : under;
  const cuff = limb.tube(CUFF.from, CUFF.to, CUFF.wide, CUFF.flare);
  return (
    (under === '' ? '' : place(held, one.wrist[0], one.wrist[1], HAND, angle)) +
    union([cuff, ...body.map(put)], { tone: gloves, fall: 9 }) +
    (lines === '' ? '' : stroke(put(lines), COLOUR.ink, 5)) +
    over
      .map(({ d, line }) =>
        cel(put(d), { tone: gloves, fall: 6, edge: growing(put(line), put(d)) }),
      )
      .join('')
  );
}

/** An arm as it is drawn. */
interface DrawnArm {
  /** From the armhole to the fingertips. */
  readonly whole: string;
  /** What of it passes before the head. */
  readonly near: string;
  /** Its shadow, which falls on the body alone. */
  readonly shadow: string;
}

/** An arm in its sleeve. */
export function arm(idol: Idol, pose: Figure, side: Side, torso: Torso): DrawnArm {
  const sign = signOf(side);
  const one = pose[side];
  const rim = [idol.a, idol.b] as const;
  const { build, outfit, face } = idol;
  const root = shoulderOf(idol, pose, side);
  const raise = Math.max(0, Math.cos((heading(root, one.elbow) * Math.PI) / 180));
  const hole = torso.armhole(sign, raise, outfit.shoulder);
  const limb = new Limb([root, one.elbow, one.wrist], ARM, build.arms, sign, hole);
  const { sleeves, sleevesLeft } = outfit;
  const list = side === 'left' ? (sleevesLeft ?? sleeves) : sleeves;
  const isBare = outfit.isSleeveless === true;
  const trim = isBare
    ? stroke(limb.seam(), COLOUR.ink, 40, BUTT) + stroke(limb.seam(), idol.a, 24, BUTT)
    : '';
  const skin = limb.skin(face.skin, rim, isBare ? 0 : 0.3);
  const held = glove(idol, one, limb, sign);
  const cloth = list.map((sleeve) => limb.cloth(sleeve, rim)).join('');
  const [first] = list;
  const wide = first === undefined || first.from > 0.1 ? 1 : first.wide;
  const shadow = shift(limb.mass(SHADOW.to, wide), ...SHADOW.by);
  const region = limb.tube(NEAR.from, NEAR.to, NEAR.wide);
  return {
    whole: trim + skin + held + cloth,
    shadow: fill(shadow, COLOUR.ink, { 'fill-opacity': '0.18' }),
    near: one.isFront === true ? clip(region, skin) + held + clip(region, cloth) : '',
  };
}
