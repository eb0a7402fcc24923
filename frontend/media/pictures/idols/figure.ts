import { group, place } from '../system/svg';
import { bootAt } from './boots';
import { cel } from './cel';
import { hand } from './hands';
import { backHair, head } from './head';
import { ARM, LEG, Limb } from './limb';
import type { Idol } from './model';
import { add, heading, turned } from './pose';
import type { Arm, Figure, Leg } from './pose';
import { Torso } from './torso';
import { Turn } from './turn';

/** Joints of a medium build, from the neck's base and from the hips' middle. */
const SHOULDER = [126, 76] as const;
const HIP = [60, 10] as const;
/** Gloved hands are drawn a little large: they carry the gesture. */
const HAND = 1.08;
/** From the middle of the head to the chin. */
const CHIN = 196;

type Side = 'left' | 'right';
const signOf = (side: Side) => (side === 'left' ? -1 : 1);

function arm(idol: Idol, pose: Figure, side: Side): string {
  const sign = signOf(side);
  const one: Arm = pose[side];
  const rim = [idol.a, idol.b] as const;
  const { build, outfit, face } = idol;
  const root = turned([sign * SHOULDER[0] * build.shoulders, SHOULDER[1]], pose.shoulders);
  const limb = new Limb([root, one.elbow, one.wrist], ARM, build.arms, sign);
  const { sleeves, sleevesLeft, gloves } = outfit;
  const list = side === 'left' ? (sleevesLeft ?? sleeves) : sleeves;
  const angle = heading(one.elbow, one.wrist) + (one.bend ?? 0);
  const held = hand(one.hand, gloves);
  // Hands have the thumb on the viewer's right; `flips` shows the other side of one.
  const isPlain = (sign === -1) !== (one.flips ?? false);
  const mirrored = isPlain ? held : `<g transform="scale(-1 1)">${held}</g>`;
  const glove = { from: 0.8, to: 1.02, wide: 1.3, tone: gloves, flare: 0.92 };
  return (
    limb.skin(face.skin, rim) +
    place(mirrored, one.wrist[0], one.wrist[1], HAND, angle) +
    limb.cloth(glove, rim) +
    list.map((sleeve) => limb.cloth(sleeve, rim)).join('')
  );
}

function leg(idol: Idol, pose: Figure, side: Side): string {
  const one: Leg = side === 'left' ? pose.leftLeg : pose.rightLeg;
  const rim = [idol.a, idol.b] as const;
  const { build, outfit, face } = idol;
  const at = turned([signOf(side) * HIP[0] * build.hips, HIP[1]], pose.hipTilt);
  const root = add(pose.hips, at);
  const limb = new Limb([root, one.knee, one.ankle], LEG, build.legs, signOf(side));
  const { legs, legsLeft, boots } = outfit;
  const list = side === 'left' ? (legsLeft ?? legs) : legs;
  return (
    limb.skin(face.skin, rim) +
    list.map((sleeve) => limb.cloth(sleeve, rim)).join('') +
    bootAt(boots, rim, one.ankle, one.foot, one.toes)
  );
}

type ArmDepth = 'behind' | 'beside' | 'front';

/** An elbow this far below the shoulders or less makes an arm a raised one. */
const RAISED = 180;

/** A raised arm and a bare one come out from behind the body's edge; one that hangs lies on it. */
function depthOf({ outfit }: Idol, { elbow, isFront }: Arm): ArmDepth {
  if (isFront === true) return 'front';
  return outfit.isSleeveless === true || elbow[1] < RAISED ? 'behind' : 'beside';
}

/** A column that widens into the shoulders, dark under the chin. */
function neck(idol: Idol, pose: Figure): string {
  const top = pose.head[0] * 0.6;
  const y = pose.head[1] + 130;
  const d =
    `M${top - 40} ${y}C${top - 40} ${y + 60} -36 -30 -52 -4C-70 12 -90 22 -112 34L112 34` +
    `C90 22 70 12 52 -4C36 -30 ${top + 40} ${y + 60} ${top + 40} ${y}Z`;
  const { skin } = idol.face;
  return cel(d, { tone: { ...skin, base: skin.shade }, rim: [idol.a, idol.b] });
}

/**
 * An idol in a pose; the origin is the base of the neck. A bust leaves out what hangs below the hips,
 * because resvg cannot cut what lies far outside of the drawing.
 */
export function figure(idol: Idol, pose: Figure, isBust = false): string {
  const rim = [idol.a, idol.b] as const;
  const torso = new Torso(pose, idol.build);
  const turn = new Turn(pose.look);
  const { outfit } = idol;
  const pieces = (list: Idol['outfit']['torso'] = []) =>
    list.map((piece) => torso.piece(piece, rim)).join('');
  const size = isBust ? 1 : idol.build.head;
  // A smaller head keeps its chin where it was.
  const at = [pose.head[0], pose.head[1] + (1 - size) * CHIN] as const;
  const atHead = (body: string) => place(body, at[0], at[1], size, pose.look.roll);
  const near: Side = pose.front ?? 'right';
  const far: Side = near === 'left' ? 'right' : 'left';
  const arms = (depth: ArmDepth) =>
    (['left', 'right'] as const)
      .filter((side) => depthOf(idol, pose[side]) === depth)
      .map((side) => arm(idol, pose, side))
      .join('');
  return group(
    atHead(backHair(idol, turn)) +
      (isBust ? '' : pieces(outfit.behind) + leg(idol, pose, far) + leg(idol, pose, near)) +
      neck(idol, pose) +
      arms('behind') +
      pieces(outfit.torso) +
      (isBust ? '' : pieces(outfit.waist)) +
      pieces(outfit.over) +
      arms('beside') +
      pieces(outfit.collar) +
      atHead(head(idol, turn)) +
      arms('front'),
  );
}
