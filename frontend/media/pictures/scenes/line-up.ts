import { CAST } from '../idols/cast';
import { figure } from '../idols/figure';
import type { Idol } from '../idols/model';
import type { Figure } from '../idols/pose';
import { poly, slash } from '../system/geometry';
import { clip, drawing, fill, group, place } from '../system/svg';
import { halftone, hatching } from '../system/texture';
import { COLOUR, SLASH } from '../system/tokens';

/** Where one idol stands: index in the cast, the neck's place across, the soles' height, the scale. */
interface Place {
  readonly idol: number;
  readonly x: number;
  readonly floor: number;
  readonly scale: number;
}

/** Arms that keep clear of the neighbours' faces. */
const CLOSE: Readonly<Record<string, Partial<Figure>>> = {
  AXIA: {
    left: { elbow: [-276, 204], wrist: [-160, 312], hand: 'hip', bend: -26 },
    right: { elbow: [262, -30], wrist: [250, -236], hand: 'point', bend: 4 },
    shoulders: 4,
  },
  RAIJU: {
    right: { elbow: [262, 262], wrist: [128, 322], hand: 'hip', bend: 6 },
  },
  'MOMO-909': {
    right: { elbow: [220, 230], wrist: [300, 380], hand: 'open', bend: -20 },
  },
  KIRIKO: {
    right: { elbow: [282, 226], wrist: [172, 330], hand: 'hip', bend: 24 },
  },
  BIT: {
    right: { elbow: [256, 60], wrist: [304, -122], hand: 'peace', bend: 2 },
  },
  SOLA: {
    look: { yaw: 10, pitch: 6, roll: 2 },
    left: { elbow: [-262, -20], wrist: [-266, -226], hand: 'open', bend: -4 },
    right: { elbow: [260, 258], wrist: [222, 96], hand: 'mic', bend: 28, isFront: true },
  },
  NOX: {
    right: { elbow: [278, 214], wrist: [46, 322], hand: 'hidden' },
  },
  HEXA: {
    right: { elbow: [196, 294], wrist: [188, 504], hand: 'blade', bend: -2, flips: true },
  },
};

/** The pose of an idol in the line-up. */
export function poseOf(idol: Idol): Figure {
  return { ...idol.figure, ...CLOSE[idol.name] };
}

function standing({ idol: index, x, floor, scale }: Place): string {
  const idol = CAST[index] as Idol;
  const pose = poseOf(idol);
  return place(figure(idol, pose), x, floor - idol.soles * scale, scale);
}

/** Width and height. */
export const WIDE_SIZE = [3000, 1500] as const;
const [WIDE_W, WIDE_H] = WIDE_SIZE;

/** Back row, then front row: taller idols behind shorter ones, and the leader and the rival in the middle. */
export const WIDE: readonly Place[] = [
  { idol: 1, x: 350, floor: 1360, scale: 0.65 },
  { idol: 4, x: 950, floor: 1360, scale: 0.66 },
  { idol: 3, x: 2045, floor: 1360, scale: 0.64 },
  { idol: 5, x: 2640, floor: 1360, scale: 0.66 },
  { idol: 2, x: 620, floor: 1466, scale: 0.68 },
  { idol: 6, x: 2322, floor: 1450, scale: 0.66 },
  { idol: 7, x: 1720, floor: 1466, scale: 0.72 },
  { idol: 0, x: 1290, floor: 1466, scale: 0.73 },
];

/** Width and height. */
export const TALL_SIZE = [1200, 1640] as const;
const [TALL_W, TALL_H] = TALL_SIZE;

/** Four above four, for upright windows. */
export const TALL: readonly Place[] = [
  { idol: 1, x: 212, floor: 826, scale: 0.39 },
  { idol: 4, x: 484, floor: 826, scale: 0.39 },
  { idol: 3, x: 726, floor: 826, scale: 0.385 },
  { idol: 5, x: 968, floor: 826, scale: 0.39 },
  { idol: 2, x: 174, floor: 1600, scale: 0.42 },
  { idol: 6, x: 1016, floor: 1580, scale: 0.4 },
  { idol: 7, x: 752, floor: 1600, scale: 0.4 },
  { idol: 0, x: 466, floor: 1600, scale: 0.4 },
];

/** A halftone that grows towards the outer edges. */
const dots = (box: Parameters<typeof halftone>[0]) => ({
  left: fill(
    halftone(box, 24, (u, v) => 0.95 - u * 1.5 - (1 - v) * 0.3),
    COLOUR.a,
    { 'fill-opacity': '0.75' },
  ),
  right: fill(
    halftone(box, 24, (u, v) => u * 1.5 - 0.55 - (1 - v) * 0.3),
    COLOUR.b,
    { 'fill-opacity': '0.75' },
  ),
});

/**
 * Leaning blocks of both signals that carry the eight, parted by a white cut. Phones get them without dots, which weigh
 * more than all idols together.
 */
function blocks(W: number, top: number, floor: number, reach: number, hasDots: boolean): string {
  const high = floor - top;
  const middle = W / 2 - (high * SLASH) / 2;
  const left = slash(middle - reach, floor, reach - 16, high);
  const right = slash(middle + 16, floor, reach, high);
  const tone = hasDots ? dots({ x: 0, y: top, width: W, height: high }) : { left: '', right: '' };
  return (
    fill(left, '#063B55') +
    fill(right, '#4A0B34') +
    clip(
      left,
      tone.left +
        fill(hatching({ x: middle - 420, y: top, width: 300, height: high }, 60, 18), COLOUR.a),
    ) +
    clip(
      right,
      tone.right +
        fill(hatching({ x: middle + 400, y: top, width: 420, height: high }, 60, 18), COLOUR.b),
    ) +
    fill(slash(middle - 10, floor, 20, high), COLOUR.flash)
  );
}

/** A deck to stand on: a dark bar with an edge lit by both signals. */
function deck(W: number, y: number, inset: number, deep: number): string {
  const bar = (from: number, to: number, top: number, high: number) =>
    poly([
      [from + high * SLASH, top],
      [to + high * SLASH, top],
      [to, top + high],
      [from, top + high],
    ]);
  return (
    fill(bar(inset, W - inset - deep * SLASH, y, deep), COLOUR.steel) +
    fill(
      hatching({ x: inset + 60, y: y + 12, width: W - 2 * inset - 120, height: deep - 12 }, 48, 10),
      COLOUR.line,
    ) +
    fill(bar(inset, W / 2, y, 12), COLOUR.a) +
    fill(bar(W / 2, W - inset - deep * SLASH, y, 12), COLOUR.b)
  );
}

const row = (list: readonly Place[]): string => list.map(standing).join('');

/** The eight in two depths on nothing, 3000 by 1500 units. */
export function lineUpWide(): string {
  const body =
    blocks(WIDE_W, 110, 1345, 1240, true) +
    deck(WIDE_W, 1340, 60, 60) +
    row(WIDE.slice(0, 4)) +
    deck(WIDE_W, 1446, 10, 54) +
    row(WIDE.slice(4));
  return drawing(WIDE_W, WIDE_H, group(body));
}

/** The eight as two rows for upright windows, 1200 by 1640 units. */
export function lineUpTall(): string {
  const body =
    blocks(TALL_W, 0, 1590, 1100, false) +
    deck(TALL_W, 812, 20, 40) +
    row(TALL.slice(0, 4)) +
    deck(TALL_W, 1586, 4, 44) +
    row(TALL.slice(4));
  return drawing(TALL_W, TALL_H, group(body));
}
