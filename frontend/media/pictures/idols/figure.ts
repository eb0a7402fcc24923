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

const SHOULDER = [128, 46] as const;
const HIP = [70, 14] as const;
/** Gloved hands are drawn a little large: they carry the gesture. */
const HAND = 1.04;

type Side = 'left' | 'right';
const signOf = (side: Side) => (side === 'left' ? -1 : 1);

function arm(idol: Idol, pose: Figure, side: Side): string {
  const sign = signOf(side);
  const one: Arm = pose[side];
  const rim = [idol.a, idol.b] as const;
  const root = turned([sign * SHOULDER[0], SHOULDER[1]], pose.shoulders);
  const limb = new Limb([root, one.elbow, one.wrist], ARM);
  const { sleeves, sleevesLeft, gloves } = idol.outfit;
  const list = side === 'left' ? (sleevesLeft ?? sleeves) : sleeves;
  const angle = heading(one.elbow, one.wrist) + (one.bend ?? 0);
  const held = hand(one.hand, gloves);
  const mirrored = sign === -1 ? held : `<g transform="scale(-1 1)">${held}</g>`;
  const glove = { from: 0.78, to: 1.03, wide: 1.2, tone: gloves, flare: 1 };
  return (
    limb.skin(idol.face.skin, rim) +
    place(mirrored, one.wrist[0], one.wrist[1], HAND, angle) +
    limb.cloth(glove, rim) +
    list.map((sleeve) => limb.cloth(sleeve, rim)).join('')
  );
}

function leg(idol: Idol, pose: Figure, side: Side): string {
  const one: Leg = side === 'left' ? pose.leftLeg : pose.rightLeg;
  const rim = [idol.a, idol.b] as const;
  const root = add(pose.hips, turned([signOf(side) * HIP[0], HIP[1]], pose.hipTilt));
  const limb = new Limb([root, one.knee, one.ankle], LEG);
  const { legs, legsLeft, boots } = idol.outfit;
  const list = side === 'left' ? (legsLeft ?? legs) : legs;
  return (
    limb.skin(idol.face.skin, rim) +
    bootAt(boots, rim, one.ankle, one.foot, one.toes) +
    list.map((sleeve) => limb.cloth(sleeve, rim)).join('')
  );
}

function neck(idol: Idol, pose: Figure): string {
  const [hx, hy] = pose.head;
  const d = `M${hx * 0.6 - 44} ${hy + 130}L-50 30L50 30L${hx * 0.6 + 44} ${hy + 130}Z`;
  const { skin } = idol.face;
  return cel(d, { tone: { ...skin, base: skin.shade }, rim: [idol.a, idol.b] });
}

/**
 * An idol in a pose; the origin is the base of the neck. A bust leaves out what hangs below the hips,
 * because resvg cannot cut what lies far outside of the drawing.
 */
export function figure(idol: Idol, pose: Figure, isBust = false): string {
  const rim = [idol.a, idol.b] as const;
  const torso = new Torso(pose);
  const turn = new Turn(pose.look);
  const { outfit } = idol;
  const pieces = (list: Idol['outfit']['torso'] = []) =>
    list.map((piece) => torso.piece(piece, rim)).join('');
  const atHead = (body: string) => place(body, pose.head[0], pose.head[1], 1, pose.look.roll);
  const near: Side = pose.front ?? 'right';
  const far: Side = near === 'left' ? 'right' : 'left';
  const arms = (isFront: boolean) =>
    (['left', 'right'] as const)
      .filter((side) => (pose[side].isFront ?? false) === isFront)
      .map((side) => arm(idol, pose, side))
      .join('');
  return group(
    atHead(backHair(idol, turn)) +
      (isBust ? '' : pieces(outfit.behind) + leg(idol, pose, far) + leg(idol, pose, near)) +
      neck(idol, pose) +
      pieces(outfit.torso) +
      (isBust ? '' : pieces(outfit.waist)) +
      arms(false) +
      pieces(outfit.over) +
      atHead(head(idol, turn)) +
      arms(true),
  );
}
