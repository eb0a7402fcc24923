/** What is where in a scene with several idols: for tests that nobody hides anybody. */
import { CAST } from '../idols/cast';
import { PALM_AT } from '../idols/arm';
import type { Idol } from '../idols/model';
import { handAt } from '../idols/pose';
import type { Figure } from '../idols/pose';
import type { Point } from '../system/geometry';

/** Half of a face's and of a chest's width and of a hand's length, in the idols' units. */
const FACE = 150;
const CHEST = 120;
const HALF_HAND = 66;

/** Below an ankle, how deep the sole of a boot is that stands level. */
const SOLE = 122;

/** An idol in a scene. */
interface Standing {
  readonly idol: number;
  readonly x: number;
  readonly floor: number;
  readonly scale: number;
}

/** Where the parts of an idol are that others may hide. */
interface Seen {
  readonly name: string;
  readonly scale: number;
  readonly face: Point;
  readonly throat: Point;
  readonly chest: Point;
  readonly radius: number;
  readonly hands: readonly Point[];
  readonly soles: readonly Point[];
}

/** Where an idol's parts are in a scene. */
export function seen(
  { idol: index, x, floor, scale }: Standing,
  poseOf: (idol: Idol) => Figure,
): Seen {
  const idol = CAST[index] as Idol;
  const pose = poseOf(idol);
  const at = ([px, py]: Point): Point => [x + px * scale, floor + (py - idol.soles) * scale];
  const below = ([px, py]: Point): Point => at([px, py + SOLE]);
  return {
    name: idol.name,
    scale,
    face: at(pose.head),
    throat: at([pose.head[0] * 0.5, -30]),
    chest: at([pose.hips[0] * 0.3, 140]),
    radius: FACE * idol.build.head * scale,
    hands: [at(handAt(pose.left, PALM_AT)), at(handAt(pose.right, PALM_AT))],
    soles: [below(pose.leftLeg.ankle), below(pose.rightLeg.ankle)],
  };
}

export const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Who hides whose face, throat or hand; far ones come first. */
export function hidden(all: readonly Seen[]): readonly string[] {
  return all.flatMap((one, index) =>
    all.slice(index + 1).flatMap((nearer) => {
      const reach = HALF_HAND * nearer.scale;
      const own = HALF_HAND * one.scale;
      const facesMeet = apart(one.face, nearer.face) < one.radius + nearer.radius;
      const isTouched = nearer.hands.some(
        (hand) =>
          apart(hand, one.face) < one.radius + reach ||
          apart(hand, one.throat) < one.radius * 0.4 + reach,
      );
      const loses = one.hands.some(
        (hand) =>
          apart(hand, nearer.face) < nearer.radius * 1.3 + own ||
          apart(hand, nearer.chest) < CHEST * nearer.scale + own ||
          nearer.hands.some((other) => apart(hand, other) < own + reach),
      );
      return [
        ...(facesMeet || isTouched ? [`${nearer.name} covers ${one.name}`] : []),
        ...(loses ? [`${one.name} has a hand at ${nearer.name}`] : []),
      ];
    }),
  );
}
