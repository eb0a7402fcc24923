/** Everything that moves on the stage, drawn once: a frame only copies. */
import { JUDGEMENTS } from '../engine/judgement';
import type { Palette } from './palette';
import { type Sprite, units } from './pen';
import type { Runway } from './runway';

/** What a stage copies from. */
export interface Sprites {
  readonly notes: readonly Sprite[];
  /** Two lanes at once, as one bar: at `left * lanes + right`. */
  readonly bars: readonly (Sprite | undefined)[];
  readonly bursts: readonly Sprite[];
  readonly digits: readonly Sprite[];
  readonly smallDigits: readonly Sprite[];
  readonly words: readonly Sprite[];
  readonly early: Sprite;
  readonly late: Sprite;
}

/** Makes a canvas of its own for each call. */
export type MakeCanvas = () => HTMLCanvasElement;

/** Words that are drawn, in the language of the page. */
export interface StageWords {
  readonly early: string;
  readonly late: string;
}

type Draw = (context: CanvasRenderingContext2D) => void;

/** What pictures are drawn with: where they are drawn, colours, and pixels for each CSS pixel. */
export interface Studio {
  readonly makeCanvas: MakeCanvas;
  readonly palette: Palette;
  readonly ratio: number;
}

/** Draws a picture of a size. */
export function sprite(
  { makeCanvas, ratio }: Studio,
  width: number,
  height: number,
  draw: Draw,
): Sprite {
  const image = makeCanvas();
  image.width = Math.max(1, Math.ceil(width * ratio));
  image.height = Math.max(1, Math.ceil(height * ratio));
  const context = image.getContext('2d');
  if (context === null) throw new Error('the browser has no canvas');
  context.scale(ratio, ratio);
  draw(context);
  return { image, width, height, wide: units(width), tall: units(height) };
}

/** Tangent of the slash. */
export const LEAN = 0.3057;

/** The signal of a lane: the left half is cyan, the right half magenta. */
export function signalOf(lane: number, lanes: number, palette: Palette): string {
  return lane < lanes / 2 ? palette.signalA : palette.signalB;
}

/** A closed outline. */
export function trace(
  context: CanvasRenderingContext2D,
  points: readonly (readonly [number, number])[],
): void {
  context.beginPath();
  points.forEach(([x, y], i) => {
    if (i === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  });
  context.closePath();
}

/** The shape of a lane, so that lanes can be told apart without colours: diamond, bar, ring, cross. */
function shapeOf(
  context: CanvasRenderingContext2D,
  lane: number,
  x: number,
  y: number,
  r: number,
): void {
  const wide = r * 1.9;
  if (lane === 0) {
    trace(context, [
      [x, y - r],
      [x + wide, y],
      [x, y + r],
      [x - wide, y],
    ]);
    context.fill();
  } else if (lane === 1) {
    context.fillRect(x - wide, y - r * 0.42, wide * 2, r * 0.84);
  } else if (lane === 2) {
    context.beginPath();
    context.ellipse(x, y, wide * 0.8, r, 0, 0, Math.PI * 2);
    context.fill();
  } else {
    trace(context, [
      [x - wide, y - r],
      [x + wide, y - r],
      [x, y + r],
    ]);
    context.fill();
  }
}

/** Which shape a lane has: two lanes have the outer ones. */
function shapeOfLane(lane: number, lanes: number): number {
  return lanes === 2 ? lane * 2 : lane;
}

function note(lane: number, runway: Runway, studio: Studio): Sprite {
  const { palette } = studio;
  const width = runway.lane * 0.9;
  const height = runway.note * 1.25;
  return sprite(studio, width, height, (context) => {
    const face = height * 0.78;
    const signal = signalOf(lane, runway.lanes, palette);
    context.fillStyle = signal;
    context.globalAlpha = 0.55;
    trace(context, [
      [2, face * 0.5],
      [width - 2, face * 0.5],
      [width - 2, height],
      [2, height],
    ]);
    context.fill();
    context.globalAlpha = 1;
    trace(context, [
      [6, 0],
      [width - 6, 0],
      [width, face],
      [0, face],
    ]);
    context.fill();
    context.fillStyle = palette.flash;
    trace(context, [
      [width * 0.1, face * 0.16],
      [width * 0.9, face * 0.16],
      [width * 0.92, face * 0.84],
      [width * 0.08, face * 0.84],
    ]);
    context.fill();
    context.fillStyle = palette.ink;
    shapeOf(context, shapeOfLane(lane, runway.lanes), width / 2, face / 2, face * 0.27);
  });
}

/** Two lanes that are pressed at once: one bar from the left to the right, of both signals where it meets both. */
function barOf(left: number, right: number, runway: Runway, studio: Studio): Sprite {
  const { palette } = studio;
  const width = runway.lane * (right - left + 0.9);
  const height = runway.note * 1.25;
  return sprite(studio, width, height, (context) => {
    const face = height * 0.78;
    const signals = context.createLinearGradient(0, 0, width, 0);
    signals.addColorStop(0, signalOf(left, runway.lanes, palette));
    signals.addColorStop(1, signalOf(right, runway.lanes, palette));
    context.fillStyle = signals;
    trace(context, [
      [6, 0],
      [width - 6, 0],
      [width, face],
      [width - 2, height],
      [2, height],
      [0, face],
    ]);
    context.fill();
    context.fillStyle = palette.flash;
    context.fillRect(width * 0.03, face * 0.16, width * 0.94, face * 0.68);
    context.fillStyle = palette.ink;
    for (const lane of [left, right]) {
      const x = (lane - left + 0.45) * runway.lane;
      shapeOf(context, shapeOfLane(lane, runway.lanes), x, face / 2, face * 0.27);
    }
  });
}

/** The bars of all pairs of lanes. */
function barsOf(runway: Runway, studio: Studio): readonly (Sprite | undefined)[] {
  const { lanes } = runway;
  return Array.from({ length: lanes * lanes }, (_, at) => {
    const [left, right] = [Math.floor(at / lanes), at % lanes];
    return left < right ? barOf(left, right, runway, studio) : undefined;
  });
}

/** What flies off a hit: rays of the judgement's colour. */
function burst(colour: string, runway: Runway, studio: Studio): Sprite {
  const { palette } = studio;
  const size = runway.lane * 1.3;
  return sprite(studio, size, size, (context) => {
    context.translate(size / 2, size / 2);
    for (let i = 0; i < 18; i++) {
      const angle = (i / 18) * Math.PI * 2 + (i % 3) * 0.08;
      const far = (size / 2) * (0.55 + (0.45 * ((i * 7) % 5)) / 4);
      const [c, s] = [Math.cos(angle), Math.sin(angle) * 0.62];
      context.fillStyle = i % 3 === 0 ? palette.flash : colour;
      trace(context, [
        [c * far * 0.2 - s * 4, s * far * 0.2 + c * 4],
        [c * far, s * far],
        [c * far * 0.2 + s * 4, s * far * 0.2 - c * 4],
      ]);
      context.fill();
    }
    context.fillStyle = palette.flash;
    context.beginPath();
    context.ellipse(0, 0, size * 0.13, size * 0.07, 0, 0, Math.PI * 2);
    context.fill();
  });
}

/** A word with the ink around it that keeps it readable over everything. */
export function word(text: string, size: number, colour: string, studio: Studio): Sprite {
  const { palette } = studio;
  const probe = studio.makeCanvas().getContext('2d');
  if (probe === null) throw new Error('the browser has no canvas');
  const font = `900 ${String(size)}px ${palette.display}`;
  probe.font = font;
  const width = probe.measureText(text).width + size * 0.4;
  return sprite(studio, width, size * 1.5, (context) => {
    context.font = font;
    context.textBaseline = 'middle';
    context.textAlign = 'center';
    context.lineJoin = 'round';
    context.lineWidth = size * 0.26;
    context.strokeStyle = palette.ink;
    context.strokeText(text, width / 2, size * 0.75);
    context.fillStyle = colour;
    context.fillText(text, width / 2, size * 0.75);
  });
}

/** Draws all sprites of a stage. */
export function drawSprites(runway: Runway, words: StageWords, studio: Studio): Sprites {
  const { palette } = studio;
  const unit = Math.max(16, Math.min(runway.height * 0.05, runway.width * 0.06));
  const colours = [palette.gold, palette.signalA, palette.paper, palette.mist];
  const digits = (size: number, colour: string): readonly Sprite[] =>
    Array.from({ length: 10 }, (_, digit) => word(String(digit), size, colour, studio));
  return {
    notes: Array.from({ length: runway.lanes }, (_, lane) => note(lane, runway, studio)),
    bars: barsOf(runway, studio),
    bursts: colours.map((colour) => burst(colour, runway, studio)),
    digits: digits(unit * 1.7, palette.paper),
    smallDigits: digits(unit * 0.8, palette.paper),
    words: JUDGEMENTS.map((name, i) =>
      word(name.toUpperCase(), unit, colours[i] ?? palette.paper, studio),
    ),
    early: word(words.early, unit * 0.5, palette.signalA, studio),
    late: word(words.late, unit * 0.5, palette.signalB, studio),
  };
}
