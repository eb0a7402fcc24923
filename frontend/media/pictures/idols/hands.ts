import { bend, ellipse } from '../system/geometry';
import { place, stroke } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { cel } from './cel';
import type { HandKind } from './pose';
import { turned } from './pose';
import { tone } from './tone';

/**
 * A gloved hand that points up from the wrist, thumb on the viewer's right. About 100 units are a fist's width.
 */
interface Hand {
  /** Outlines of the hand, drawn as one body. */
  readonly body: readonly string[];
  /** Lines inside: between fingers, at knuckles. */
  readonly lines?: string;
  /** What lies over it: the thumb, and the open line about it. */
  readonly over?: readonly { readonly d: string; readonly line: string }[];
  /** What it holds, behind the fingers. */
  readonly under?: string;
}

/** A finger from its root, `length` long, leaning by degrees; a little thicker at its middle joint. */
function finger(x: number, y: number, length: number, lean: number, width = 28): string {
  const h = width / 2;
  const tip = h * 0.8;
  const d =
    `M${-h} 18C${-h * 1.02} ${-length * 0.3} ${-h * 1.06} ${-length * 0.5} ${-tip} ${-length + h}` +
    `C${-tip} ${-length - h * 0.42} ${tip} ${-length - h * 0.42} ${tip} ${-length + h}` +
    `C${h * 1.06} ${-length * 0.5} ${h * 1.02} ${-length * 0.3} ${h} 18Z`;
  return bend(d, (point) => {
    const [dx, dy] = turned(point, lean);
    return [x + dx, y + dy];
  });
}

/** Round, so that a hand may turn on it. */
const WRIST = ellipse(0, 2, 25, 25);
const PALM =
  'M-25 6C-32 -14 -44 -32 -46 -54C-48 -78 -40 -90 -20 -92L22 -92C42 -90 50 -76 46 -54C44 -34 32 -14 25 6Z';

/** Four fingers curled towards the viewer: a bump for each at the top. */
const CURLED =
  'M-24 8C-32 -10 -46 -18 -50 -38C-54 -54 -55 -72 -51 -86C-48 -100 -31 -101 -27 -92C-25 -110 -5 -112 -1 -101C3 -115 22 -113 25 -101C31 -110 49 -105 51 -88C54 -72 54 -56 50 -42C46 -24 33 -10 24 8Z';
const BETWEEN =
  'M-27 -92C-28 -78 -27 -66 -24 -56M-1 -101C-3 -86 -2 -74 1 -62M25 -101C26 -90 26 -84 25 -76' +
  'M-50 -58C-46 -47 -30 -46 -24 -56C-20 -50 -14 -48 -8 -48';
/** A thumb across the first two fingers, and the same across three; the root runs into the hand. */
const THUMB = {
  d: 'M51 -42C56 -62 46 -77 28 -77C10 -77 -8 -74 -17 -66C-25 -57 -19 -46 -7 -47C5 -48 13 -49 20 -45C27 -38 36 -26 44 -24Z',
  line: 'M51 -50C53 -66 44 -77 28 -77C10 -77 -8 -74 -17 -66C-25 -57 -19 -46 -7 -47C5 -48 13 -49 20 -45C24 -41 26 -36 26 -31',
};
const LONG_THUMB = {
  d: 'M51 -42C56 -62 46 -75 28 -76C8 -76 -14 -76 -28 -68C-37 -59 -31 -47 -18 -48C0 -49 12 -50 20 -45C27 -38 36 -26 44 -24Z',
  line: 'M51 -50C53 -66 44 -75 28 -76C8 -76 -14 -76 -28 -68C-37 -59 -31 -47 -18 -48C0 -49 12 -50 20 -45C24 -41 26 -36 26 -31',
};
const CREASE = 'M20 -45C15 -35 12 -26 13 -15';

/** The back of a fist: knuckles above, the thumb only as an edge. */
const BACK =
  'M-24 8C-30 -10 -44 -22 -47 -44C-50 -62 -51 -76 -48 -88C-45 -101 -29 -103 -25 -94C-22 -109 -3 -111 0 -101C4 -112 22 -110 25 -98C31 -105 46 -101 48 -87C51 -72 50 -58 47 -46C43 -26 31 -10 24 8Z';
const THUMB_EDGE = 'M38 -78C54 -80 66 -66 63 -46C61 -30 50 -20 38 -22Z';
const KNUCKLES =
  'M-44 -80C-40 -71 -30 -71 -26 -81M-21 -88C-17 -78 -6 -78 -2 -88M4 -88C9 -78 18 -78 22 -87M28 -80C32 -72 41 -72 45 -80' +
  'M-24 -94L-24 -86M0 -101L0 -93M25 -98L25 -90M42 -58C48 -58 54 -56 58 -52';

/** A fist from its side, the back of the hand on the viewer's right: the blow goes up. */
const PUNCH =
  'M24 8C32 -8 45 -26 49 -50C53 -72 52 -90 42 -101C32 -110 10 -114 -8 -110C-26 -110 -42 -102 -46 -88C-54 -80 -56 -66 -50 -56C-52 -46 -48 -36 -40 -30C-34 -18 -28 -8 -24 8Z';
const PUNCH_LINES =
  'M36 -88C20 -80 -8 -80 -26 -84C-31 -82 -33 -78 -33 -72M-50 -56C-44 -49 -36 -49 -30 -52M-40 -30C-34 -27 -28 -28 -22 -32';
const PUNCH_THUMB = {
  d: 'M34 -20C32 -38 24 -50 8 -60C-6 -68 -22 -76 -34 -72C-44 -67 -44 -54 -34 -49C-22 -44 -14 -36 -8 -26C-2 -14 4 -4 12 0Z',
  line: 'M32 -34C27 -46 19 -54 8 -60C-6 -68 -22 -76 -34 -72C-44 -67 -44 -54 -34 -49C-22 -44 -14 -36 -8 -26C-5 -20 -2 -15 2 -10',
};

/** One finger stretched over a fist that is seen from its side. */
const POINTING =
  'M24 8C32 -8 44 -26 47 -50C50 -72 47 -88 40 -98L8 -100C-4 -104 -26 -102 -38 -92C-50 -84 -54 -70 -50 -58C-52 -46 -48 -36 -40 -30C-34 -18 -28 -8 -24 8Z';
const POINTING_LINES =
  'M10 -100C10 -92 6 -86 -2 -82C-12 -80 -24 -80 -30 -76M-50 -58C-44 -50 -36 -49 -30 -52M-40 -30C-34 -27 -28 -28 -22 -32M30 -76C35 -79 38 -84 39 -92';

/** A hand that lies on a hip: its back, and four fingers to the front. */
const HIP_BACK =
  'M-23 10C-28 -10 -40 -26 -44 -44C-48 -58 -44 -70 -32 -72L30 -70C44 -68 48 -56 44 -42C40 -26 30 -10 23 10Z';
const HIP_FINGERS = [
  finger(-33, -58, 46, -12, 26),
  finger(-11, -64, 54, -5, 26),
  finger(11, -62, 52, 3, 26),
  finger(31, -56, 42, 11, 25),
];
const HIP_LINES =
  'M-23 -100L-22 -66M0 -108L0 -70M22 -100L21 -66M-40 -58C-36 -50 -28 -50 -25 -58M-18 -64C-14 -56 -6 -56 -3 -64M4 -64C8 -56 15 -56 19 -63M25 -57C29 -50 36 -50 39 -57';

const MIC = tone('#3A3A52');

function microphone(): string {
  return (
    cel('M-14 96L-19 -130H19L14 96Z', { tone: MIC, fall: 8 }) +
    cel('M-25 -132H25V-110H-25Z', { tone: tone(COLOUR.gold), fall: 6 }) +
    cel(ellipse(0, -172, 45, 45), { tone: tone('#C9C9DE'), fall: 14 }) +
    stroke('M-39 -186H39M-43 -168H43M-35 -150H35M-15 -213V-131M13 -213V-131', '#6C6C8C', 4)
  );
}

/** Degrees by which a microphone leans out of the fist, to the thumb's side. */
const MIC_LEAN = 76;

const fist: Hand = { body: [WRIST, CURLED], lines: BETWEEN + CREASE, over: [THUMB] };

const HANDS: Readonly<Record<HandKind, Hand>> = {
  hidden: { body: [] },
  fist,
  knuckles: { body: [WRIST, THUMB_EDGE, BACK], lines: KNUCKLES },
  punch: { body: [WRIST, PUNCH], lines: PUNCH_LINES, over: [PUNCH_THUMB] },
  hip: { body: [WRIST, HIP_BACK, ...HIP_FINGERS], lines: HIP_LINES },
  open: {
    body: [
      WRIST,
      PALM,
      finger(-34, -70, 64, -22, 25),
      finger(-13, -80, 84, -8, 27),
      finger(12, -80, 90, 5, 28),
      finger(34, -72, 78, 18, 27),
      finger(28, -30, 74, 58, 31),
    ],
    lines:
      'M-24 -86L-22 -76M0 -90L0 -80M24 -88L23 -78M30 -56C17 -48 9 -36 10 -20M-32 -50C-16 -44 2 -48 14 -60',
  },
  blade: {
    body: [
      WRIST,
      PALM,
      finger(-33, -70, 66, -4, 25),
      finger(-11, -76, 90, -2, 27),
      finger(12, -76, 96, 1, 28),
      finger(34, -70, 82, 4, 27),
      finger(34, -30, 72, 38, 28),
    ],
    lines: 'M-22 -132L-22 -80M1 -158L0 -82M24 -148L23 -80M31 -60C18 -50 11 -36 12 -22',
  },
  point: {
    body: [WRIST, finger(24, -84, 108, -3, 29), POINTING],
    lines: POINTING_LINES,
    over: [PUNCH_THUMB],
  },
  peace: {
    body: [WRIST, finger(11, -82, 106, -9, 29), finger(37, -78, 98, 13, 28), CURLED],
    lines:
      'M-27 -92C-28 -78 -27 -66 -24 -56M-1 -101C-2 -90 -2 -84 -1 -76M-50 -58C-46 -47 -34 -46 -26 -52M25 -98L24 -88' +
      CREASE,
    over: [LONG_THUMB],
  },
  horns: {
    body: [WRIST, finger(-38, -76, 84, -14, 27), finger(39, -78, 94, 12, 28), CURLED],
    lines:
      'M-27 -90C-28 -78 -27 -66 -24 -56M-1 -101C-3 -86 -2 -74 1 -62M25 -96C26 -88 26 -84 25 -76M-24 -56C-20 -50 -14 -48 -8 -48' +
      CREASE,
    over: [THUMB],
  },
  mic: { ...fist, under: place(microphone(), 10, -80, 0.86, MIC_LEAN) },
};

/** How a hand is drawn. */
export const hand = (kind: HandKind): Hand => HANDS[kind];
