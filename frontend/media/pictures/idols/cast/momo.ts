import { ellipse } from '../../system/geometry';
import type { Idol } from '../model';
import { tone } from '../tone';
import { LAYER } from '../turn';

const A = '#FFB38A';
const B = '#5EEAD4';
const peach = tone(A, 0.34);
const mint = tone(B, 0.42);
const cream = tone('#FFF4E8', 0.26);
const cocoa = tone('#4A2A4A', 0.4);
const BUN = ellipse(-172, -214, 100, 96);
const SWIRL =
  'M-172 -150C-230 -160 -226 -260 -166 -256C-118 -250 -122 -184 -166 -184C-196 -186 -190 -226 -166 -222';
const flip = (d: string) =>
  d.replace(
    /(-?\d+(?:\.\d+)?) (-?\d+(?:\.\d+)?)/g,
    (_, x: string, y: string) => `${(-Number(x)).toString()} ${y}`,
  );

/** A drum machine with a sweet tooth: twin buns, scalloped fringe, round goggles, pads on her skirt. */
export const MOMO: Idol = {
  name: 'MOMO-909',
  a: A,
  b: B,
  build: { shoulders: 0.86, waist: 1.02, hips: 1.04, arms: 0.95, legs: 0.98, head: 1.02 },
  hair: {
    back: [
      { d: BUN, layer: LAYER.back, tone: peach, strands: SWIRL, fall: 24 },
      { d: flip(BUN), layer: LAYER.back, tone: peach, strands: flip(SWIRL), fall: 24 },
      {
        d: 'M-186 -80C-224 20 -216 120 -180 160C-120 196 120 196 180 160C216 120 224 20 186 -80Z',
        layer: LAYER.back,
        tone: { ...peach, base: peach.shade },
      },
      {
        d: 'M-222 -148C-180 -186 -136 -180 -106 -156L-122 -128C-146 -146 -176 -146 -204 -118Z',
        layer: LAYER.ears,
        tone: mint,
      },
      {
        d: 'M222 -148C180 -186 136 -180 106 -156L122 -128C146 -146 176 -146 204 -118Z',
        layer: LAYER.ears,
        tone: mint,
      },
    ],
    front: [
      {
        d: 'M-190 50C-206 -150 -120 -252 0 -252C120 -252 206 -150 190 50C176 34 160 10 154 -22C144 4 116 2 102 -26C92 4 52 8 36 -24C22 10 -26 8 -40 -26C-54 6 -94 4 -104 -26C-116 2 -146 4 -154 -22C-160 10 -176 34 -190 50Z',
        layer: LAYER.hair,
        tone: peach,
        fall: 20,
        shine:
          'M-150 -100C-130 -164 -80 -190 -30 -196C-60 -170 -84 -140 -92 -100C-110 -120 -130 -120 -150 -100ZM-66 -110C-56 -150 -30 -180 0 -192C-10 -160 -14 -140 -14 -104C-30 -124 -50 -126 -66 -110Z',
        strands:
          'M-104 -26C-108 -80 -90 -140 -50 -190M-40 -26C-42 -80 -34 -140 -8 -200M36 -24C40 -80 36 -140 20 -200M102 -26C108 -80 96 -140 60 -190',
      },
    ],
    side: [
      {
        d: 'M-196 -20C-214 60 -218 120 -186 166C-160 190 -132 160 -146 128C-160 100 -150 40 -148 -20Z',
        layer: LAYER.loose,
        tone: peach,
        strands: 'M-176 20C-184 80 -182 120 -166 150',
      },
      {
        d: 'M196 -20C214 60 218 120 186 166C160 190 132 160 146 128C160 100 150 40 148 -20Z',
        layer: LAYER.loose,
        tone: peach,
        strands: 'M176 20C184 80 182 120 166 150',
      },
    ],
  },
  face: {
    skin: { light: '#FFF6F0', base: '#FFE6DA', shade: '#F0A6A8' },
    jaw: { cheeks: 1.05, jaw: 1.06, chin: -14, blunt: 6 },
    eyes: {
      width: 1.06,
      up: 48,
      low: 44,
      slant: 0,
      round: 1,
      lash: 11,
      flick: 14,
      isSpiky: true,
      iris: 35,
      pupil: 'star',
      gaze: 2,
      winks: true,
    },
    iris: ['#12B8A0', '#12B8A0'],
    brow: { slant: -6, y: -38, colour: '#C8684A', weight: 0.7, arch: 8 },
    nose: 'button',
    mouth: 'cat',
    blush: '#FF7E8E',
  },
  visor: {
    glass:
      'M-152 28C-152 -24 -116 -46 -72 -46C-40 -46 -18 -30 -10 -8H10C18 -30 40 -46 72 -46C116 -46 152 -24 152 28C152 76 116 100 74 100C36 100 12 80 6 46H-6C-12 80 -36 100 -74 100C-116 100 -152 76 -152 28Z',
    colour: B,
    opacity: 0.16,
  },
  phones: { tone: mint, accent: A, shape: 'round' },
  outfit: {
    torso: [
      {
        d: 'M-40 -4L40 -4L96 10L102 60L94 84L-94 84L-102 60L-96 10Z',
        tone: cream,
        patches: [
          { d: ellipse(0, 44, 22, 13), colour: B },
          { d: ellipse(0, 44, 9, 5), colour: '#4A2A4A' },
        ],
        seams: 'M-100 66L100 66',
      },
    ],
    behind: [
      { d: 'M0 76L-110 50L-130 110L-20 96ZM0 76L110 50L130 110L20 96Z', tone: mint },
      { d: 'M-20 84L-100 190L-50 184L-30 206L0 100Z', tone: mint, isMirrored: true },
    ],
    over: [
      {
        d: 'M-32 -12L-60 -4L-98 10L-100 36L-104 52L-64 50L-40 16Z',
        tone: peach,
        isMirrored: true,
        seams: 'M-110 40L-50 40',
        patches: [{ d: 'M-40 16L-64 50L-76 51L-50 12L-42 -12L-32 -12Z', colour: '#FFF4E8' }],
      },
    ],
    collar: [
      { d: 'M-8 8L-70 -14L-66 36ZM8 8L70 -14L66 36Z', tone: mint },
      { d: ellipse(0, 10, 16, 9), tone: peach },
    ],
    waist: [
      {
        d: 'M-92 78C-140 96 -166 118 -176 136C-150 148 -130 134 -118 126C-104 144 -76 146 -62 130C-44 148 -16 148 0 132C16 148 44 148 62 130C76 146 104 144 118 126C130 134 150 148 176 136C166 118 140 96 92 78Z',
        tone: cream,
        patches: [
          {
            d: 'M-150 112L-118 108L-112 120L-146 126ZM-100 108L-66 108L-62 122L-98 122ZM-48 108L-16 108L-16 122L-48 122ZM4 108L36 108L38 122L4 122ZM56 108L90 108L94 122L58 122ZM108 106L138 110L148 124L112 120Z',
            colour: A,
          },
          { d: 'M-48 108L-16 108L-16 122L-48 122ZM108 106L138 110L148 124L112 120Z', colour: B },
        ],
      },
      { d: 'M-96 72L96 72L100 84L-100 84Z', tone: cocoa },
    ],
    sleeves: [
      {
        from: 0,
        to: 0.4,
        wide: 1.6,
        flare: 0.86,
        tone: cream,
        cuff: { deep: 0.05, flare: 0.98, tone: mint },
        folds: 'gathers',
      },
    ],
    gloves: mint,
    legs: [
      {
        from: 0.56,
        to: 0.96,
        wide: 1.5,
        flare: 1.1,
        tone: cream,
        bands: [
          [0.56, 0.05, A],
          [0.86, 0.05, B],
        ],
      },
    ],
    boots: { kind: 'round', tone: peach, sole: '#FFF4E8', trim: B },
  },
  soles: 1182,
  figure: {
    look: { yaw: 12, pitch: -3, roll: 10 },
    head: [22, -256],
    shoulders: 6,
    hips: [-16, 350],
    hipTilt: -6,
    left: { elbow: [-252, 150], wrist: [-270, -40], hand: 'peace', bend: -14 },
    right: { elbow: [248, 170], wrist: [372, 270], hand: 'open', bend: -30 },
    leftLeg: { knee: [-60, 700], ankle: [-70, 1060], foot: 0, toes: -1 },
    rightLeg: { knee: [128, 690], ankle: [290, 900], foot: -42, toes: 1 },
    front: 'left',
  },
  bust: {
    look: { yaw: 10, pitch: -2, roll: 9 },
    head: [14, -252],
    shoulders: 4,
    hips: [0, 400],
    hipTilt: 0,
    left: { elbow: [-262, 270], wrist: [-262, 70], hand: 'peace', bend: -4, isFront: true },
    right: { elbow: [188, 290], wrist: [206, 480], hand: 'knuckles', flips: true },
    leftLeg: { knee: [-80, 850], ankle: [-100, 1300], foot: 0, toes: -1 },
    rightLeg: { knee: [80, 850], ankle: [100, 1300], foot: 0, toes: 1 },
  },
};
