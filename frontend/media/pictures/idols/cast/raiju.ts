import type { Idol } from '../model';
import { tone } from '../tone';
import { LAYER } from '../turn';

const A = '#FFD23F';
const B = '#8B5CF6';
const gold = tone(A, 0.4);
const violet = tone(B, 0.45);
const leather = tone('#231A38', 0.4);
const BOLT = 'M14 14L-24 46L-4 46L-18 78L26 40L4 40L22 14Z';

/** Thunder on two legs: hair that stands on end, a toothy grin, a sleeveless coat with bolts. */
export const RAIJU: Idol = {
  name: 'RAIJU',
  a: A,
  b: B,
  build: { shoulders: 1.2, waist: 1.24, hips: 1.02, arms: 1.2, legs: 1.08, head: 0.95 },
  hair: {
    back: [
      {
        d: 'M-150 60L-260 70L-206 6L-292 -48L-206 -84L-262 -196L-160 -190L-150 -316L-62 -250L-16 -372L58 -260L140 -336L154 -210L258 -230L212 -102L296 -66L214 2L262 66L150 60Z',
        layer: LAYER.back,
        tone: { ...violet, base: '#6D3FE0' },
      },
    ],
    front: [
      {
        d: 'M-188 40C-210 -10 -222 -50 -246 -76L-190 -86C-206 -130 -216 -168 -232 -204L-150 -192C-152 -240 -146 -280 -134 -326C-100 -296 -76 -270 -54 -246C-30 -290 -4 -330 30 -368C36 -320 48 -280 66 -244C96 -272 130 -296 168 -312C160 -270 158 -230 158 -196L240 -200C216 -160 202 -120 194 -84L250 -60C222 -30 206 0 188 40C174 10 160 -20 152 -50L128 -92L96 -6L58 -98L22 -24L-16 -102L-56 -8L-92 -94L-130 -2L-152 -52C-160 -20 -172 10 -188 40Z',
        layer: LAYER.hair,
        tone: gold,
        fall: 22,
        shine:
          'M-130 -160L-98 -210L-76 -160L-34 -216L-8 -158L30 -214L58 -158L104 -206L122 -150L92 -170L62 -122L28 -172L-6 -122L-40 -174L-76 -122L-100 -166Z',
        strands:
          'M-112 -268C-104 -230 -88 -190 -60 -150M24 -320C16 -260 12 -220 16 -170M146 -270C130 -230 116 -190 96 -150M-196 -180C-170 -150 -150 -120 -130 -80M204 -178C176 -150 156 -120 134 -80',
        dye: {
          d: 'M-232 -204L-150 -192L-134 -326L-110 -330L-120 -170L-240 -180ZM30 -368L66 -244L168 -312L180 -330L120 -260L70 -200L20 -300Z',
          colour: '#FFF0B0',
        },
      },
    ],
    side: [
      {
        d: 'M-194 -50C-190 10 -176 60 -150 110C-146 60 -142 20 -146 -30Z',
        layer: LAYER.loose,
        tone: gold,
      },
      {
        d: 'M194 -50C190 10 176 60 150 110C146 60 142 20 146 -30Z',
        layer: LAYER.loose,
        tone: gold,
      },
    ],
  },
  face: {
    skin: { light: '#F2C29A', base: '#D99A6C', shade: '#9C5A5E' },
    jaw: { cheeks: 1.03, jaw: 1.12, chin: 4, blunt: 16 },
    eyes: {
      width: 0.9,
      up: 24,
      low: 20,
      slant: 18,
      round: 0.1,
      lash: 12,
      flick: 8,
      lower: 6,
      iris: 19,
      pupil: 'slit',
    },
    iris: ['#FFC400', '#FFC400'],
    brow: { slant: 20, y: -28, colour: '#8A5A10', weight: 1.8 },
    nose: 'plaster',
    mouth: 'fangs',
    blush: 'none',
    mark: { d: 'M-108 104L-82 96L-92 114L-70 108L-112 140L-100 120L-122 124Z', colour: A },
  },
  visor: {
    glass:
      'M-178 -28L-60 -6L0 -22L60 -6L178 -28L170 46L112 76L54 58L24 76L0 52L-24 76L-54 58L-112 76L-170 46Z',
    colour: B,
    opacity: 0.3,
    frame: [
      {
        d: 'M-184 -42L-60 -18L0 -34L60 -18L184 -42L182 -18L60 6L0 -10L-60 6L-182 -18Z',
        tone: leather,
      },
    ],
  },
  phones: { tone: leather, accent: A, shape: 'fin' },
  outfit: {
    torso: [
      {
        d: 'M-44 -4L44 -4L76 4L92 44L98 60L94 100L-94 100L-98 60L-92 44L-76 4Z',
        tone: leather,
        patches: [{ d: BOLT, colour: A }],
      },
    ],
    behind: [
      { d: 'M-90 60L-210 196L-150 190L-140 224L-70 180L-30 100Z', tone: violet, isMirrored: true },
    ],
    isSleeveless: true,
    over: [
      {
        d: 'M-34 -12L-84 -1L-88 20L-92 40L-100 66L-108 96L-62 96L-50 50L-30 30Z',
        tone: violet,
        isMirrored: true,
        patches: [{ d: 'M-30 30L-50 50L-62 96L-74 96L-62 46L-42 24L-46 -12L-34 -12Z', colour: A }],
        seams: 'M-96 20L-90 92M-108 70L-66 74M-108 80L-66 84',
      },
      {
        d: 'M-30 -30L-70 -22L-60 14L-26 26L-14 2Z',
        tone: leather,
        isMirrored: true,
        patches: [{ d: 'M-60 14L-26 26L-24 18L-58 4Z', colour: A }],
      },
    ],
    waist: [
      {
        d: 'M-98 90L98 90L102 106L-102 106Z',
        tone: gold,
        patches: [{ d: 'M-14 90H14V106H-14Z', colour: '#231A38' }],
      },
    ],
    sleeves: [
      {
        from: 0.5,
        to: 0.86,
        wide: 1.25,
        tone: leather,
        bands: [
          [0.56, 0.05, A],
          [0.68, 0.05, B],
        ],
      },
    ],
    gloves: violet,
    legs: [
      {
        from: -0.04,
        to: 0.8,
        wide: 1.34,
        flare: 1.3,
        tone: leather,
        bands: [
          [0.5, 0.04, A],
          [0.3, 0.03, B],
        ],
      },
    ],
    boots: { kind: 'sneaker', tone: gold, sole: '#231A38', trim: '#F4F4FA' },
  },
  soles: 1352,
  figure: {
    look: { yaw: -16, pitch: 5, roll: 8 },
    head: [10, -250],
    shoulders: 10,
    hips: [-40, 380],
    hipTilt: -8,
    left: { elbow: [-330, 30], wrist: [-392, -180], hand: 'horns', bend: 4 },
    right: { elbow: [330, 200], wrist: [330, -20], hand: 'fist', bend: -6 },
    leftLeg: { knee: [-240, 800], ankle: [-310, 1230], foot: 6, toes: -1 },
    rightLeg: { knee: [170, 800], ankle: [270, 1230], foot: -4, toes: 1 },
    front: 'left',
  },
  bust: {
    look: { yaw: -18, pitch: 2, roll: 6 },
    head: [6, -252],
    shoulders: 6,
    hips: [0, 400],
    hipTilt: 0,
    left: { elbow: [-268, 292], wrist: [-284, 96], hand: 'horns', bend: 0 },
    right: { elbow: [188, 290], wrist: [206, 480], hand: 'knuckles', flips: true },
    leftLeg: { knee: [-80, 850], ankle: [-100, 1300], foot: 0, toes: -1 },
    rightLeg: { knee: [80, 850], ankle: [100, 1300], foot: 0, toes: 1 },
  },
};
