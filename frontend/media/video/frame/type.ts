import { words } from '../../pictures/system/text';
import type { Face } from '../../pictures/system/text';
import { COLOUR } from '../../pictures/system/tokens';
import type { Look, Op, Paint } from './ops';
import { fill, moved, stroke } from './ops';

const SIZE = 100;
const known = new Map<string, { readonly d: string; readonly width: number }>();

function set(text: string, face: Face) {
  const key = `${face} ${text}`;
  const old = known.get(key);
  if (old !== undefined) return old;
  const made = words(text, 0, 0, { face, size: SIZE });
  known.set(key, made);
  return made;
}

export interface Line {
  readonly size: number;
  readonly colour: Paint;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly face?: Face;
  /** A dark keyline, for busy grounds. */
  readonly isOutlined?: boolean;
  readonly look?: Look;
}

/** How wide a line is at a size. */
export const widthOf = (text: string, size: number, face: Face = 'display'): number =>
  (set(text, face).width * size) / SIZE;

/** A line of text with its baseline's start, middle or end at (x, y). */
export function type(text: string, x: number, y: number, line: Line): Op {
  const { d, width } = set(text, line.face ?? 'display');
  const share = { start: 0, middle: 0.5, end: 1 }[line.anchor ?? 'start'];
  const scale = line.size / SIZE;
  const keyline = line.isOutlined === true ? [stroke(d, COLOUR.ink, SIZE * 0.22)] : [];
  return moved(
    [...keyline, fill(d, line.colour)],
    x - width * scale * share,
    y,
    scale,
    0,
    line.look,
  );
}
