/**
 * What comes down the lanes: lines of bars, bodies of holds, notes, and two of them at once as one bar. All that a frame works out is
 * whole: places on the chart, scales, and units of the canvas.
 */
import { MISS } from '../engine/judgement';
import { scrolledAt } from '../chart/scroll';
import { PENDING, type Run } from '../engine/run';
import type { Palette } from './palette';
import { UNITS, copy, strengthen, units } from './pen';
import { BEHIND, type Runway, scaleOf, shrink } from './runway';
import { type Sprites, signalOf } from './sprites';
import type { View } from './view';

/** How strong the body of a hold is, in hundredths: while it waits, while it is held, and broken. */
const WAITING = 50;
const HELD = 85;
const BROKEN = 18;
/** What was missed. */
const LOST = 35;
/** A line of a bar. */
const FAINT = 30;
const THIN = UNITS;
/** Part of a lane that the body of a hold is wide, on either side of its middle, and of a note that its end is tall. */
const HALF = 0.3;
const TALL = 0.3;

/** The part of a stage on which notes move. */
export class Track {
  readonly #sprites: Sprites;
  readonly #palette: Palette;
  readonly #colours: readonly string[];
  readonly #lanes: number;
  /** In units: where lanes meet, how far below the line is, half of the lanes' width, half of a hold's, and how tall its end is. */
  readonly #centre: number;
  readonly #horizon: number;
  readonly #fall: number;
  readonly #across: number;
  readonly #half: number;
  readonly #tall: number;
  /** How far from the centre the middle of each lane is at the line, in units. */
  readonly #aside: Int32Array;
  /** How far the chart has run. */
  #place = 0;

  constructor(runway: Runway, sprites: Sprites, palette: Palette) {
    const { lanes, lane: wide } = runway;
    this.#sprites = sprites;
    this.#palette = palette;
    this.#lanes = lanes;
    this.#colours = Array.from({ length: lanes }, (_, lane) => signalOf(lane, lanes, palette));
    this.#centre = units(runway.centre);
    this.#horizon = units(runway.horizon);
    this.#fall = units(runway.line - runway.horizon);
    this.#across = units((wide * lanes) / 2);
    this.#half = units(wide * HALF);
    this.#tall = units(runway.note * TALL);
    this.#aside = Int32Array.from({ length: lanes }, (_, lane) =>
      units((lane + 0.5 - lanes / 2) * wide),
    );
  }

  /** Draws what is on the lanes. */
  paint(context: CanvasRenderingContext2D, view: View, run: Run): void {
    const { heads, way } = view;
    const place = scrolledAt(view.pace.scroll, view.now) | 0;
    this.#place = place;
    const behind = place + ((BEHIND * way) | 0);
    // A hold is on screen until its end is behind the line.
    const from = behind - view.longest;
    let { first } = view;
    while (first > 0 && (heads[first - 1] ?? 0) > from) first -= 1;
    while (first < heads.length && (heads[first] ?? 0) < from) first += 1;
    view.first = first;
    let last = first;
    while (last < heads.length && (heads[last] ?? 0) < place + way) last += 1;
    this.#paintBars(context, view);
    if (view.longest > 0)
      for (let note = last - 1; note >= first; note--) this.#paintBody(context, view, run, note);
    // From far to near, so that what comes first lies on top.
    for (let note = last - 1; note >= first; note--)
      if ((heads[note] ?? 0) >= behind) this.#paintNote(context, view, run, note);
    strengthen(context, 100);
  }

  #paintBars(context: CanvasRenderingContext2D, view: View): void {
    const { bars, way } = view;
    const place = this.#place;
    let first = view.firstBar;
    while (first > 0 && (bars[first - 1] ?? 0) >= place) first -= 1;
    while (first < bars.length && (bars[first] ?? 0) < place) first += 1;
    view.firstBar = first;
    strengthen(context, FAINT);
    context.fillStyle = this.#palette.mist;
    for (let bar = first; bar < bars.length && (bars[bar] ?? 0) < place + way; bar++) {
      const scale = scaleOf((bars[bar] ?? 0) - place, way);
      const half = shrink(this.#across, scale);
      context.fillRect(this.#centre - half, this.#yAt(scale), 2 * half, THIN);
    }
    strengthen(context, 100);
  }

  #paintBody(context: CanvasRenderingContext2D, view: View, run: Run, note: number): void {
    const { way } = view;
    const head = view.heads[note] ?? 0;
    const end = view.ends[note] ?? 0;
    const released = run.released[note];
    if (end <= head || (released !== PENDING && released !== MISS)) return;
    const lane = view.notes.lane[note] ?? 0;
    const isHeld = run.open[lane] === note && run.held[lane] === 1;
    const isWaiting = run.judged[note] === PENDING;
    // What is played already lies behind the line; a body that is lost goes on below it.
    const least = isWaiting || isHeld ? 0 : (BEHIND * way) | 0;
    const ahead = head - this.#place;
    const until = end - this.#place;
    const near = scaleOf(ahead > least ? ahead : least, way);
    const far = scaleOf(until < way ? until : way, way);
    if (far >= near) return;
    strengthen(context, isWaiting ? WAITING : isHeld ? HELD : BROKEN);
    context.fillStyle = this.#colours[lane] ?? '';
    this.#paintStretch(context, lane, near, far);
    if (until >= way) return;
    // The end of a hold, where it is let go.
    const half = shrink(this.#half, far);
    const tall = shrink(this.#tall, far);
    context.fillStyle = this.#palette.flash;
    context.fillRect(this.#xAt(lane, far) - half, this.#yAt(far) - (tall >> 1), 2 * half, tall);
  }

  /** The part of a lane between two scales that a hold covers. */
  #paintStretch(context: CanvasRenderingContext2D, lane: number, near: number, far: number): void {
    const top = this.#yAt(far);
    const bottom = this.#yAt(near);
    const half = shrink(this.#half, far);
    const wide = shrink(this.#half, near);
    const x = this.#xAt(lane, far);
    const middle = this.#xAt(lane, near);
    context.beginPath();
    context.moveTo(x - half, top);
    context.lineTo(x + half, top);
    context.lineTo(middle + wide, bottom);
    context.lineTo(middle - wide, bottom);
    context.closePath();
    context.fill();
  }

  #paintNote(context: CanvasRenderingContext2D, view: View, run: Run, note: number): void {
    const judged = run.judged[note] ?? PENDING;
    if (judged !== PENDING && judged !== MISS) return;
    const { notes, partner } = view;
    const lane = notes.lane[note] ?? 0;
    const other = partner[note] ?? -1;
    // Two at once are one bar for as long as both are alike.
    const isPair = other !== -1 && run.judged[other] === judged;
    const otherLane = isPair ? (notes.lane[other] ?? 0) : lane;
    if (otherLane < lane) return;
    const picture = isPair
      ? this.#sprites.bars[lane * this.#lanes + otherLane]
      : this.#sprites.notes[lane];
    if (picture === undefined) return;
    strengthen(context, judged === MISS ? LOST : 100);
    const scale = scaleOf((view.heads[note] ?? 0) - this.#place, view.way);
    const x = (this.#xAt(lane, scale) + this.#xAt(otherLane, scale)) >> 1;
    const y = this.#yAt(scale);
    copy(context, picture.image, x, y, shrink(picture.wide, scale), shrink(picture.tall, scale));
  }

  #yAt(scale: number): number {
    return this.#horizon + shrink(this.#fall, scale);
  }

  /** The middle of a lane. */
  #xAt(lane: number, scale: number): number {
    return this.#centre + shrink(this.#aside[lane] ?? 0, scale);
  }
}
