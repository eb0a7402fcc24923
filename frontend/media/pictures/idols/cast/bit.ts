import { rect } from '../../system/geometry';
import type { Idol } from '../model';
import { tone } from '../tone';
import { LAYER } from '../turn';

const A = '#A3E635';
const B = '#FF6FB5';
const lime = tone(A, 0.44);
const pink = tone(B, 0.42);
const shell = tone('#F4F4FA', 0.3);
const dark = tone('#25203C', 0.35);

/** Pixels on the visor: rows of cells, `#` lit. */
const EYES = ['##.........##', '..##.....##..', '##.........##'];
const CELL = 22;
const display = EYES.flatMap((row, y) =>
  Array.from(row).flatMap((cell, x) =>
    cell === '#'
      ? [{ d: rect(-143 + x * CELL, -8 + y * CELL, CELL - 3, CELL - 3), colour: '#FFFFFF' }]
      : [],
  ),
);

/** Raised in an arcade: hair in steps, eyes in pixels, a controller on the jacket. */
export const BIT: Idol = {
  name: 'BIT',
  a: A,
  b: B,
  build: { shoulders: 0.84, waist: 1.02, hips: 0.9, arms: 0.9, legs: 0.9, head: 1.06 },
  hair: {
    back: [
      {
        d: 'M-208 160V-100H-232V-180H-176V-236H-112V-284H80V-330H128V-284H160V-236H208V-180H232V-60H208V160H150V110H-150V160Z',
        layer: LAYER.back,
        tone: { ...lime, base: '#7FC02A' },
      },
      {
        d: 'M250 -300H290V-260H250ZM300 -350H326V-324H300ZM-290 -250H-256V-216H-290Z',
        layer: LAYER.back,
        tone: lime,
      },
    ],
    front: [
      {
        d: 'M-192 80V-140H-152V-200H-92V-250H112V-200H160V-140H196V80H152V-30H112V-66H72V-24H36V-66H-4V-24H-44V-66H-84V-8H-116V-44H-152V80Z',
        layer: { bulge: 0.85, lift: 30 },
        tone: lime,
        fall: 22,
        shine:
          'M-140 -130H-100V-170H-40V-206H20V-170H-20V-140H-60V-100H-100V-80H-140ZM60 -170H100V-140H60ZM120 -130H140V-110H120Z',
        strands: 'M-84 -66V-120M-4 -66V-130M72 -66V-120M112 -66V-100',
      },
    ],
    side: [
      { d: 'M-204 -40H-152V90H-164V130H-188V90H-204Z', layer: LAYER.loose, tone: lime },
      { d: 'M204 -40H152V90H164V130H188V90H204Z', layer: LAYER.loose, tone: lime },
    ],
  },
  face: {
    skin: { light: '#FFF3EA', base: '#FBD7BE', shade: '#D98F9E' },
    jaw: { cheeks: 1.03, jaw: 1.02, chin: -14, blunt: 10 },
    eyes: {
      width: 1,
      up: 40,
      low: 34,
      slant: 6,
      round: 1,
      lash: 10,
      flick: 10,
      iris: 28,
      pupil: 'round',
    },
    iris: ['#A3E635', '#A3E635'],
    brow: { slant: 4, y: -60, colour: '#4A7A10' },
    nose: 'pixel',
    mouth: 'pixel',
  },
  visor: {
    glass: 'M-176 -28H176V64H140V84H36V64H-36V84H-140V64H-176Z',
    colour: B,
    opacity: 0.94,
    display,
    frame: [{ d: 'M-184 -40H184V-20H-184Z', tone: dark }],
  },
  phones: { tone: pink, accent: A, shape: 'square' },
  outfit: {
    torso: [
      {
        d: 'M-42 -4L42 -4L98 8L102 60L96 100L-96 100L-102 60L-98 8Z',
        tone: dark,
        patches: [
          { d: 'M-30 24H-10V32H-2V24H2V32H10V24H30V44H22V52H10V60H-10V52H-22V44H-30Z', colour: A },
          { d: 'M-18 34H-8V42H-18ZM8 34H18V42H8Z', colour: '#25203C' },
        ],
      },
    ],
    over: [
      {
        d: 'M-34 -10L-60 -4L-98 10L-104 44L-110 76H-52V40H-34Z',
        tone: pink,
        isMirrored: true,
        patches: [
          { d: 'M-122 62L-120 76H-52V62Z', colour: '#25203C' },
          { d: 'M-34 40H-52V76H-64V30H-46V-10H-34Z', colour: '#FFFFFF' },
          { d: 'M-108 20H-92V28H-84V42H-92V50H-108V42H-116V28H-108Z', colour: A },
        ],
        seams: 'M-64 30V76',
      },
    ],
    waist: [
      { d: 'M-98 92H98V106H-98Z', tone: shell, patches: [{ d: 'M-20 92H20V106H-20Z', colour: B }] },
    ],
    sleeves: [
      {
        from: 0,
        to: 0.8,
        wide: 1.38,
        flare: 1.05,
        tone: pink,
        cuff: { deep: 0.07, flare: 0.96, tone: dark },
        bands: [
          [0.3, 0.06, '#FFFFFF'],
          [0.38, 0.06, A],
        ],
      },
    ],
    gloves: shell,
    legs: [
      { from: -0.03, to: 0.44, wide: 1.32, flare: 1.08, tone: dark, bands: [[0.36, 0.05, A]] },
      {
        from: 0.74,
        to: 0.98,
        wide: 1.2,
        tone: shell,
        bands: [
          [0.78, 0.04, B],
          [0.84, 0.04, A],
        ],
      },
    ],
    boots: { kind: 'sneaker', tone: pink, sole: '#F4F4FA', trim: A },
  },
  soles: 1000,
  figure: {
    look: { yaw: 15, pitch: 3, roll: 6 },
    head: [8, -228],
    shoulders: 4,
    hips: [-8, 320],
    hipTilt: 2,
    left: { elbow: [-262, -10], wrist: [-296, -190], hand: 'fist', bend: 0 },
    right: { elbow: [256, -20], wrist: [300, -206], hand: 'peace', bend: 4 },
    leftLeg: { knee: [-196, 560], ankle: [-170, 850], foot: 26, toes: -1 },
    rightLeg: { knee: [150, 590], ankle: [270, 820], foot: -34, toes: 1 },
    front: 'left',
  },
  bust: {
    look: { yaw: 14, pitch: 2, roll: 4 },
    head: [2, -242],
    shoulders: 3,
    hips: [0, 400],
    hipTilt: 0,
    left: { elbow: [-188, 290], wrist: [-206, 480], hand: 'knuckles', flips: true },
    right: { elbow: [188, 290], wrist: [206, 480], hand: 'knuckles', flips: true },
    leftLeg: { knee: [-80, 850], ankle: [-100, 1300], foot: 0, toes: -1 },
    rightLeg: { knee: [80, 850], ankle: [100, 1300], foot: 0, toes: 1 },
  },
};
