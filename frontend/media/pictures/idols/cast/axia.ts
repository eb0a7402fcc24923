import type { Idol } from '../model';
import { mix, tone } from '../tone';
import { LAYER } from '../turn';

const A = '#00E5FF';
const B = '#FF2E93';
const cyan = tone(A);
const magenta = tone(B);
const coat = tone('#F4F4FA', 0.3);
const dark = tone('#20203A', 0.3);

/** The leader: a bob dyed half in each signal, cut on the slash, and a white lock where they meet. */
export const AXIA: Idol = {
  name: 'AXIA',
  a: A,
  b: B,
  build: { shoulders: 1, waist: 0.96, hips: 1, arms: 0.96, legs: 0.98, head: 0.95 },
  hair: {
    back: [
      {
        d: 'M6 -236C-130 -250 -206 -150 -208 -20L-236 214L-66 162L6 150Z',
        layer: LAYER.back,
        tone: { ...cyan, base: mix(A, '#2B0F5C', 0.3) },
      },
      {
        d: 'M-6 -236C130 -250 206 -150 208 -20L226 138L66 186L-6 150Z',
        layer: LAYER.back,
        tone: { ...magenta, base: mix(B, '#2B0F5C', 0.3) },
      },
    ],
    front: [
      {
        d: 'M4 -252C120 -252 192 -176 192 -30L188 44C168 24 156 -6 150 -30L104 -26L90 -4L76 -24L20 -18L4 -80Z',
        layer: LAYER.hair,
        tone: magenta,
        shine:
          'M60 -196C116 -176 150 -140 164 -94L148 -98L142 -70L124 -112L104 -102L98 -140L76 -134Z',
        strands: 'M40 -236C84 -200 104 -150 108 -104M80 -236C130 -196 154 -140 160 -60',
      },
      {
        d: 'M-2 -252C-120 -252 -192 -176 -192 -30L-188 60C-168 40 -154 0 -150 -26L-108 -8L-92 -48L-76 -2L-22 -26L14 -60Z',
        layer: LAYER.hair,
        tone: cyan,
        shine:
          'M-66 -192C-116 -174 -154 -130 -168 -84L-150 -92L-140 -60L-122 -108L-104 -84L-96 -130L-74 -122Z',
        strands: 'M-36 -236C-84 -196 -104 -120 -104 -20M-70 -240C-130 -196 -160 -120 -158 -30',
      },
      {
        d: 'M-34 -250C-50 -180 -46 -100 -22 -6L34 -34C12 -120 16 -200 32 -250Z',
        layer: LAYER.hair,
        tone: tone('#FFFFFF', 0.25),
        strands: 'M-6 -244C-14 -180 -12 -120 -2 -70',
      },
    ],
    side: [
      {
        d: 'M-192 -70C-196 20 -206 120 -226 246L-150 172C-140 100 -140 30 -146 -36Z',
        layer: LAYER.loose,
        tone: cyan,
        shine: 'M-186 20L-160 40L-164 76L-192 58Z',
        strands: 'M-176 -20C-176 60 -184 120 -196 190',
      },
      {
        d: 'M192 -70C196 0 200 70 206 160L150 128C144 80 144 20 148 -40Z',
        layer: LAYER.loose,
        tone: magenta,
        strands: 'M174 -20C174 40 178 80 184 130',
      },
    ],
  },
  face: {
    skin: { light: '#FFF3EA', base: '#FFE0D0', shade: '#E39CB2' },
    jaw: { cheeks: 0.99, jaw: 0.95, chin: 2, blunt: -2 },
    eyes: {
      width: 1,
      up: 34,
      low: 30,
      slant: 12,
      round: 0.6,
      lash: 13,
      flick: 22,
      iris: 27,
      pupil: 'round',
    },
    iris: ['#00BFE0', '#FF2E93'],
    brow: { slant: 9, y: -32, colour: '#3A2A6A', weight: 1, arch: 4 },
    nose: 'tick',
    mouth: 'smirk',
  },
  visor: {
    glass: 'M-176 -22L176 -22L172 40L120 82H40L18 62H-18L-40 82H-120L-172 40Z',
    colour: A,
    opacity: 0.2,
    frame: [{ d: 'M-180 -34L180 -34L178 -12L-178 -12Z', tone: dark }],
  },
  phones: { tone: magenta, accent: A, shape: 'round' },
  outfit: {
    torso: [
      {
        d: 'M-40 -6L40 -6L100 10L98 62L90 72L-90 72L-98 62L-100 10Z',
        tone: dark,
        patches: [
          { d: 'M-60 18L-16 18L4 44L-40 44Z', colour: A },
          { d: 'M60 18L16 18L-4 44L40 44Z', colour: B },
          { d: 'M-8 22L8 22L16 32L8 42L-8 42L-16 32Z', colour: '#FFFFFF' },
        ],
      },
    ],
    behind: [
      {
        d: 'M-96 60L-190 190L-120 214L-40 120Z',
        tone: coat,
        isMirrored: true,
        patches: [{ d: 'M-190 190L-120 214L-112 200L-180 176Z', colour: A }],
      },
    ],
    over: [
      {
        d: 'M-36 -14L-60 -4L-98 10L-100 40L-107 66L-60 70L-30 26Z',
        tone: coat,
        isMirrored: true,
        patches: [
          { d: 'M-30 26L-60 70L-72 69L-42 22L-46 -12L-36 -14Z', colour: B },
          { d: 'M-118 52L-116 66L-60 70L-56 60Z', colour: A },
        ],
        seams: 'M-96 14L-88 60M-110 50L-72 54',
      },
      {
        d: 'M56 22L82 20L86 34L72 44L58 36Z',
        tone: dark,
        patches: [{ d: 'M62 26L70 25L64 38L60 34ZM74 25L80 24L82 33L72 40Z', colour: A }],
      },
    ],
    collar: [
      {
        d: 'M-26 -34L-44 -30L-64 -10L-52 22L-28 8Z',
        tone: dark,
        isMirrored: true,
        patches: [{ d: 'M-64 -10L-52 22L-46 18L-57 -8L-40 -30L-44 -30Z', colour: A }],
      },
    ],
    waist: [
      {
        d: 'M-94 72L94 72L150 132L112 126L96 140L58 128L40 144L0 130L-40 144L-58 128L-96 140L-112 126L-150 132Z',
        tone: dark,
        seams: 'M-60 84L-76 134M-22 86L-26 138M22 86L26 138M60 84L76 134',
        patches: [
          {
            d: 'M-150 132L-112 126L-96 140L-58 128L-40 144L0 130L40 144L58 128L96 140L112 126L150 132L144 118L108 114L94 128L56 116L40 132L0 118L-40 132L-56 116L-94 128L-108 114L-144 118Z',
            colour: A,
          },
        ],
      },
      {
        d: 'M-98 70L98 66L100 80L-100 84Z',
        tone: magenta,
        patches: [{ d: 'M-16 66H16V84H-16Z', colour: '#FFD23F' }],
      },
    ],
    sleeves: [
      {
        from: 0.02,
        to: 0.72,
        wide: 1.4,
        flare: 1.12,
        tone: coat,
        bands: [
          [0.62, 0.035, B],
          [0.2, 0.1, '#20203A'],
        ],
        cuff: { deep: 0.055, flare: 1, tone: dark },
      },
    ],
    gloves: magenta,
    legs: [
      {
        from: 0.52,
        to: 0.94,
        wide: 1.14,
        tone: dark,
        bands: [
          [0.52, 0.03, A],
          [0.58, 0.03, B],
        ],
      },
    ],
    legsLeft: [
      { from: 0.3, to: 0.7, wide: 1.04, tone: dark, bands: [[0.3, 0.03, A]] },
      { from: 0.62, to: 0.94, wide: 1.16, tone: coat, bands: [[0.62, 0.03, B]] },
    ],
    boots: { kind: 'sneaker', tone: coat, sole: '#20203A', trim: B },
  },
  soles: 1428,
  figure: {
    look: { yaw: 14, pitch: 4, roll: -6 },
    head: [-8, -262],
    shoulders: -8,
    hips: [34, 400],
    hipTilt: 7,
    left: { elbow: [-290, -30], wrist: [-318, -236], hand: 'open', bend: -4 },
    right: { elbow: [312, 200], wrist: [210, 310], hand: 'hip', bend: 24 },
    leftLeg: { knee: [-100, 850], ankle: [-200, 1280], foot: 4, toes: -1 },
    rightLeg: { knee: [120, 860], ankle: [116, 1306], foot: 0, toes: 1 },
    front: 'right',
  },
  bust: {
    look: { yaw: 16, pitch: 3, roll: -5 },
    head: [0, -258],
    shoulders: -5,
    hips: [10, 400],
    hipTilt: 0,
    left: { elbow: [-188, 290], wrist: [-206, 480], hand: 'knuckles', flips: true },
    right: { elbow: [188, 290], wrist: [206, 480], hand: 'knuckles', flips: true },
    leftLeg: { knee: [-80, 850], ankle: [-100, 1300], foot: 0, toes: -1 },
    rightLeg: { knee: [80, 850], ankle: [100, 1300], foot: 0, toes: 1 },
  },
};
