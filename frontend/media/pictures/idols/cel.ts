import { shift } from '../system/geometry';
import { across, clip, clipAll, fill, stroke } from '../system/svg';
import { COLOUR } from '../system/tokens';
import type { Tone } from './tone';

/** The one weight of outlines, in the idols' units. */
export const LINE = 8;

/** A seam between two parts of one body. */
const SEAM = 5;

/** The outline of a part that grows out of another one. */
export interface Edge {
  /** Where the outline is drawn in full. */
  readonly contour: string;
  /** Where the part is sewn on. */
  readonly seam: string;
  /** The part and what it grows out of: light and shade run on over the seam. */
  readonly planes: string;
  /** The side on which it has an edge that light falls on: -1 is the viewer's left. */
  readonly side: 1 | -1;
}

export interface CelStyle {
  readonly tone: Tone;
  /** Signal colours of the light from the left and from the right. */
  readonly rim?: readonly [string, string];
  /** How far the lit plane is moved toward the light: wide shapes want more. */
  readonly fall?: number;
  /** Drawn inside the outline, over the planes. */
  readonly detail?: string;
  readonly line?: number;
  /** Of a part that grows out of another one. */
  readonly edge?: Edge;
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
  const drawn =
    edge === undefined
      ? outline(d, line)
      : (edge.seam === '' ? '' : outline(edge.seam, SEAM)) + outline(edge.contour, line);
  return planesOf(d, style) + drawn;
}

const awayFromLight = (fall: number) =>
  `translate(${(-fall).toString()} ${(-fall * 0.7).toFixed(1)})`;

function planesOf(d: string, { tone, rim, fall = 16, detail = '', edge }: CelStyle): string {
  const whole = edge?.planes ?? d;
  const planes =
    fill(d, tone.shade) +
    fill(whole, tone.base, { transform: awayFromLight(fall) }) +
    (fall < SMALL ? '' : litPlane(whole, tone.light, fall));
  const rims = rim === undefined ? '' : rimLight(edge?.contour ?? d, rim, edge?.side);
  return clip(d, planes + detail + rims);
}

/** Several outlines as one body: the line runs about all of them together and never between them. */
export function union(list: readonly string[], style: CelStyle): string {
  const { tone, fall = 16 } = style;
  return (
    list.map((d) => outline(d, 2 * (style.line ?? LINE))).join('') +
    clipAll(
      list,
      list.map((d) => fill(d, tone.shade)).join('') +
        list.map((d) => fill(d, tone.base, { transform: awayFromLight(fall) })).join(''),
    )
  );
}

/** Light of the two signals on a shape's left and right edge, or on the one that is named. */
function rimLight(d: string, [left, right]: readonly [string, string], side?: 1 | -1): string {
  const paint = across([
    [0, left, side === 1 ? 0 : 0.95],
    [0.22, left, 0],
    [0.78, right, 0],
    [1, right, side === -1 ? 0 : 0.95],
  ]);
  return paint.def + stroke(d, paint.url, LINE * 2.4);
}

export const outline = (d: string, width = LINE): string => stroke(d, COLOUR.ink, width);
