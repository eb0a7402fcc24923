import { drawing, place } from '../system/svg';
import { CAST } from '../idols/cast';
import { KNUCKLES_AT } from '../idols/arm';
import { figure } from '../idols/figure';
import type { Idol } from '../idols/model';
import { handAt } from '../idols/pose';
import type { Arm, Figure } from '../idols/pose';
import { burst, core, debris } from './backdrop';

const [W, H] = [1600, 1000];

/** Where the fists of both meet. */
const MEET = [800, 500] as const;

/** Each strikes at the middle with the inner arm, the other hand on the hip. */
const LEADER = {
  look: { yaw: 20, pitch: 3, roll: -4 },
  left: { elbow: [-296, 200], wrist: [-170, 312], hand: 'hip', bend: -26 },
  right: { elbow: [212, 200], wrist: [296, 8], hand: 'punch', bend: 42 },
} as const satisfies Partial<Figure>;
const RIVAL = {
  look: { yaw: -20, pitch: 1, roll: 3 },
  left: { elbow: [-212, 200], wrist: [-296, 8], hand: 'punch', bend: -42 },
  right: { elbow: [296, 200], wrist: [170, 316], hand: 'hip', bend: 26 },
} as const satisfies Partial<Figure>;

const SCALE = 0.9;

interface Player {
  readonly idol: number;
  readonly pose: Partial<Figure>;
  /** The arm that strikes. */
  readonly strikes: Arm;
}

/** Both, the far one first. */
export const PLAYERS: readonly Player[] = [
  { idol: 7, pose: RIVAL, strikes: RIVAL.left },
  { idol: 0, pose: LEADER, strikes: LEADER.right },
];

/** Each stands where the knuckles come to lie in the middle. */
function player({ idol: index, pose, strikes }: Player): string {
  const idol = CAST[index] as Idol;
  const [x, y] = handAt(strikes, KNUCKLES_AT);
  const drawn = figure(idol, { ...idol.figure, ...pose });
  return place(drawn, MEET[0] - x * SCALE, MEET[1] - y * SCALE, SCALE);
}

/** AXIA and HEXA on nothing: their fists meet, one signal from each side. 1600 by 1000 units. */
export const duel = (): string =>
  drawing(
    W,
    H,
    burst(MEET, 460, 9) +
      debris(MEET, 160, 520, 36, 17, 1.1) +
      PLAYERS.map(player).join('') +
      burst(MEET, 96, 4) +
      core(MEET, 160),
  );
