/** Paints frames on two canvases: what stands still below, what moves above. A frame creates no objects. */
import { MISS } from '../engine/judgement';
import { PENDING, type Run } from '../engine/run';
import { drawBackdrop, laneStrip } from './backdrop';
import { type GaugeLook, Gauges } from './gauges';
import type { Palette } from './palette';
import { type Sprite, UNITS, advanceOf, copy, digitsOf, place, writeNumber, units } from './pen';
import { BEHIND, type Runway, layRunway, scaleAt, xAt, yAt } from './runway';
import {
  type MakeCanvas,
  type Sprites,
  type StageWords,
  type Studio,
  drawSprites,
  signalOf,
  sprite,
  trace,
} from './sprites';
import type { View } from './view';

/** A finer picture costs four times as much and shows nothing more in motion. */
const FINEST = 2;
/** Milliseconds that a lane glows, a burst lasts, and a judgement is shown. */
const GLOW = 180;
const BURST = 240;
const SHOWN = 700;
/** Bursts are bright: no more than three a second, as the guidelines for photosensitive people ask. */
const BURST_GAP = 334;
/** Milliseconds between hits that burst as one: two fingers never come down at the same moment. */
const TOGETHER = 40;
/** A combo is shown from here on, and how bright it is after a press that met no note. */
const FIRST_COMBO = 5;
const DULL = 0.4;
/** A million points and leading noughts. */
const SCORE_DIGITS = 7;

/** What a painter needs to know once. */
export interface StageLook {
  readonly lanes: number;
  readonly letters: readonly string[];
  readonly palette: Palette;
  readonly words: StageWords;
  /** Without bursts and glowing lanes. */
  readonly isCalm: boolean;
  /** Makes the canvases of the sprites. */
  readonly makeCanvas: MakeCanvas;
  /** What a player sees of the own play: error bar, life and ghost. A film has none of it. */
  readonly gauges?: GaugeLook | undefined;
}

/** Whether a bright burst may follow the last one. */
export function mayBurst(last: number, now: number): boolean {
  return now - last >= BURST_GAP;
}

function contextOf(
  canvas: HTMLCanvasElement,
  options: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', options);
  if (context === null) throw new Error('the browser has no canvas');
  return context;
}

/** The light before the line of a lane: only its near part, because filling much of the screen is what costs time. */
function glowOf(runway: Runway, lane: number, studio: Studio): Sprite {
  const { palette } = studio;
  const width = runway.lane * 1.6;
  const height = (runway.line - runway.horizon) * 0.35;
  return sprite(studio, width, height, (context) => {
    context.translate(width / 2 - xAt(runway, lane, 1), height - runway.line);
    trace(context, laneStrip(runway, lane));
    const shade = context.createLinearGradient(0, runway.line - height, 0, runway.line);
    shade.addColorStop(0, palette.night);
    shade.addColorStop(1, signalOf(lane, runway.lanes, palette));
    context.fillStyle = shade;
    context.fill();
  });
}

/** Paints one stage. */
export class StagePainter {
  readonly #look: StageLook;
  readonly #still: CanvasRenderingContext2D;
  readonly #moving: CanvasRenderingContext2D;
  #runway: Runway;
  #sprites: Sprites;
  #glows: readonly Sprite[] = [];
  #gauges: Gauges | undefined;
  /** Units from a digit to the next. */
  #advance = 0;
  #smallAdvance = 0;
  /** The burst that is shown: its lanes as bits, and when it began. */
  #burstLanes = 0;
  #burstAt = -1e9;

  constructor(still: HTMLCanvasElement, moving: HTMLCanvasElement, look: StageLook) {
    this.#look = look;
    this.#still = contextOf(still, { alpha: false });
    this.#moving = contextOf(moving, { alpha: true });
    this.#runway = layRunway(1, 1, look.lanes);
    this.#sprites = drawSprites(this.#runway, look.words, { ...look, ratio: 1 });
  }

  /** Fits the stage to its place; call it when that changes. */
  resize(width: number, height: number, ratio: number): void {
    const look = this.#look;
    const fine = Math.min(FINEST, ratio);
    const runway = layRunway(width, height, look.lanes);
    for (const context of [this.#still, this.#moving]) {
      context.canvas.width = Math.round(width * fine);
      context.canvas.height = Math.round(height * fine);
    }
    this.#still.setTransform(fine, 0, 0, fine, 0, 0);
    this.#moving.setTransform(fine / UNITS, 0, 0, fine / UNITS, 0, 0);
    this.#runway = runway;
    this.#sprites = drawSprites(runway, look.words, { ...look, ratio: fine });
    // Half as fine: it is a soft light.
    const coarse = { ...look, ratio: fine / 2 };
    this.#glows = look.letters.map((_, lane) => glowOf(runway, lane, coarse));
    this.#advance = advanceOf(this.#sprites.digits);
    this.#smallAdvance = advanceOf(this.#sprites.smallDigits);
    if (look.gauges !== undefined)
      this.#gauges = new Gauges(runway, this.#sprites, look.gauges, { ...look, ratio: fine });
    drawBackdrop(this.#still, runway, look.palette, look.letters);
  }

  /** Paints a frame. */
  paint(view: View, run: Run): void {
    this.#moving.clearRect(0, 0, units(this.#runway.width + 1), units(this.#runway.height + 1));
    if (!this.#look.isCalm) this.#paintGlows(view);
    this.#paintNotes(view, run);
    if (!this.#look.isCalm) this.#paintBurst(view);
    this.#gauges?.paint(this.#moving, view);
    this.#paintJudgement(view);
    this.#paintNumbers(view);
  }

  #paintGlows(view: View): void {
    const context = this.#moving;
    for (let lane = 0; lane < this.#runway.lanes; lane++) {
      const age = view.page - (view.pressedAt[lane] ?? 0);
      const glow = this.#glows[lane];
      if (age >= GLOW || age < 0 || glow === undefined) continue;
      context.globalAlpha = 0.4 * (1 - age / GLOW);
      const y = units(this.#runway.line - glow.height / 2);
      place(this.#moving, glow, units(xAt(this.#runway, lane, 1)), y);
    }
    context.globalAlpha = 1;
  }

  #paintNotes(view: View, run: Run): void {
    const { times, lane } = view.notes;
    const { now, approach } = view;
    while (view.first > 0 && (times[view.first - 1] ?? 0) > now + BEHIND * approach)
      view.first -= 1;
    while (view.first < times.length && (times[view.first] ?? 0) < now + BEHIND * approach)
      view.first += 1;
    let last = view.first;
    while (last < times.length && (times[last] ?? 0) < now + approach) last += 1;
    // From far to near, so that what comes first lies on top.
    for (let note = last - 1; note >= view.first; note--) {
      const judged = run.judged[note];
      if (judged !== PENDING && judged !== MISS) continue;
      const scale = scaleAt(((times[note] ?? 0) - now) / approach);
      this.#moving.globalAlpha = judged === MISS ? 0.35 : 1;
      const at = lane[note] ?? 0;
      const picture = this.#sprites.notes[at];
      if (picture === undefined) continue;
      copy(
        this.#moving,
        picture.image,
        units(xAt(this.#runway, at, scale)),
        units(yAt(this.#runway, scale)),
        units(picture.width * scale),
        units(picture.height * scale),
      );
    }
    this.#moving.globalAlpha = 1;
  }

  #paintBurst(view: View): void {
    for (let lane = 0; lane < this.#runway.lanes; lane++) {
      const at = view.hitAt[lane] ?? 0;
      if (Math.abs(at - this.#burstAt) <= TOGETHER) {
        this.#burstLanes |= 1 << lane;
      } else if (at > this.#burstAt && mayBurst(this.#burstAt, at)) {
        this.#burstAt = at;
        this.#burstLanes = 1 << lane;
      }
    }
    const age = view.page - this.#burstAt;
    if (age < 0 || age >= BURST) return;
    this.#moving.globalAlpha = 1 - age / BURST;
    const grown = 0.7 + (0.5 * age) / BURST;
    for (let lane = 0; lane < this.#runway.lanes; lane++) {
      const burst = this.#sprites.bursts[view.hitKind[lane] ?? 0];
      if (((this.#burstLanes >> lane) & 1) === 0 || burst === undefined) continue;
      copy(
        this.#moving,
        burst.image,
        units(xAt(this.#runway, lane, 1)),
        units(this.#runway.line),
        units(burst.width * grown),
        units(burst.height * grown),
      );
    }
    this.#moving.globalAlpha = 1;
  }

  #paintJudgement(view: View): void {
    const age = view.page - view.judgedAt;
    if (age > SHOWN || age < 0) return;
    const { centre, height } = this.#runway;
    const x = units(centre);
    place(this.#moving, this.#sprites.words[view.judgement], x, units(height * 0.46));
    if (view.judgement === 0 || view.judgement === MISS) return;
    const { early, late } = this.#sprites;
    place(this.#moving, view.late < 0 ? early : late, x, units(height * 0.505));
  }

  #paintNumbers(view: View): void {
    const width = units(this.#runway.width);
    const height = units(this.#runway.height);
    const { digits, smallDigits } = this.#sprites;
    const count = view.countIn > 0 ? view.countIn : view.combo;
    if (view.countIn > 0 || count >= FIRST_COMBO) {
      const advance = this.#advance;
      const right = (width + digitsOf(count, 1) * advance) >> 1;
      const isDull = view.isDull && view.countIn === 0;
      if (isDull) this.#moving.globalAlpha = DULL;
      writeNumber(
        this.#moving,
        count,
        1,
        digits,
        advance,
        right,
        units(this.#runway.height * 0.34),
      );
      if (isDull) this.#moving.globalAlpha = 1;
    }
    const right = width - 16 * UNITS;
    const small = this.#smallAdvance;
    writeNumber(this.#moving, view.score, SCORE_DIGITS, smallDigits, small, right, 34 * UNITS);
    const { palette } = this.#look;
    const bar = 5 * UNITS;
    this.#moving.fillStyle = palette.line;
    this.#moving.fillRect(0, height - bar, width, bar);
    this.#moving.fillStyle = palette.signalB;
    this.#moving.fillRect(0, height - bar, (width * view.progress) | 0, bar);
  }
}
