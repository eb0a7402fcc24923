/** What is behind the lanes and stands still: the song's colours, its cover on a screen, speakers, and beams of light. */
import type { Palette } from './palette';
import type { Runway } from './runway';
import { LEAN, type Studio, sprite, trace } from './sprites';

/** Pixels that a cover becomes when only its colours are to be left. */
const BLOT = 6;

interface Cone {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A box with its cones, in CSS pixels. */
export interface Speaker {
  readonly side: -1 | 1;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly cones: readonly Cone[];
}

/** The screen behind the lanes: the middle of its upper edge, and its side. */
export function screenOf({ width, height, centre }: Runway) {
  const isUpright = height > width;
  return isUpright
    ? { x: centre, y: height * 0.1, side: width * 0.66 }
    : { x: centre, y: height * 0.035, side: Math.min(height * 0.56, width * 0.4) };
}

/** A speaker on either side of the screen, where there is room. */
export function speakersOf(runway: Runway): readonly Speaker[] {
  const { width, height } = runway;
  if (height > width) return [];
  const screen = screenOf(runway);
  const wide = screen.side * 0.32;
  const tall = wide * 2.1;
  const y = screen.y + screen.side - tall;
  return ([-1, 1] as const).map((side) => {
    const x = screen.x + side * (screen.side * (0.56 + LEAN / 2) + wide / 2);
    return {
      side,
      x: x - wide / 2,
      y,
      width: wide,
      height: tall,
      cones: [
        { x, y: y + tall * 0.24, radius: wide * 0.24 },
        { x, y: y + tall * 0.67, radius: wide * 0.42 },
      ],
    };
  });
}

/** A cone of a speaker: rings around a bright middle. */
export function cone(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  radius: number,
  side: -1 | 1,
  palette: Palette,
): void {
  const signal = side === -1 ? palette.signalA : palette.signalB;
  for (const [part, colour] of [
    [1, palette.line],
    [0.9, palette.ink],
    [0.78, palette.steel],
    [0.44, palette.line],
    [0.36, signal],
    [0.24, palette.ink],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.arc(x, y, radius * part, 0, 2 * Math.PI);
    context.fill();
  }
}

function speaker(context: CanvasRenderingContext2D, one: Speaker, palette: Palette): void {
  const { x, y, width, height, side } = one;
  context.fillStyle = palette.ink;
  context.fillRect(x - 3, y - 3, width + 6, height + 6);
  context.fillStyle = palette.steel;
  context.fillRect(x, y, width, height);
  context.fillStyle = side === -1 ? palette.signalA : palette.signalB;
  context.fillRect(x, y, width, 3);
  for (const { x: cx, y: cy, radius } of one.cones) cone(context, cx, cy, radius, side, palette);
}

/** The colours of the song all over the stage, darker towards the player. */
function wash(
  context: CanvasRenderingContext2D,
  runway: Runway,
  studio: Studio,
  cover: CanvasImageSource,
): void {
  const { width, height } = runway;
  const blot = sprite({ ...studio, ratio: 1 }, BLOT, BLOT, (small) => {
    small.imageSmoothingQuality = 'high';
    small.drawImage(cover, 0, 0, BLOT, BLOT);
  });
  context.globalAlpha = 0.42;
  context.drawImage(blot.image, 0, 0, width, height);
  context.globalAlpha = 1;
  const shade = context.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, 'transparent');
  shade.addColorStop(0.9, studio.palette.ink);
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
}

/** Two beams on each side from the vanishing point. */
function beams(context: CanvasRenderingContext2D, runway: Runway, palette: Palette): void {
  for (const [side, colour] of [
    [-1, palette.dimA],
    [1, palette.dimB],
  ] as const) {
    for (const [inner, outer] of [
      [1.5, 2.2],
      [3, 4.4],
      [6, 9],
    ] as const) {
      const reach = runway.lane * runway.lanes * side * 0.5;
      context.fillStyle = colour;
      trace(context, [
        [runway.centre, runway.horizon],
        [runway.centre + reach * inner, runway.height],
        [runway.centre + reach * outer, runway.height],
      ]);
      context.fill();
    }
  }
}

/** The cover on a leaning screen whose edges are the two signals; it fades towards the lanes. */
function screen(
  context: CanvasRenderingContext2D,
  runway: Runway,
  studio: Studio,
  cover: CanvasImageSource,
): void {
  const { palette } = studio;
  const { x, y, side } = screenOf(runway);
  const lean = (side * LEAN) / 2;
  const whole = side + 2 * lean;
  /** What lies between two edges, which are so far from the middle. */
  const band = (middle: number, top: number, left: number, right: number) =>
    [
      [middle + left + lean, top],
      [middle + right + lean, top],
      [middle + right - lean, top + side],
      [middle + left - lean, top + side],
    ] as const;
  const picture = sprite(studio, whole, side, (own) => {
    own.save();
    trace(own, band(whole / 2, 0, -side / 2, side / 2));
    own.clip();
    own.imageSmoothingQuality = 'high';
    own.drawImage(cover, 0, -lean, whole, whole);
    // Fading within the outline would leave its rim.
    own.restore();
    const fade = own.createLinearGradient(0, side * 0.25, 0, side * 0.97);
    fade.addColorStop(0, 'transparent');
    fade.addColorStop(1, palette.ink);
    own.globalCompositeOperation = 'destination-out';
    own.fillStyle = fade;
    own.fillRect(0, 0, whole, side + 2);
  });
  context.globalAlpha = 0.6;
  context.drawImage(picture.image, x - whole / 2, y, whole, side);
  context.globalAlpha = 1;
  const thick = Math.max(3, side * 0.012);
  for (const [sign, colour] of [
    [-1, palette.signalA],
    [1, palette.signalB],
  ] as const) {
    const edge = (sign * side) / 2;
    context.fillStyle = colour;
    trace(context, band(x, y, edge, edge + sign * thick));
    context.fill();
    context.globalAlpha = 0.4;
    trace(context, band(x, y, edge + sign * thick * 2.5, edge + sign * thick * 3.3));
    context.fill();
    context.globalAlpha = 1;
  }
}

/** Draws what is behind the lanes. Without a cover there are beams only. */
export function drawScenery(
  context: CanvasRenderingContext2D,
  runway: Runway,
  studio: Studio,
  cover: CanvasImageSource | undefined,
): void {
  const { palette } = studio;
  context.fillStyle = palette.ink;
  context.fillRect(0, 0, runway.width, runway.height);
  if (cover !== undefined) wash(context, runway, studio, cover);
  beams(context, runway, palette);
  if (cover === undefined) return;
  screen(context, runway, studio, cover);
  for (const one of speakersOf(runway)) speaker(context, one, palette);
}
