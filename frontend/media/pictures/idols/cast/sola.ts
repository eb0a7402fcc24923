import { ellipse } from '../../system/geometry';
import type { Idol } from '../model';
import { mix, tone } from '../tone';
import { LAYER } from '../turn';

const A = '#FF9A3D';
const B = '#7DD3FC';
const orange = tone(A, 0.42);
const sky = tone('#5CC4FA', 0.42);
const white = tone('#FFFFFF', 0.26);
const deep = tone('#24365E', 0.4);

/** Sings first, reads the chart later: a ponytail in full swing, a microphone, a sailor's stripes. */
export const SOLA: Idol = {
  name: 'SOLA',
  a: A,
  b: B,
  build: { shoulders: 0.96, waist: 0.94, hips: 1.02, arms: 0.98, legs: 1, head: 0.95 },
  hair: {
    back: [
      {
        d: 'M70 -236C170 -330 330 -330 400 -220C470 -110 430 30 470 150C486 210 520 250 560 270C470 290 400 260 370 200C372 270 400 320 430 350C340 340 290 270 296 170C300 90 330 10 290 -60C250 -120 160 -130 96 -150Z',
        layer: { bulge: 0, lift: -60 },
        tone: orange,
        fall: 26,
        strands:
          'M120 -210C220 -270 330 -250 370 -160C410 -60 380 60 410 170M130 -180C220 -220 310 -190 330 -100C350 -20 320 80 330 190',
        shine: 'M200 -256C270 -270 340 -240 368 -180L340 -190C310 -226 260 -236 214 -226Z',
        dye: { d: 'M290 150L480 130L600 300L400 380L280 300Z', colour: mix(A, '#FFD23F', 0.6) },
      },
      {
        d: 'M-186 -60C-210 40 -206 110 -176 170L-120 130L120 130L176 170C206 110 210 40 186 -60Z',
        layer: LAYER.back,
        tone: { ...orange, base: orange.shade },
      },
      { d: 'M60 -250L124 -262L140 -140L84 -150Z', layer: { bulge: 0, lift: -40 }, tone: sky },
    ],
    front: [
      {
        d: 'M20 -254C-110 -262 -196 -180 -194 -40L-186 60C-168 40 -156 8 -150 -22C-128 0 -112 10 -96 14C-96 -10 -86 -34 -72 -52C-40 -20 0 -6 44 -8C30 -26 26 -48 28 -66C70 -30 120 -20 156 -26C164 0 174 30 188 54L194 -40C196 -170 140 -248 20 -254Z',
        layer: LAYER.hair,
        tone: orange,
        fall: 20,
        shine:
          'M-156 -90C-140 -150 -90 -196 -20 -206C-70 -180 -100 -140 -106 -86C-120 -104 -140 -104 -156 -90ZM-60 -120C-40 -160 0 -190 60 -200C30 -176 4 -150 -4 -112C-20 -130 -40 -132 -60 -120Z',
        strands:
          'M-72 -52C-60 -120 -10 -180 70 -220M28 -66C40 -120 70 -170 110 -200M-150 -22C-150 -100 -110 -180 -20 -236',
      },
      {
        d: 'M30 -250C40 -300 0 -330 -40 -320C-10 -310 0 -286 0 -250Z',
        layer: LAYER.ears,
        tone: orange,
      },
    ],
    side: [
      {
        d: 'M-196 -50C-204 30 -204 100 -172 190C-160 140 -140 90 -146 -30Z',
        layer: LAYER.loose,
        tone: orange,
        strands: 'M-178 0C-182 60 -180 100 -170 150',
      },
      {
        d: 'M194 -50C200 20 200 80 186 140C166 110 146 60 148 -30Z',
        layer: LAYER.loose,
        tone: orange,
      },
    ],
  },
  face: {
    skin: { light: '#E9B083', base: '#C9895C', shade: '#8C4A58' },
    jaw: { cheeks: 1, jaw: 0.98, chin: 0, blunt: 2 },
    eyes: {
      width: 0.98,
      up: 45,
      low: 36,
      slant: 5,
      round: 0.85,
      lash: 10,
      flick: 12,
      isSpiky: true,
      iris: 29,
      pupil: 'round',
    },
    iris: ['#1E8FE0', '#1E8FE0'],
    brow: { slant: -8, y: -42, colour: '#9A4A10', weight: 1.2, arch: 6 },
    nose: 'freckled',
    mouth: 'sing',
    blush: '#E2604A',
  },
  visor: {
    glass:
      'M-178 -44C-100 -62 100 -62 178 -44L180 44C164 88 110 100 60 92C36 88 20 70 0 70C-20 70 -36 88 -60 92C-110 100 -164 88 -180 44Z',
    colour: '#5CC4FA',
    opacity: 0.22,
    frame: [
      { d: 'M-184 -52C-100 -74 100 -74 184 -52L182 -32C100 -52 -100 -52 -182 -32Z', tone: white },
    ],
  },
  phones: { tone: sky, accent: A, shape: 'round' },
  outfit: {
    torso: [
      {
        d: 'M-42 -4L42 -4L96 10L100 60L92 74L-92 74L-100 60L-96 10Z',
        tone: white,
        patches: [
          { d: 'M-110 56H110V66H-110Z', colour: '#5CC4FA' },
          { d: ellipse(0, 42, 18, 11), colour: A },
        ],
      },
    ],
    behind: [],
    over: [],
    collar: [
      {
        d: 'M-30 -16L-62 -6L-96 8L-94 26L-20 46L-8 30Z',
        tone: deep,
        isMirrored: true,
        patches: [{ d: 'M-94 26L-20 46L-19 38L-96 16Z', colour: '#FFFFFF' }],
      },
      { d: 'M0 34L-40 22L-44 50ZM0 34L40 22L44 50Z', tone: orange },
      { d: 'M-4 38L-34 76L-14 74L0 44L14 74L34 76L4 38Z', tone: orange },
    ],
    waist: [
      {
        d: 'M-96 70L96 70L138 122L92 118L78 130L46 120L26 132L0 120L-26 132L-46 120L-78 130L-92 118L-138 122Z',
        tone: deep,
        seams: 'M-56 76L-74 124M-20 76L-26 126M20 76L26 126M56 76L74 124',
        patches: [
          {
            d: 'M-138 122L-92 118L-78 130L-46 120L-26 132L0 120L26 132L46 120L78 130L92 118L138 122L132 112L92 106L78 118L46 108L26 120L0 108L-26 120L-46 108L-78 118L-92 106L-132 112Z',
            colour: '#FFFFFF',
          },
        ],
      },
      { d: 'M-98 68L98 68L100 80L-100 80Z', tone: sky },
      {
        d: 'M60 76L124 66L150 150L100 140Z',
        tone: orange,
        patches: [{ d: 'M140 118L150 150L100 140L94 126Z', colour: '#FFD23F' }],
      },
    ],
    sleeves: [
      {
        from: 0,
        to: 0.3,
        wide: 1.36,
        flare: 1.1,
        tone: white,
        bands: [
          [0.22, 0.03, '#24365E'],
          [0.27, 0.03, '#5CC4FA'],
        ],
      },
    ],
    gloves: white,
    legs: [
      {
        from: 0.66,
        to: 0.97,
        wide: 1.14,
        tone: white,
        bands: [
          [0.68, 0.04, '#5CC4FA'],
          [0.74, 0.04, A],
        ],
      },
    ],
    boots: { kind: 'round', tone: orange, sole: '#FFFFFF', trim: '#24365E' },
  },
  soles: 1412,
  figure: {
    look: { yaw: -15, pitch: 8, roll: -8 },
    head: [-12, -258],
    shoulders: -10,
    hips: [50, 390],
    hipTilt: 8,
    left: { elbow: [-262, 262], wrist: [-240, 104], hand: 'mic', bend: -26, isFront: true },
    right: { elbow: [286, -30], wrist: [372, -240], hand: 'open', bend: 4 },
    leftLeg: { knee: [-100, 790], ankle: [-30, 1130], foot: 40, toes: -1 },
    rightLeg: { knee: [120, 850], ankle: [104, 1290], foot: 0, toes: 1 },
    front: 'right',
  },
  bust: {
    look: { yaw: -14, pitch: 6, roll: -6 },
    head: [-6, -258],
    shoulders: -6,
    hips: [0, 400],
    hipTilt: 0,
    left: { elbow: [-256, 296], wrist: [-232, 124], hand: 'mic', bend: -24, isFront: true },
    right: { elbow: [188, 290], wrist: [206, 480], hand: 'knuckles', flips: true },
    leftLeg: { knee: [-80, 850], ankle: [-100, 1300], foot: 0, toes: -1 },
    rightLeg: { knee: [80, 850], ankle: [100, 1300], foot: 0, toes: 1 },
  },
};
