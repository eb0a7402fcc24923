import type { Idol } from '../model';
import { mix, tone } from '../tone';
import { LAYER } from '../turn';

const A = '#FF3B3B';
const B = '#FFFFFF';
const red = tone(A, 0.46);
const white = tone('#FFFFFF', 0.28);
const black = tone('#1A1018', 0.3);
const HEX = 'M0 20L24 33L24 58L0 71L-24 58L-24 33Z';

/** The rival: hair of six straight cuts, a visor like a blade, a coat with one wing. */
export const HEXA: Idol = {
  name: 'HEXA',
  a: A,
  b: B,
  build: { shoulders: 1, waist: 0.86, hips: 1.06, arms: 0.92, legs: 1, head: 0.93 },
  hair: {
    back: [
      {
        d: 'M0 -290L-150 -232L-228 -90L-258 150L-150 290L-90 150L90 150L150 290L258 150L228 -90L150 -232Z',
        layer: LAYER.back,
        tone: { ...red, base: mix(A, '#2B0F3C', 0.42) },
        fall: 20,
      },
    ],
    front: [
      {
        d: 'M-20 -284L-140 -232L-206 -100L-196 70L-152 10L-146 -44L-88 -2L-8 -66L28 -40L64 -74L112 -20L148 -52L154 20L196 70L206 -100L140 -232Z',
        layer: { bulge: 0.9, lift: 24 },
        tone: red,
        fall: 10,
        shine: 'M-124 -206L-40 -254L-64 -120L-132 -90ZM20 -250L96 -214L70 -150L34 -150Z',
        dye: {
          d: 'M-20 -284L-8 -66L28 -40L64 -74L70 -150L34 -150ZM-206 -100L-132 -90L-146 -44L-152 10L-196 70ZM206 -100L130 -110L148 -52L154 20L196 70Z',
          colour: mix(A, '#2B0F3C', 0.26),
        },
        strands:
          'M-20 -284L-8 -66M-140 -232L-132 -90L-146 -44M140 -232L130 -110L148 -52M-64 -120L-88 -2M70 -150L64 -74',
      },
    ],
    side: [
      {
        d: 'M-206 -60L-152 -20L-140 120L-188 262L-232 120Z',
        layer: LAYER.loose,
        tone: red,
        dye: { d: 'M-206 -60L-188 262L-232 120Z', colour: mix(A, '#FFFFFF', 0.25) },
        strands: 'M-200 -50L-188 250',
        fall: 6,
      },
      {
        d: 'M206 -60L152 -20L140 120L188 262L232 120Z',
        layer: LAYER.loose,
        tone: red,
        dye: { d: 'M206 -60L188 262L232 120Z', colour: mix(A, '#2B0F3C', 0.3) },
        strands: 'M200 -50L188 250',
        fall: 6,
      },
    ],
  },
  face: {
    skin: { light: '#FFFFFF', base: '#FBE9E4', shade: '#CFA0B8' },
    jaw: { cheeks: 0.95, jaw: 0.84, chin: 14, blunt: -10 },
    eyes: {
      width: 1.06,
      up: 23,
      low: 17,
      slant: 22,
      round: 0.2,
      lash: 14,
      flick: 28,
      iris: 21,
      pupil: 'hex',
    },
    iris: ['#FF3B3B', '#FF3B3B'],
    brow: { slant: 18, y: -22, colour: '#8A1420', weight: 0.8, arch: 6 },
    nose: 'fine',
    mouth: 'cold',
    lips: '#D8162E',
    liner: '#FF3B3B',
    blush: 'none',
    mark: { d: 'M66 132L71 137L66 142L61 137Z', colour: '#3A1018' },
  },
  visor: {
    glass: 'M-180 -34L-20 6L0 -8L20 6L180 -34L168 44L110 66L40 50L0 62L-40 50L-110 66L-168 44Z',
    colour: '#FFFFFF',
    opacity: 0.1,
    frame: [
      {
        d: 'M-192 -68L-24 -22L0 -34L24 -22L192 -68L182 -28L24 8L0 -6L-24 8L-182 -28Z',
        tone: white,
      },
    ],
  },
  phones: { tone: white, accent: A, shape: 'hex' },
  outfit: {
    torso: [
      {
        d: 'M-38 -42L38 -42L42 -24L56 -2L98 10L100 60L92 100L-92 100L-100 60L-98 10L-56 -2L-42 -24Z',
        tone: black,
        patches: [
          { d: HEX, colour: A },
          { d: 'M0 30L15 38L15 53L0 61L-15 53L-15 38Z', colour: '#1A1018' },
          { d: 'M-56 -4L56 -4L56 2L-56 2Z', colour: A },
        ],
      },
    ],
    behind: [
      {
        d: 'M-60 70L-250 220L-210 250L-180 330L-120 240L-20 130Z',
        tone: red,
        isMirrored: true,
        patches: [
          {
            d: 'M-250 220L-210 250L-180 330L-120 240L-130 220L-180 300L-200 240Z',
            colour: '#FFFFFF',
          },
        ],
      },
    ],
    over: [
      {
        d: 'M-32 -12L-60 -4L-98 10L-100 36L-102 66L-110 96L-54 96L-44 40Z',
        tone: white,
        isMirrored: true,
        patches: [{ d: 'M-44 40L-54 96L-68 96L-56 38L-46 -12L-32 -12Z', colour: A }],
        seams: 'M-108 40L-60 50M-106 66L-56 70',
      },
      { d: 'M-104 44L-58 38L-56 46L-104 53Z', tone: red, isMirrored: true },
      { d: 'M-104 64L-56 60L-56 67L-106 72Z', tone: red, isMirrored: true },
    ],
    collar: [
      {
        d: 'M-30 -36L-50 -34L-72 -8L-60 22L-38 6Z',
        tone: white,
        isMirrored: true,
        patches: [{ d: 'M-72 -8L-60 22L-54 18L-65 -6L-45 -34L-50 -34Z', colour: A }],
      },
    ],
    waist: [
      {
        d: 'M-96 92L96 92L124 138L60 128L0 160L-60 128L-124 138Z',
        tone: black,
        seams: 'M-30 96L-40 140M30 96L40 140',
        patches: [
          {
            d: 'M-124 138L-60 128L0 160L60 128L124 138L116 126L58 116L0 148L-58 116L-116 126Z',
            colour: A,
          },
        ],
      },
      { d: 'M-98 88L98 88L100 98L-100 98Z', tone: red },
    ],
    sleeves: [
      {
        from: 0,
        to: 0.84,
        wide: 1.22,
        flare: 1.1,
        tone: white,
        bands: [
          [0.74, 0.05, A],
          [0.27, 0.07, '#1A1018'],
        ],
        cuff: { deep: 0.05, flare: 1.06, tone: white },
      },
      {
        from: 0,
        to: 0.2,
        wide: 1.38,
        flare: 1.05,
        tone: white,
        hem: 0.22,
        bands: [[0.165, 0.08, A]],
        folds: 'none',
      },
    ],
    gloves: red,
    legs: [
      {
        from: 0.24,
        to: 0.97,
        wide: 1.08,
        tone: black,
        bands: [
          [0.24, 0.03, A],
          [0.66, 0.02, '#FFFFFF'],
        ],
      },
    ],
    legsLeft: [
      {
        from: 0.24,
        to: 0.97,
        wide: 1.08,
        tone: white,
        bands: [
          [0.24, 0.03, A],
          [0.66, 0.02, A],
        ],
      },
    ],
    boots: { kind: 'heel', tone: red, sole: '#1A1018', trim: '#FFFFFF' },
  },
  soles: 1472,
  figure: {
    look: { yaw: -18, pitch: 3, roll: 5 },
    head: [4, -262],
    shoulders: 6,
    hips: [-38, 410],
    hipTilt: -9,
    left: { elbow: [-300, 206], wrist: [-194, 316], hand: 'hip', bend: -26 },
    right: { elbow: [292, 120], wrist: [482, 70], hand: 'point', bend: 0 },
    leftLeg: { knee: [-150, 870], ankle: [-190, 1350], foot: 2, toes: -1 },
    rightLeg: { knee: [80, 880], ankle: [210, 1330], foot: -4, toes: 1 },
    front: 'left',
  },
  bust: {
    look: { yaw: -17, pitch: 0, roll: 4 },
    head: [0, -258],
    shoulders: 4,
    hips: [0, 400],
    hipTilt: 0,
    left: { elbow: [-188, 290], wrist: [-206, 480], hand: 'knuckles', flips: true },
    right: { elbow: [188, 290], wrist: [206, 480], hand: 'knuckles', flips: true },
    leftLeg: { knee: [-80, 850], ankle: [-100, 1300], foot: 0, toes: -1 },
    rightLeg: { knee: [80, 850], ankle: [100, 1300], foot: 0, toes: 1 },
  },
};
