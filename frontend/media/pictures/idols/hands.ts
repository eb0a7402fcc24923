import { bend, ellipse } from '../system/geometry';
import { place, stroke } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { cel, union } from './cel';
import type { HandKind } from './pose';
import { turned } from './pose';
import { tone } from './tone';
import type { Tone } from './tone';

/** A finger from its root, `length` long, leaning by degrees. */
function finger(x: number, y: number, length: number, lean: number, width = 30): string {
  const h = width / 2;
  const tip = h * 0.86;
  const d =
    `M${-h} 16C${-h} ${-length * 0.4} ${-tip} ${-length * 0.6} ${-tip} ${-length + h}` +
    `C${-tip} ${-length - h * 0.4} ${tip} ${-length - h * 0.4} ${tip} ${-length + h}` +
    `C${tip} ${-length * 0.6} ${h} ${-length * 0.4} ${h} 16Z`;
  return bend(d, (point) => {
    const [dx, dy] = turned(point, lean);
    return [x + dx, y + dy];
  });
}

const WRIST = 'M-25 16L-27 -14L27 -14L25 16Z';
const PALM =
  'M-27 6C-34 -16 -44 -34 -46 -56C-48 -78 -40 -90 -20 -92L22 -92C42 -90 50 -76 46 -54C44 -34 32 -16 27 6Z';
const FIST =
  'M-27 6C-36 -16 -48 -32 -50 -58C-52 -86 -44 -102 -22 -104L24 -106C46 -106 56 -90 52 -60C50 -36 34 -16 27 6Z';
const KNUCKLES =
  'M-24 -102C-26 -90 -25 -80 -23 -74M1 -104C0 -92 1 -82 2 -76M26 -104C27 -92 27 -84 26 -78';
/** A thumb laid over the curled fingers; its root runs into the hand's edge. */
const THUMB =
  'M44 -30C56 -44 54 -66 36 -74C18 -80 -4 -76 -14 -70C-24 -62 -18 -48 -4 -48C8 -50 14 -48 18 -40C24 -28 36 -22 44 -30Z';

const solid = (d: string, paint: Tone) => union(d, { tone: paint, fall: 8 });
const line = (d: string) => stroke(d, COLOUR.ink, 5);

/** Curled fingers with the thumb over them, and whatever fingers are stretched out of it. */
function fist(paint: Tone, fingers = ''): string {
  return (
    solid(WRIST + FIST + fingers, paint) +
    line(KNUCKLES) +
    cel(THUMB, { tone: paint, fall: 5, line: 5 })
  );
}

/** A flat hand with its fingers spread; the thumb grows out of the palm. */
function open(paint: Tone): string {
  const d =
    WRIST +
    PALM +
    finger(-33, -70, 66, -20, 27) +
    finger(-12, -78, 82, -6, 29) +
    finger(13, -78, 80, 7, 29) +
    finger(34, -68, 68, 20, 28) +
    finger(26, -30, 78, 58, 34);
  return (
    solid(d, paint) +
    line(
      'M-24 -82L-23 -72M0 -86L1 -76M24 -82L23 -72M30 -54C18 -46 10 -34 10 -20M-30 -46C-14 -40 2 -44 14 -56',
    )
  );
}

/** Fingers together and stretched, the thumb beside them. */
function blade(paint: Tone): string {
  const d =
    WRIST +
    PALM +
    finger(-32, -70, 70, -3, 27) +
    finger(-11, -76, 88, -1, 28) +
    finger(12, -76, 86, 2, 28) +
    finger(33, -70, 70, 4, 27) +
    finger(30, -28, 66, 26, 30);
  return (
    solid(d, paint) +
    line('M-22 -136L-22 -78M1 -150L1 -80M23 -138L23 -78M30 -60C18 -50 12 -36 12 -22')
  );
}

const MIC = tone('#3A3A52');

function microphone(): string {
  return (
    cel('M-15 70L-20 -150H20L15 70Z', { tone: MIC, fall: 8 }) +
    cel('M-26 -146H26V-124H-26Z', { tone: tone(COLOUR.gold), fall: 6 }) +
    cel(ellipse(0, -186, 46, 46), { tone: tone('#C9C9DE'), fall: 14 }) +
    stroke('M-40 -200H40M-44 -182H44M-36 -164H36M-16 -228V-144M12 -228V-144', '#6C6C8C', 4)
  );
}

/** A gloved hand that points up from the wrist, thumb on the viewer's right. */
export function hand(kind: HandKind, paint: Tone): string {
  switch (kind) {
    case 'hidden':
      return '';
    case 'fist':
      return fist(paint);
    case 'open':
      return open(paint);
    case 'blade':
      return blade(paint);
    case 'point':
      return fist(paint, finger(-32, -76, 104, -4, 31));
    case 'peace':
      return fist(paint, finger(-34, -76, 100, -16, 29) + finger(-4, -84, 104, 8, 29));
    case 'horns':
      return fist(paint, finger(-36, -76, 84, -12, 28) + finger(38, -78, 92, 14, 28));
    case 'mic':
      return place(microphone(), 0, -56, 1, 58) + fist(paint);
  }
}
