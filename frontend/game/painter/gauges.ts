/** What a player sees of the own play beside the notes: the error bar, life, and the ghost that runs along. */
import { WINDOWS } from '../engine/judgement';
import { FULL_LIFE } from '../engine/life';
import type { Run } from '../engine/run';
import { honourOf } from '../engine/statistics';
import type { Palette } from './palette';
import {
  type Sprite,
  UNITS,
  advanceOf,
  copy,
  digitsOf,
  place,
  strengthen,
  units,
  writeNumber,
} from './pen';
import { type Runway, xAt } from './runway';
import { type Sprites, type Studio, LEAN, sprite, trace, word } from './sprites';
import { ERRORS, type View } from './view';

/** Which gauges a play has. */
export interface GaugeLook {
  /** The word at the bar of life; undefined while no play can be lost. */
  readonly life?: string | undefined;
  /** The name of the ghost; undefined without one. */
  readonly ghost?: string | undefined;
}

/** Milliseconds that a press stays on the error bar, and that it is tall. */
const STAYS = 4000;
const FRESH = 400;
/** Presses of whose lateness the mark is the mean. */
const MEAN_OF = 12;
/** Milliseconds that the ghost's judgement is shown. */
const GHOST_SHOWN = 500;
/** Part of life below which the bar warns. */
const LOW_LIFE = FULL_LIFE * 0.3;
/** Digits of a score, as wide as life is. */
const LIFE_DIGITS = 7;
/** Heights from the upper edge in pixels: of life, and of the lead. */
const LIFE_Y = 62;
const LEAD_Y = 92;

/** The scale of the error bar: how wide each judgement reaches. */
function scaleOf(half: number, height: number, studio: Studio): Sprite {
  const { palette } = studio;
  const lean = height * LEAN * 0.5;
  const width = 2 * (half + lean) + 8;
  return sprite(studio, width, height, (context) => {
    const x = width / 2;
    const y = height / 2;
    context.globalAlpha = 0.82;
    context.fillStyle = palette.ink;
    trace(context, [
      [lean * 2, 0],
      [width, 0],
      [width - lean * 2, height],
      [0, height],
    ]);
    context.fill();
    context.globalAlpha = 1;
    for (const [reach, thick, colour] of [
      [WINDOWS.good, 2, palette.mist],
      [WINDOWS.great, 3, palette.signalA],
      [WINDOWS.perfect, 4, palette.gold],
    ] as const) {
      const far = (half * reach) / WINDOWS.good;
      context.fillStyle = colour;
      context.fillRect(x - far, y - thick / 2, 2 * far, thick);
    }
    context.fillStyle = palette.flash;
    context.fillRect(x - 1, 1, 2, height - 2);
  });
}

/** A mark that points down at the mean. */
function markOf(size: number, studio: Studio): Sprite {
  return sprite(studio, size, size * 0.7, (context) => {
    context.fillStyle = studio.palette.paper;
    trace(context, [
      [0, 0],
      [size, 0],
      [size / 2, size * 0.7],
    ]);
    context.fill();
  });
}

/** A sign as large as a digit: drawn, because no text has it and so the face lacks it. */
function signOf(
  isPlus: boolean,
  digit: Sprite | undefined,
  colour: string,
  studio: Studio,
): Sprite {
  const size = (digit?.height ?? 0) * 0.42;
  const bar = size * 0.26;
  return sprite(studio, size + 4, size + 4, (context) => {
    const draw = (rim: number) => {
      context.fillRect(2 - rim, 2 + (size - bar) / 2 - rim, size + 2 * rim, bar + 2 * rim);
      if (isPlus)
        context.fillRect(2 + (size - bar) / 2 - rim, 2 - rim, bar + 2 * rim, size + 2 * rim);
    };
    context.fillStyle = studio.palette.ink;
    draw(2);
    context.fillStyle = colour;
    draw(0);
  });
}

/** The ghost's own line. */
function ghostLine(width: number, studio: Studio): Sprite {
  const { palette } = studio;
  return sprite(studio, width, 12, (context) => {
    context.globalAlpha = 0.35;
    context.fillStyle = palette.gold;
    trace(context, [
      [4, 0],
      [width, 0],
      [width - 4, 12],
      [0, 12],
    ]);
    context.fill();
    context.globalAlpha = 1;
    context.fillRect(3, 5, width - 6, 3);
  });
}

/** The gauges of a stage of one size. */
export class Gauges {
  readonly #sprites: Sprites;
  readonly #palette: Palette;
  /** Colours of presses by judgement. */
  readonly #colours: readonly string[];
  /** The error bar: its place, units of a millisecond, its height. */
  readonly #barY: number;
  readonly #millisecond: number;
  readonly #tall: number;
  readonly #scale: Sprite;
  readonly #mark: Sprite;
  readonly #life: Sprite | undefined;
  readonly #ghost: Sprite | undefined;
  readonly #line: Sprite | undefined;
  readonly #ahead: Sprite;
  readonly #behind: Sprite;
  /** Places in whole units, so that a frame works with whole numbers only. */
  readonly #middle: number;
  readonly #right: number;
  readonly #advance: number;
  readonly #ghostX: number;
  readonly #ghostY: number;
  /** What is said of a play without a miss, and where. */
  readonly #honours: Readonly<Record<'fullCombo' | 'allPerfect', Sprite>>;
  readonly #endY: number;

  constructor(runway: Runway, sprites: Sprites, look: GaugeLook, studio: Studio) {
    const { palette } = studio;
    this.#middle = units(runway.centre);
    this.#right = units(runway.width) - 16 * UNITS;
    this.#advance = advanceOf(sprites.smallDigits);
    this.#sprites = sprites;
    this.#palette = palette;
    this.#colours = [palette.gold, palette.signalA, palette.paper, palette.signalB];
    const half = Math.min(runway.lane * runway.lanes * 0.36, 180);
    const height = runway.note * 0.6;
    this.#scale = scaleOf(half, height, studio);
    this.#mark = markOf(height * 0.6, studio);
    this.#barY = units(runway.line + runway.note * 1.2);
    this.#millisecond = units(half / WINDOWS.good);
    this.#tall = units(height);
    const small = (sprites.smallDigits[0]?.height ?? 0) / 1.5;
    const tiny = Math.max(11, small * 0.55);
    const text = (say: string, colour: string) => word(say, tiny, colour, studio);
    // A name that a link brings may be long: it is as small as it has to be.
    const named = (say: string, x: number) => {
      const whole = text(say, palette.paper);
      const room = 2 * (runway.width - x) - 8;
      if (whole.width <= room) return whole;
      return word(say, (tiny * room) / whole.width, palette.paper, studio);
    };
    this.#life = look.life === undefined ? undefined : text(look.life, palette.mist);
    this.#line = look.ghost === undefined ? undefined : ghostLine(small * 5, studio);
    this.#ahead = signOf(true, sprites.smallDigits[0], palette.signalA, studio);
    this.#behind = signOf(false, sprites.smallDigits[0], palette.signalB, studio);
    const end = Math.min(small * 1.8, runway.width * 0.075);
    this.#honours = {
      fullCombo: word('FULL COMBO', end, palette.gold, studio),
      allPerfect: word('ALL PERFECT', end, palette.gold, studio),
    };
    this.#endY = units(runway.height * 0.62);
    // Beside the player's own line where there is room, or else above, beside the far end of the lanes.
    const right = xAt(runway, runway.lanes - 0.5, 1);
    const isBeside = runway.width - right > small * 7;
    const ghostX = isBeside ? (right + runway.width) / 2 : runway.width - small * 3.2;
    this.#ghostX = units(ghostX);
    this.#ghost = look.ghost === undefined ? undefined : named(look.ghost, ghostX);
    this.#ghostY = units(isBeside ? runway.line : runway.height * 0.45);
  }

  /** Paints the gauges of a frame. */
  paint(context: CanvasRenderingContext2D, view: View, run: Run): void {
    this.#paintErrors(context, view);
    if (this.#life !== undefined) this.#paintLife(context, view, this.#life);
    if (this.#ghost !== undefined) this.#paintGhost(context, view);
    const honour = honourOf(run);
    if (honour !== undefined) place(context, this.#honours[honour], this.#middle, this.#endY);
  }

  #paintErrors(context: CanvasRenderingContext2D, view: View): void {
    const middle = this.#middle;
    place(context, this.#scale, middle, this.#barY);
    const known = view.errors < ERRORS ? view.errors : ERRORS;
    let sum = 0;
    let summed = 0;
    for (let i = 0; i < known; i++) {
      const at = (view.errors - 1 - i) % ERRORS;
      const age = view.page - (view.errorAt[at] ?? 0);
      if (age > STAYS) break;
      const late = view.errorLate[at] ?? 0;
      const near = late < -WINDOWS.good ? -WINDOWS.good : late;
      if (i < MEAN_OF) {
        sum += near;
        summed += 1;
      }
      const tall = age < FRESH ? this.#tall : this.#tall >> 1;
      context.fillStyle = this.#colours[view.errorKind[at] ?? 0] ?? '';
      strengthen(context, age < FRESH ? 100 : 55);
      const x = middle + near * this.#millisecond;
      context.fillRect(x - UNITS, this.#barY - (tall >> 1), 2 * UNITS, tall);
    }
    strengthen(context, 100);
    if (summed === 0) return;
    const mean = (sum / summed) | 0;
    place(context, this.#mark, middle + mean * this.#millisecond, this.#barY - this.#tall);
  }

  #paintLife(context: CanvasRenderingContext2D, view: View, label: Sprite): void {
    const right = this.#right;
    // Bar and word together are as wide as the score, beside which the song's title stands.
    const width = LIFE_DIGITS * this.#advance - label.wide - 4 * UNITS;
    const left = right - width;
    const y = LIFE_Y * UNITS;
    const height = 6 * UNITS;
    const isLost = view.life < 0;
    place(context, label, left - (label.wide >> 1) - 4 * UNITS, y + (height >> 1));
    context.fillStyle = isLost ? this.#palette.signalB : this.#palette.line;
    context.fillRect(left, y, width, height);
    if (isLost) {
      // An empty frame: the play goes on and is not cleared.
      context.fillStyle = this.#palette.ink;
      context.fillRect(left + UNITS, y + UNITS, width - 2 * UNITS, height - 2 * UNITS);
      return;
    }
    context.fillStyle = view.life < LOW_LIFE ? this.#palette.signalB : this.#palette.signalA;
    context.fillRect(left, y, ((width * view.life) / FULL_LIFE) | 0, height);
  }

  #paintGhost(context: CanvasRenderingContext2D, view: View): void {
    const x = this.#ghostX;
    const y = this.#ghostY;
    const tall = this.#ghost?.tall ?? 0;
    place(context, this.#line, x, y);
    place(context, this.#ghost, x, y + tall);
    const age = view.page - view.ghostJudgedAt;
    if (age >= 0 && age < GHOST_SHOWN) {
      const shown = this.#sprites.words[view.ghostJudgement];
      if (shown !== undefined)
        copy(context, shown.image, x, y - tall, (shown.wide * 5) >> 3, (shown.tall * 5) >> 3);
    }
    this.#paintLead(context, view.lead);
  }

  /** Points before the ghost, with their sign. */
  #paintLead(context: CanvasRenderingContext2D, lead: number): void {
    const digits = this.#sprites.smallDigits;
    const right = this.#right;
    const advance = this.#advance;
    const points = lead < 0 ? -lead : lead;
    const y = LEAD_Y * UNITS;
    writeNumber(context, points, 1, digits, advance, right, y);
    if (lead === 0) return;
    const x = right - digitsOf(points, 1) * advance - (advance >> 1);
    place(context, lead < 0 ? this.#behind : this.#ahead, x, y);
  }
}
