import type { Figure } from '../idols/pose';

/** Where one of the eight is: index in the cast, the neck's place across, the height of the soles or of a leap, the scale. */
export interface Place {
  readonly idol: number;
  readonly x: number;
  readonly floor: number;
  readonly scale: number;
  /** The height of the ground below a leap. */
  readonly ground?: number;
  /** What differs from the idol's own pose. */
  readonly pose: Partial<Figure>;
}

/** The leader runs into the blow from the left. */
const LEADER: Partial<Figure> = {
  look: { yaw: 22, pitch: 3, roll: -3 },
  head: [26, -254],
  shoulders: -5,
  hips: [-104, 392],
  hipTilt: 6,
  left: { elbow: [-308, 176], wrist: [-286, 374], hand: 'knuckles', bend: -8 },
  right: { elbow: [216, 204], wrist: [308, 16], hand: 'punch', bend: 40 },
  leftLeg: { knee: [-282, 812], ankle: [-450, 1258], foot: 22, toes: 1 },
  rightLeg: { knee: [-24, 838], ankle: [-118, 1306], foot: 0, toes: 1 },
  front: 'right',
};

/** The rival runs into it from the right. */
const RIVAL: Partial<Figure> = {
  look: { yaw: -22, pitch: 2, roll: 2 },
  head: [-26, -258],
  shoulders: 5,
  hips: [104, 404],
  hipTilt: -6,
  left: { elbow: [-216, 204], wrist: [-308, 16], hand: 'punch', bend: -40 },
  right: { elbow: [296, 184], wrist: [268, 384], hand: 'knuckles', bend: 8 },
  leftLeg: { knee: [24, 858], ankle: [118, 1350], foot: 0, toes: -1 },
  rightLeg: { knee: [282, 832], ankle: [440, 1300], foot: -22, toes: -1 },
  front: 'left',
};

/** The eight, far ones first: who leaps, who stands, and the two who meet. */
export const PLACES: readonly Place[] = [
  {
    idol: 2,
    x: 290,
    floor: 700,
    scale: 0.37,
    ground: 900,
    pose: {
      look: { yaw: 14, pitch: 2, roll: 8 },
      left: { elbow: [-238, -14], wrist: [-276, -206], hand: 'peace', bend: -4 },
      right: { elbow: [230, -10], wrist: [266, -200], hand: 'open', bend: 4 },
      leftLeg: { knee: [-112, 660], ankle: [-112, 1000], foot: 20, toes: -1 },
      rightLeg: { knee: [80, 640], ankle: [24, 886], foot: -6, toes: 1 },
    },
  },
  {
    idol: 6,
    x: 1634,
    floor: 616,
    scale: 0.37,
    ground: 900,
    pose: {
      look: { yaw: -13, pitch: 3, roll: -5 },
      left: { elbow: [-236, 10], wrist: [-262, -176], hand: 'fist', bend: 0 },
      right: { elbow: [246, -4], wrist: [296, -188], hand: 'peace', bend: 2 },
      leftLeg: { knee: [-142, 520], ankle: [-36, 740], foot: 36, toes: -1 },
      rightLeg: { knee: [116, 556], ankle: [56, 838], foot: -24, toes: 1 },
    },
  },
  {
    idol: 4,
    x: 130,
    floor: 974,
    scale: 0.39,
    pose: { right: { elbow: [278, 214], wrist: [46, 322], hand: 'hidden' } },
  },
  {
    idol: 3,
    x: 1802,
    floor: 976,
    scale: 0.385,
    pose: {
      left: { elbow: [-258, 236], wrist: [-146, 340], hand: 'hip', bend: -20 },
      rightLeg: { knee: [108, 886], ankle: [76, 1366], foot: 0, toes: 1 },
      right: { elbow: [186, 300], wrist: [170, 512], hand: 'blade', bend: -4, flips: true },
    },
  },
  {
    idol: 5,
    x: 438,
    floor: 946,
    scale: 0.39,
    pose: {
      look: { yaw: 15, pitch: 6, roll: 4 },
      shoulders: 4,
      left: { elbow: [-216, 262], wrist: [-208, 460], hand: 'knuckles', bend: 0, flips: true },
      right: { elbow: [256, 262], wrist: [222, 98], hand: 'mic', bend: 26, isFront: true },
      rightLeg: { knee: [104, 850], ankle: [76, 1290], foot: 0, toes: 1 },
    },
  },
  {
    idol: 1,
    x: 1464,
    floor: 946,
    scale: 0.39,
    pose: {
      left: { elbow: [-276, 150], wrist: [-296, -60], hand: 'horns', bend: 2 },
      right: { elbow: [262, 250], wrist: [132, 322], hand: 'hip', bend: 8 },
      leftLeg: { knee: [-190, 800], ankle: [-206, 1230], foot: 2, toes: -1 },
      rightLeg: { knee: [130, 800], ankle: [196, 1230], foot: -2, toes: 1 },
    },
  },
  { idol: 7, x: 1161, floor: 1046, scale: 0.47, pose: RIVAL },
  { idol: 0, x: 754, floor: 1046, scale: 0.48, pose: LEADER },
];
