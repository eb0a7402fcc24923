import { shift } from '../system/geometry';
import { across, clip, fill, stroke } from '../system/svg';
import { COLOUR } from '../system/tokens';
import type { Tone } from './tone';

/** The one weight of outlines, in the idols' units. */
export const LINE = 8;

/** A seam between two parts of one body. */
const SEAM = 3;

export interface CelStyle {
  readonly tone: Tone;
  /** Signal colours of the light from the left and from the right. */
  readonly rim?: readonly [string, string];
  /** How far the lit plane is moved toward the light: wide shapes want more. */
  readonly fall?: number;
  /** Drawn inside the outline, over the planes. */
  readonly detail?: string;
  readonly line?: number;
  /** Where the outline is heavy, if not all around; elsewhere it is a thin seam. */
  readonly edge?: string;
}

/** Shapes whose planes fall less than this are too small for a third one. */
const SMALL = 10;

/** The plane turned to the light: what the shape, pushed away from the light, leaves bare. */
function litPlane(d: string, light: string, fall: number): string {
  const bare = d + shift(d, fall * 0.5, fall * 0.4);
  return fill(bare, light, { 'fill-rule': 'evenodd', 'fill-opacity': '0.6' });
}

/** A shape in cel shading: three planes, signal light along its edges, an outline. */
export function cel(d: string, style: CelStyle): string {
  const { line = LINE, edge } = style;
  const drawn = edge === undefined ? outline(d, line) : outline(d, SEAM) + outline(edge, line);
  return planesOf(d, style) + drawn;
}

function planesOf(d: string, { tone, rim, fall = 16, detail = '' }: CelStyle): string {
  const move = `translate(${(-fall).toString()} ${(-fall * 0.7).toFixed(1)})`;
  const planes =
    fill(d, tone.shade) +
    fill(d, tone.base, { transform: move }) +
    (fall < SMALL ? '' : litPlane(d, tone.light, fall));
  return clip(d, planes + detail + (rim === undefined ? '' : rimLight(d, rim)));
}

/**
 * Several outlines as one body: the line runs about all of them together and never between them.
 * `d` holds them one after the other.
 */
export function union(d: string, style: CelStyle): string {
  return outline(d, 2 * (style.line ?? LINE) - 2) + planesOf(d, style);
}

/** Light of the two signals on a shape's left and right edge. */
function rimLight(d: string, [left, right]: readonly [string, string]): string {
  const paint = across([
    [0, left, 0.95],
    [0.22, left, 0],
    [0.78, right, 0],
    [1, right, 0.95],
  ]);
  return paint.def + stroke(d, paint.url, LINE * 2.4);
}

export const outline = (d: string, width = LINE): string => stroke(d, COLOUR.ink, width);
