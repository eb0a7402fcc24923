import { drawing, place } from '../system/svg';
import { CAST } from '../idols/cast';
import { figure } from '../idols/figure';
import type { Idol } from '../idols/model';
import type { Figure } from '../idols/pose';
import { burst, core, debris } from './backdrop';

const [W, H] = [1600, 1000];

/** Where the fists of both meet. */
const MEET = [800, 400] as const;

/** Each reaches for the middle with the inner arm and holds the other one ready. */
const LEADER: Partial<Figure> = {
  look: { yaw: 20, pitch: 3, roll: -4 },
  left: { elbow: [-250, 230], wrist: [-140, 380], hand: 'fist', bend: 30, isFront: true },
  right: { elbow: [240, 90], wrist: [288, -80], hand: 'fist', bend: 30, isFront: true },
};
const RIVAL: Partial<Figure> = {
  look: { yaw: -20, pitch: 1, roll: 3 },
  left: { elbow: [-240, 90], wrist: [-290, -80], hand: 'fist', bend: -30, isFront: true },
  right: { elbow: [250, 230], wrist: [140, 380], hand: 'fist', bend: -30, isFront: true },
};

const SCALE = 0.94;

function player(index: number, pose: Partial<Figure>, x: number): string {
  const idol = CAST[index] as Idol;
  return place(figure(idol, { ...idol.figure, ...pose }), x, 562, SCALE);
}

/** AXIA and HEXA on nothing: their fists meet, one signal from each side. 1600 by 1000 units. */
export const duel = (): string =>
  drawing(
    W,
    H,
    burst(MEET, 460, 9) +
      debris(MEET, 160, 520, 36, 17, 1.1) +
      player(7, RIVAL, MEET[0] + 322) +
      player(0, LEADER, MEET[0] - 322) +
      burst(MEET, 150, 4) +
      core(MEET, 240),
  );
