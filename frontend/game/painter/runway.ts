/** The perspective of the runway, as numbers: where a note of a lane is that is due in some time. */

/** A stage in CSS pixels. */
export interface Runway {
  readonly width: number;
  readonly height: number;
  readonly lanes: number;
  /** The vanishing point, and the line on which notes are judged. */
  readonly centre: number;
  readonly horizon: number;
  readonly line: number;
  /** Width of a lane at the line. */
  readonly lane: number;
  /** Height of a note at the line. */
  readonly note: number;
}

/** How much smaller a note is when it appears: at the line it is `1 + DEPTH` times as wide. */
const DEPTH = 5;
/** Notes disappear so far behind the line, in approaches. */
export const BEHIND = -0.12;

/** Lanes are drawn up to here, in approaches. */
export const FAR_END = 8;

/** Lays a runway out in a stage. */
export function layRunway(width: number, height: number, lanes: number): Runway {
  const isUpright = height > width;
  const across = isUpright
    ? width * 0.96
    : Math.min(width * 0.62, height * (lanes === 4 ? 1.05 : 0.8));
  return {
    width,
    height,
    lanes,
    centre: width / 2,
    horizon: height * (isUpright ? 0.14 : 0.1),
    line: height * 0.82,
    lane: across / lanes,
    note: Math.max(18, Math.min(40, height * 0.042)),
  };
}

/** Bits behind the point of a scale that is a whole number. */
const SCALE_BITS = 14;
const WHOLE_SCALE = 1 << SCALE_BITS;

/** The scale of something that has to run so far until the line, of the way on which it is seen, as a whole number. */
export function scaleOf(ahead: number, way: number): number {
  return ((WHOLE_SCALE * way) / (way + DEPTH * ahead)) | 0;
}

/** A length at such a scale. */
export function shrink(length: number, scale: number): number {
  return (length * scale) >> SCALE_BITS;
}

/** The scale at a distance: 1 at the line, 0 infinitely far away. `due` counts approaches. */
export function scaleAt(due: number): number {
  return 1 / (1 + DEPTH * due);
}

/** The height of the screen at which something of a scale is. */
export function yAt(runway: Runway, scale: number): number {
  return runway.horizon + (runway.line - runway.horizon) * scale;
}

/** The middle of a lane at a scale; lanes may be fractions. */
export function xAt(runway: Runway, lane: number, scale: number): number {
  return runway.centre + (lane + 0.5 - runway.lanes / 2) * runway.lane * scale;
}
