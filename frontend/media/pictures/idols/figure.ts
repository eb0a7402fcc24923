import { clip, group, place } from '../system/svg';
import { arm, signOf } from './arm';
import type { Side } from './arm';
import { bootAt } from './boots';
import { cel } from './cel';
import { backHair, head } from './head';
import { LEG, Limb } from './limb';
import type { Idol } from './model';
import { add, turned } from './pose';
import type { Figure, Leg } from './pose';
import { Torso } from './torso';
import { Turn } from './turn';

/** Joints of the legs of a medium build, from the hips' middle. */
const HIP = [60, 10] as const;
/** From the middle of the head to the chin. */
const CHIN = 196;

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

/** A column that widens into the shoulders, dark under the chin. */
function neck(idol: Idol, pose: Figure): string {
  const top = pose.head[0] * 0.6;
  const y = pose.head[1] + 130;
  const d =
    `M${top - 40} ${y}C${top - 40} ${y + 60} -36 -30 -52 -4C-60 8 -70 14 -80 20L80 20` +
    `C70 14 60 8 52 -4C36 -30 ${top + 40} ${y + 60} ${top + 40} ${y}Z`;
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
  const arms = (['left', 'right'] as const).map((side) => arm(idol, pose, side, torso));
  const trunk = torso.path(outfit.torso[0]?.d ?? '');
  return group(
    atHead(backHair(idol, turn)) +
      (isBust ? '' : pieces(outfit.behind) + leg(idol, pose, far) + leg(idol, pose, near)) +
      neck(idol, pose) +
      pieces(outfit.torso) +
      (isBust ? '' : pieces(outfit.waist)) +
      pieces(outfit.over) +
      clip(trunk, arms.map(({ shadow }) => shadow).join('')) +
      arms.map(({ whole }) => whole).join('') +
      pieces(outfit.collar) +
      atHead(head(idol, turn)) +
      arms.map(({ near: before }) => before).join(''),
  );
}
