/** Paints frames on two canvases: what stands still below, what moves above. A frame creates no objects. */
import { MISS } from '../engine/judgement';
import { PENDING, type Run } from '../engine/run';
import { drawBackdrop, laneStrip } from './backdrop';
import type { Palette } from './palette';
import { BEHIND, type Runway, layRunway, scaleAt, xAt, yAt } from './runway';
import {
  type Sprite,
  type Sprites,
  type StageWords,
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
/** A combo is shown from here on. */
const FIRST_COMBO = 5;

/** What a painter needs to know once. */
export interface StageLook {
  readonly lanes: number;
  readonly letters: readonly string[];
  readonly palette: Palette;
  readonly words: StageWords;
  /** Without bursts and glowing lanes. */
  readonly isCalm: boolean;
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
function glowOf(runway: Runway, lane: number, ratio: number, palette: Palette): Sprite {
  const width = runway.lane * 1.6;
  const height = (runway.line - runway.horizon) * 0.35;
  return sprite(width, height, ratio, (context) => {
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
  /** The burst that is shown: its lane, and when it began. */
  #burstLane = 0;
  #burstAt = -1e9;

  constructor(still: HTMLCanvasElement, moving: HTMLCanvasElement, look: StageLook) {
    this.#look = look;
    this.#still = contextOf(still, { alpha: false });
    this.#moving = contextOf(moving, { alpha: true });
    this.#runway = layRunway(1, 1, look.lanes);
    this.#sprites = drawSprites(this.#runway, look.palette, 1, look.words);
  }

  /** Fits the stage to its place; call it when that changes. */
  resize(width: number, height: number, ratio: number): void {
    const look = this.#look;
    const fine = Math.min(FINEST, ratio);
    const runway = layRunway(width, height, look.lanes);
    for (const context of [this.#still, this.#moving]) {
      context.canvas.width = Math.round(width * fine);
      context.canvas.height = Math.round(height * fine);
      context.setTransform(fine, 0, 0, fine, 0, 0);
    }
    this.#runway = runway;
    this.#sprites = drawSprites(runway, look.palette, fine, look.words);
    this.#glows = look.letters.map((_, lane) => glowOf(runway, lane, fine / 2, look.palette));
    drawBackdrop(this.#still, runway, look.palette, look.letters);
  }

  /** Paints a frame. */
  paint(view: View, run: Run): void {
    const context = this.#moving;
    context.clearRect(0, 0, this.#runway.width, this.#runway.height);
    if (!this.#look.isCalm) this.#paintGlows(view);
    this.#paintNotes(view, run);
    if (!this.#look.isCalm) this.#paintBurst(view);
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
      const left = xAt(this.#runway, lane, 1) - glow.width / 2;
      context.drawImage(glow.image, left, this.#runway.line - glow.height, glow.width, glow.height);
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
      this.#paintNote(lane[note] ?? 0, scale);
    }
    this.#moving.globalAlpha = 1;
  }

  #paintNote(lane: number, scale: number): void {
    const note = this.#sprites.notes[lane];
    if (note === undefined) return;
    const width = note.width * scale;
    const height = note.height * scale;
    const x = xAt(this.#runway, lane, scale) - width / 2;
    this.#moving.drawImage(note.image, x, yAt(this.#runway, scale) - height / 2, width, height);
  }

  #paintBurst(view: View): void {
    for (let lane = 0; lane < this.#runway.lanes; lane++) {
      const at = view.hitAt[lane] ?? 0;
      if (at > this.#burstAt && mayBurst(this.#burstAt, at)) {
        this.#burstAt = at;
        this.#burstLane = lane;
      }
    }
    const age = view.page - this.#burstAt;
    const burst = this.#sprites.bursts[view.hitKind[this.#burstLane] ?? 0];
    if (age < 0 || age >= BURST || burst === undefined) return;
    const grown = 0.7 + (0.5 * age) / BURST;
    const width = burst.width * grown;
    const height = burst.height * grown;
    const x = xAt(this.#runway, this.#burstLane, 1);
    this.#moving.globalAlpha = 1 - age / BURST;
    this.#moving.drawImage(
      burst.image,
      x - width / 2,
      this.#runway.line - height / 2,
      width,
      height,
    );
    this.#moving.globalAlpha = 1;
  }

  #paintJudgement(view: View): void {
    const age = view.page - view.judgedAt;
    if (age > SHOWN || age < 0) return;
    const y = this.#runway.height * 0.46;
    this.#centre(this.#sprites.words[view.judgement], y);
    if (view.judgement === 0 || view.judgement === MISS) return;
    this.#centre(
      view.late < 0 ? this.#sprites.early : this.#sprites.late,
      y + this.#runway.height * 0.045,
    );
  }

  #centre(word: Sprite | undefined, y: number): void {
    if (word === undefined) return;
    this.#moving.drawImage(
      word.image,
      this.#runway.centre - word.width / 2,
      y - word.height / 2,
      word.width,
      word.height,
    );
  }

  #paintNumbers(view: View): void {
    const { width, height, centre } = this.#runway;
    const { digits, smallDigits } = this.#sprites;
    if (view.countIn > 0) this.#number(view.countIn, 1, digits, centre, height * 0.34, 0.5);
    else if (view.combo >= FIRST_COMBO)
      this.#number(view.combo, 1, digits, centre, height * 0.34, 0.5);
    this.#number(view.score, 7, smallDigits, width - 16, 34, 1);
    if (view.ghost >= 0) this.#number(view.ghost, 7, smallDigits, width - 16, 66, 1);
    const { palette } = this.#look;
    this.#moving.fillStyle = palette.line;
    this.#moving.fillRect(0, height - 5, width, 5);
    this.#moving.fillStyle = palette.signalB;
    this.#moving.fillRect(0, height - 5, width * view.progress, 5);
  }

  /** Draws a whole number with at least so many digits; `anchor` 0.5 centres it, 1 lets it end at `x`. */
  #number(
    value: number,
    least: number,
    digits: readonly Sprite[],
    x: number,
    y: number,
    anchor: number,
  ): void {
    let count = least;
    for (let rest = Math.floor(value / 10 ** least); rest > 0; rest = Math.floor(rest / 10))
      count += 1;
    // Figures have one width, so that a score does not tremble.
    const advance = (digits[0]?.width ?? 0) * 0.8;
    let right = x + count * advance * (1 - anchor);
    let rest = value;
    for (let i = 0; i < count; i++) {
      const digit = digits[rest % 10];
      if (digit !== undefined) {
        const left = right - advance / 2 - digit.width / 2;
        this.#moving.drawImage(digit.image, left, y - digit.height / 2, digit.width, digit.height);
      }
      rest = Math.floor(rest / 10);
      right -= advance;
    }
  }
}
