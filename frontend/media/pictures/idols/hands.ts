import { ellipse } from '../system/geometry';
import { place, stroke } from '../system/svg';
import { COLOUR } from '../system/tokens';
import { cel } from './cel';
import type { HandKind } from './pose';
import { tone } from './tone';
import type { Tone } from './tone';

/** A finger from its root, `length` long, leaning by degrees. */
function finger(
  x: number,
  y: number,
  length: number,
  lean: number,
  paint: Tone,
  width = 30,
): string {
  const h = width / 2;
  const d = `M${-h} 10V${-length + h}C${-h} ${-length - h * 0.35} ${h} ${-length - h * 0.35} ${h} ${-length + h}V10Z`;
  return place(cel(d, { tone: paint, fall: 6 }), x, y, 1, lean);
}

const FIST = 'M-34 6L-46 -44C-52 -84 -46 -100 -24 -104L26 -106C48 -104 56 -88 52 -50L36 6Z';
const PALM = 'M-32 6L-48 -48C-50 -74 -44 -84 -26 -86L28 -88C46 -88 54 -76 50 -52L34 6Z';
const THUMB =
  'M52 -34C58 -60 46 -76 22 -76L-10 -74C-26 -72 -28 -50 -10 -46L18 -44C24 -24 40 -18 52 -34Z';

function fist(paint: Tone): string {
  return (
    cel(FIST, { tone: paint, fall: 10 }) +
    stroke('M-22 -104L-24 -76M2 -106L0 -78M26 -106L25 -80', COLOUR.ink, 6) +
    cel(THUMB, { tone: paint, fall: 6 })
  );
}

function open(paint: Tone): string {
  return (
    finger(42, -26, 74, 52, paint, 32) +
    finger(-36, -74, 62, -18, paint, 27) +
    finger(-12, -82, 80, -5, paint) +
    finger(14, -82, 78, 7, paint) +
    finger(38, -74, 66, 19, paint, 28) +
    cel(PALM, { tone: paint, fall: 8 })
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
    case 'fist':
      return fist(paint);
    case 'open':
      return open(paint);
    case 'point':
      return finger(-26, -86, 96, -3, paint, 31) + fist(paint);
    case 'peace':
      return finger(-28, -84, 94, -15, paint) + finger(4, -88, 98, 10, paint) + fist(paint);
    case 'horns':
      return finger(-32, -84, 74, -12, paint, 28) + finger(34, -86, 92, 12, paint) + fist(paint);
    case 'mic':
      return place(microphone(), 0, -56, 1, 58) + fist(paint);
  }
}
