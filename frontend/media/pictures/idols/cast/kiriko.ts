import { ellipse } from '../../system/geometry';
import type { Idol } from '../model';
import { mix, tone } from '../tone';
import { LAYER } from '../turn';

const A = '#A5D8FF';
const B = '#D4D4E0';
const ice = tone(A, 0.4);
const silver = tone('#DCDCEA', 0.36);
const navy = tone('#1C2748', 0.4);
const white = tone('#F4F8FF', 0.3);

/** Cuts a record like glass: hair that falls to her knees, a slit of a visor, a long coat. */
export const KIRIKO: Idol = {
  name: 'KIRIKO',
  a: A,
  b: B,
  build: { shoulders: 0.98, waist: 0.9, hips: 0.9, arms: 0.92, legs: 0.92, head: 0.92 },
  hair: {
    back: [
      {
        d: 'M0 -244C-130 -250 -204 -170 -210 -40L-236 420L-250 900L-168 862L-150 1010L-70 930L0 980L70 930L150 1010L168 862L250 900L236 420L210 -40C204 -170 130 -250 0 -244Z',
        layer: LAYER.back,
        tone: { ...ice, base: mix(A, '#2B0F5C', 0.22) },
        fall: 30,
        strands:
          'M-180 100L-206 840M-120 200L-140 900M-60 300L-70 900M60 300L70 900M120 200L140 900M180 100L206 840',
        shine: 'M-214 300L-150 280L-156 380L-222 400ZM150 280L214 300L222 400L156 380Z',
      },
    ],
    front: [
      {
        d: 'M0 -250C-124 -252 -196 -170 -194 -30L-190 60L-154 52L-148 -40L-96 -26L-88 -44L-78 -24L-26 -22L-20 -48L-12 -22L44 -24L52 -46L60 -26L100 -30L108 -48L148 -40L154 52L190 60L194 -30C196 -170 124 -252 0 -250Z',
        layer: LAYER.hair,
        tone: ice,
        fall: 20,
        shine:
          'M-160 -90C-150 -140 -120 -176 -84 -192L-74 -150L-58 -170L-36 -140L-18 -172L4 -140L26 -172L48 -142L70 -168L92 -146C70 -120 40 -108 0 -110C-60 -112 -110 -110 -160 -90Z',
        strands:
          'M-20 -48C-26 -120 -20 -180 -4 -236M52 -46C50 -120 34 -190 12 -240M-88 -44C-96 -110 -76 -180 -34 -230M108 -48C112 -120 84 -190 40 -232',
      },
    ],
    side: [
      {
        d: 'M-200 -60C-204 40 -206 130 -206 216L-146 200C-140 110 -142 30 -148 -50Z',
        layer: LAYER.loose,
        tone: ice,
        shine: 'M-202 70L-146 56L-146 96L-204 112Z',
        strands: 'M-178 -10L-184 196',
      },
      {
        d: 'M200 -60C204 40 206 130 206 216L146 200C140 110 142 30 148 -50Z',
        layer: LAYER.loose,
        tone: ice,
        shine: 'M202 70L146 56L146 96L204 112Z',
        strands: 'M178 -10L184 196',
      },
    ],
  },
  face: {
    skin: { light: '#FFFFFF', base: '#F3EAF4', shade: '#B9A6D6' },
    jaw: { cheeks: 0.94, jaw: 0.86, chin: 14, blunt: -8 },
    eyes: {
      width: 1.12,
      up: 19,
      low: 20,
      slant: 6,
      round: 0.35,
      lash: 15,
      flick: 26,
      iris: 23,
      pupil: 'ring',
      gaze: 2,
    },
    iris: ['#3C8CFF', '#3C8CFF'],
    brow: { slant: -2, y: -36, colour: '#5B7FB0', weight: 0.6 },
    nose: 'long',
    mouth: 'still',
    lips: '#A58AC8',
    blush: 'none',
    mark: { d: 'M78 92L84 104L78 116L72 104Z', colour: '#3C8CFF' },
  },
  visor: {
    glass: 'M-184 -8L184 -8L180 18L120 26H-120L-180 18Z',
    colour: '#E8EEFF',
    opacity: 0.72,
    frame: [
      { d: 'M-188 -18L188 -18L186 -6L-186 -6Z', tone: silver },
      { d: 'M-188 -20L-132 -20L-142 32L-186 26ZM188 -20L132 -20L142 32L186 26Z', tone: silver },
    ],
  },
  phones: { tone: silver, accent: '#3C8CFF', shape: 'square' },
  outfit: {
    torso: [
      {
        d: 'M-42 -30L42 -30L60 0L90 14L92 60L86 100L-86 100L-92 60L-90 14L-60 0Z',
        tone: navy,
        patches: [
          { d: 'M-60 -2L60 -2L60 6L-60 6Z', colour: B },
          { d: 'M0 26L20 46L0 70L-20 46Z', colour: A },
          { d: 'M0 26L0 70L-20 46Z', colour: '#FFFFFF' },
        ],
      },
    ],
    behind: [
      {
        d: 'M-70 70L-160 280L-110 300L-60 276L-20 120Z',
        tone: { ...white, base: white.shade },
        isMirrored: true,
      },
    ],
    over: [
      {
        d: 'M-34 -10L-60 -4L-98 10L-100 40L-102 64L-112 100L-168 232L-110 250L-70 170L-44 90L-36 40Z',
        tone: white,
        isMirrored: true,
        patches: [
          {
            d: 'M-36 40L-44 90L-70 170L-110 250L-124 246L-84 168L-58 90L-50 36L-48 -8L-34 -8Z',
            colour: A,
          },
          { d: 'M-112 96L-44 90L-46 100L-114 108Z', colour: '#1C2748' },
        ],
        seams: 'M-96 20L-88 90M-98 60L-64 64',
      },
      {
        d: [36, 50, 64, 78].map((y) => ellipse(-58, y, 6, 2.1)).join(''),
        tone: silver,
        isMirrored: true,
      },
    ],
    waist: [
      {
        d: 'M-96 92L96 92L128 150L60 160L0 190L-60 160L-128 150Z',
        tone: navy,
        patches: [
          {
            d: 'M-128 150L-60 160L0 190L60 160L128 150L122 140L58 148L0 178L-58 148L-122 140Z',
            colour: B,
          },
        ],
        seams: 'M-30 96L-40 160M30 96L40 160',
      },
    ],
    sleeves: [
      {
        from: 0,
        to: 0.9,
        wide: 1.28,
        flare: 1.42,
        tone: white,
        bands: [
          [0.8, 0.04, A],
          [0.86, 0.03, '#1C2748'],
        ],
      },
    ],
    gloves: tone('#2C3C74', 0.4),
    legs: [
      { from: 0.2, to: 0.96, wide: 1.06, tone: navy, bands: [[0.2, 0.02, B]] },
      { from: 0.6, to: 0.96, wide: 1.16, tone: silver, bands: [[0.66, 0.02, A]] },
    ],
    boots: { kind: 'heel', tone: silver, sole: '#1C2748', trim: A },
  },
  soles: 1488,
  figure: {
    look: { yaw: -14, pitch: 2, roll: -3 },
    head: [-4, -262],
    shoulders: -6,
    hips: [36, 428],
    hipTilt: 8,
    left: { elbow: [-276, 226], wrist: [-158, 336], hand: 'hip', bend: -22 },
    right: { elbow: [272, 232], wrist: [330, 32], hand: 'blade', bend: -6 },
    leftLeg: { knee: [-30, 884], ankle: [-104, 1352], foot: 4, toes: -1 },
    rightLeg: { knee: [120, 886], ankle: [106, 1366], foot: 0, toes: 1 },
    front: 'left',
  },
  bust: {
    look: { yaw: -14, pitch: 0, roll: -2 },
    head: [0, -260],
    shoulders: -2,
    hips: [0, 400],
    hipTilt: 0,
    left: { elbow: [-188, 290], wrist: [-206, 480], hand: 'knuckles', flips: true },
    right: { elbow: [188, 290], wrist: [206, 480], hand: 'knuckles', flips: true },
    leftLeg: { knee: [-80, 850], ankle: [-100, 1300], foot: 0, toes: -1 },
    rightLeg: { knee: [80, 850], ankle: [100, 1300], foot: 0, toes: 1 },
  },
};
