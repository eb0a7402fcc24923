import { rect } from '../../system/geometry';
import type { Idol } from '../model';
import { mix, tone } from '../tone';
import { LAYER } from '../turn';

const A = '#8B5CF6';
const B = '#A3E635';
const violet = tone(A, 0.45);
const lime = tone(B, 0.42);
const night = tone('#1D1530', 0.35);
const BARS = [18, 34, 52, 30, 44, 62, 40, 24, 46, 58, 30, 20, 38, 26];

/** The host of the small hours: a hood with ears, an equaliser for a visor, one eye under his hair. */
export const NOX: Idol = {
  name: 'NOX',
  a: A,
  b: B,
  build: { shoulders: 1.04, waist: 1.2, hips: 1.02, arms: 1, legs: 0.96, head: 0.95 },
  hair: {
    back: [
      {
        d: 'M0 -300C-60 -300 -100 -290 -128 -276L-226 -372C-240 -300 -240 -240 -222 -180C-250 -60 -240 120 -200 230L200 230C240 120 250 -60 222 -180C240 -240 240 -300 226 -372L128 -276C100 -290 60 -300 0 -300Z',
        layer: { bulge: 0, lift: -30 },
        tone: violet,
        fall: 26,
        dye: {
          d: 'M-214 -340L-216 -230L-150 -270ZM214 -340L216 -230L150 -270Z',
          colour: mix(A, '#120A2A', 0.5),
        },
      },
      {
        d: 'M0 -240C-120 -240 -186 -160 -190 -20C-190 90 -170 170 -130 220L130 220C170 170 190 90 190 -20C186 -160 120 -240 0 -240Z',
        layer: LAYER.ears,
        tone: { light: '#241544', base: '#1B0F36', shade: '#130A28' },
      },
    ],
    front: [
      {
        d: 'M-6 -214C-110 -214 -168 -150 -172 -40L-166 60C-146 40 -136 0 -132 -40L-104 34L-84 -20L-60 76L-20 40L4 -52L40 -14L60 -60L96 -22L112 -62L146 -8C158 0 168 20 172 40L176 -40C172 -150 104 -214 -6 -214Z',
        layer: LAYER.hair,
        tone: night,
        fall: 14,
        shine:
          'M-120 -100C-100 -150 -60 -174 -20 -180L-40 -130L-60 -60L-70 -110L-90 -60L-100 -100ZM30 -170C70 -160 100 -140 120 -110L100 -110L86 -80L70 -124L50 -100Z',
        dye: {
          d: 'M-180 30L-150 0L-104 4L-60 30L-20 10L10 110H-200ZM150 0L190 0L190 70L150 60Z',
          colour: B,
        },
      },
    ],
    side: [],
  },
  face: {
    skin: { light: '#A8704E', base: '#8A5540', shade: '#573054' },
    jaw: { cheeks: 0.98, jaw: 0.94, chin: 8, blunt: 2 },
    eyes: {
      width: 1,
      up: 16,
      low: 26,
      slant: 2,
      round: 0.4,
      lash: 12,
      flick: 8,
      iris: 24,
      pupil: 'round',
      gaze: 6,
    },
    iris: ['#A3E635', '#A3E635'],
    brow: { slant: 10, y: -22, colour: '#1D1530' },
    nose: 'broad',
    mouth: 'sly',
    blush: 'none',
  },
  visor: {
    glass: 'M-172 -12L172 -12L176 10L164 56L128 74H-128L-164 56L-176 10Z',
    colour: B,
    opacity: 0.88,
    display: BARS.map((size, index) => ({
      d: rect(-140 + index * 20.6, 34 - size / 2, 13, size),
      colour: B,
    })),
  },
  phones: { tone: lime, accent: A, shape: 'hex' },
  outfit: {
    torso: [
      {
        d: 'M-44 -8L44 -8L104 8L118 60L116 104L-116 104L-118 60L-104 8Z',
        tone: violet,
        seams: 'M-60 104L-44 74H44L60 104',
        patches: [
          { d: 'M-44 74H44L60 104H-60Z', colour: mix(A, '#120A2A', 0.3) },
          {
            d: 'M-36 40H-28V56H-36ZM-22 30H-14V58H-22ZM-8 22H0V60H-8ZM6 32H14V58H6ZM20 26H28V60H20ZM34 40H42V56H34Z',
            colour: B,
          },
        ],
      },
    ],
    over: [],
    collar: [
      {
        d: 'M-50 58H50L76 93H-76Z',
        tone: { ...violet, base: mix(A, '#120A2A', 0.22) },
        seams: 'M-46 65H46',
      },
      {
        d: 'M-24 -34L-84 -20L-96 10L-50 30L-10 14Z',
        tone: { ...violet, base: mix(A, '#120A2A', 0.15) },
        isMirrored: true,
      },
      { d: 'M-22 10L-30 62L-22 64L-14 12ZM22 10L30 52L22 54L14 12Z', tone: lime },
    ],
    waist: [
      {
        d: 'M-118 98L118 98L120 114L-120 114Z',
        tone: night,
        seams: 'M-80 98V114M-40 98V114M0 98V114M40 98V114M80 98V114',
      },
    ],
    sleeves: [
      {
        from: 0,
        to: 0.88,
        wide: 1.38,
        flare: 1.08,
        tone: violet,
        cuff: { deep: 0.07, flare: 0.94, tone: night },
        bands: [
          [0.25, 0.05, B],
          [0.32, 0.02, B],
        ],
      },
    ],
    gloves: tone('#D6CBFF', 0.4),
    legs: [
      {
        from: -0.04,
        to: 0.86,
        wide: 1.6,
        flare: 1.05,
        tone: night,
        bands: [
          [0.44, 0.02, B],
          [0.8, 0.07, '#33244F'],
        ],
      },
    ],
    legsLeft: [
      {
        from: -0.04,
        to: 0.86,
        wide: 1.6,
        flare: 1.05,
        tone: night,
        bands: [
          [0.3, 0.14, '#33244F'],
          [0.8, 0.07, '#33244F'],
        ],
      },
    ],
    boots: { kind: 'sneaker', tone: night, sole: B, trim: A },
  },
  soles: 1432,
  figure: {
    look: { yaw: 16, pitch: -5, roll: -10 },
    head: [28, -240],
    shoulders: 8,
    hips: [-34, 400],
    hipTilt: -6,
    left: { elbow: [-290, 216], wrist: [-62, 322], hand: 'hidden' },
    right: { elbow: [350, 130], wrist: [392, -70], hand: 'peace', bend: -14 },
    leftLeg: { knee: [-140, 850], ankle: [-120, 1310], foot: 2, toes: -1 },
    rightLeg: { knee: [120, 850], ankle: [210, 1290], foot: -4, toes: 1 },
    front: 'left',
  },
  bust: {
    look: { yaw: 15, pitch: -3, roll: -7 },
    head: [6, -246],
    shoulders: 2,
    hips: [0, 400],
    hipTilt: 0,
    left: { elbow: [-188, 290], wrist: [-206, 480], hand: 'knuckles', flips: true },
    right: { elbow: [286, 230], wrist: [268, 20], hand: 'peace', bend: -8, isFront: true },
    leftLeg: { knee: [-80, 850], ankle: [-100, 1300], foot: 0, toes: -1 },
    rightLeg: { knee: [80, 850], ankle: [100, 1300], foot: 0, toes: 1 },
  },
};
