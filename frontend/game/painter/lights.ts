/** The lights of a stage that live: the glow where the lanes meet and the speakers on the beat, and the fever of a long combo. */
import { FEVER } from '../engine/fever';
import type { Palette } from './palette';
import { type Sprite, UNITS, copy, place, strengthen, units } from './pen';
import { FAR_END, type Runway, scaleAt, xAt, yAt } from './runway';
import { type Speaker, cone, speakersOf } from './scenery';
import { type Studio, sprite } from './sprites';
import { BEAT_STEPS, type View } from './view';

/** Milliseconds in which the edges of the lanes begin to burn. */
const KINDLES = 400;
/** Light that pulses more than three times a second can harm: faster beats pulse by twos. */
const SHORTEST_PULSE = 334;
/** How much of a pulse is left at each step of a beat, in hundredths; what stands still has the middle. */
const PULSE = Int32Array.from({ length: BEAT_STEPS }, (_, step) =>
  Math.round(100 * Math.exp((-3 * step) / BEAT_STEPS)),
);
const STILL_PULSE = 50;
/** How wide the burning edge of the lanes is, as a part of them, and the white in it. */
const EDGE = 0.07;
const CORE = 0.008;

/** The strength of a pulse at a step of two beats that last so many milliseconds each. */
export function pulseAt(step: number, beat: number): number {
  const own = beat < SHORTEST_PULSE ? step >> 1 : step % BEAT_STEPS;
  return PULSE[own] ?? 0;
}

/** The light where the lanes meet. */
function glowOf(runway: Runway, studio: Studio): Sprite {
  const { palette } = studio;
  const width = Math.min(runway.width * 0.6, runway.height * 0.9);
  const height = width * 0.34;
  return sprite(studio, width, height, (context) => {
    context.scale(1, height / width);
    for (const [x, colour] of [
      [0.36, palette.signalA],
      [0.64, palette.signalB],
      [0.5, palette.flash],
    ] as const) {
      const shade = context.createRadialGradient(
        width * x,
        width / 2,
        0,
        width * x,
        width / 2,
        width * 0.36,
      );
      shade.addColorStop(0, colour);
      shade.addColorStop(1, 'transparent');
      context.globalAlpha = colour === palette.flash ? 0.5 : 0.7;
      context.fillStyle = shade;
      context.fillRect(0, 0, width, width);
    }
  });
}

/** The outline of a burning edge in units: far and near ends of the rim, and of what lies so far outside of it. */
function edgeOf(runway: Runway, side: -1 | 1, wide: number): Int32Array {
  const { lanes } = runway;
  const rim = side === -1 ? -0.5 : lanes - 0.5;
  const outer = rim + side * lanes * wide;
  const far = scaleAt(FAR_END);
  const near = (runway.height - runway.horizon) / (runway.line - runway.horizon);
  return Int32Array.from(
    [
      [rim, far],
      [rim, near],
      [outer, near],
      [outer, far],
    ].flatMap(([at = 0, scale = 0]) => [xAt(runway, at, scale), yAt(runway, scale)]),
    units,
  );
}

function fillEdge(context: CanvasRenderingContext2D, edge: Int32Array): void {
  context.beginPath();
  context.moveTo(edge[0] ?? 0, edge[1] ?? 0);
  for (let at = 2; at < edge.length; at += 2) context.lineTo(edge[at] ?? 0, edge[at + 1] ?? 0);
  context.closePath();
  context.fill();
}

/** The lights of a stage of one size. */
export class Lights {
  readonly #palette: Palette;
  readonly #isCalm: boolean;
  readonly #glow: Sprite;
  readonly #cones: readonly { readonly image: Sprite; readonly x: number; readonly y: number }[];
  readonly #edges: readonly (readonly [outer: Int32Array, core: Int32Array])[];
  readonly #x: number;
  readonly #y: number;
  /** When the fever began, in milliseconds of the page. */
  readonly #since = Float64Array.of(-1e9);
  #isFever = false;

  constructor(
    runway: Runway,
    studio: Studio,
    look: { readonly isCalm: boolean; readonly hasSpeakers: boolean },
  ) {
    this.#palette = studio.palette;
    this.#isCalm = look.isCalm;
    // Half as fine: it is a soft light.
    this.#glow = glowOf(runway, { ...studio, ratio: studio.ratio / 2 });
    const speakers = look.hasSpeakers ? speakersOf(runway) : [];
    this.#cones = speakers.flatMap((speaker) => conesOf(speaker, studio));
    this.#edges = ([-1, 1] as const).map((side) => [
      edgeOf(runway, side, EDGE),
      edgeOf(runway, side, CORE),
    ]);
    this.#x = units(runway.centre);
    this.#y = units(runway.horizon);
  }

  /** Draws the light of a stage on which nothing moves. */
  paintStill(context: CanvasRenderingContext2D): void {
    this.#paintGlow(context, STILL_PULSE);
  }

  /** Draws what lies behind the idols, at a step of two beats. */
  paint(context: CanvasRenderingContext2D, view: View, step: number): void {
    const pulse = this.#isCalm ? STILL_PULSE : pulseAt(step, view.pace.bar >> 2);
    if (!this.#isCalm) {
      this.#paintGlow(context, pulse);
      this.#paintCones(context, pulse);
    }
    this.#paintFever(context, view, pulse);
  }

  #paintGlow(context: CanvasRenderingContext2D, pulse: number): void {
    strengthen(context, 15 + ((pulse * 45) >> 7));
    place(context, this.#glow, this.#x, this.#y);
    strengthen(context, 100);
  }

  #paintCones(context: CanvasRenderingContext2D, pulse: number): void {
    // By number: an iterator makes an object for each, until the compiler knows the code.
    for (let at = 0; at < this.#cones.length; at++) {
      const cone = this.#cones[at];
      if (cone === undefined) continue;
      const { image, x, y } = cone;
      const more = (image.wide * pulse) >> 10;
      copy(context, image.image, x, y, image.wide + more, image.tall + more);
    }
  }

  #paintFever(context: CanvasRenderingContext2D, view: View, pulse: number): void {
    const isFever = view.combo >= FEVER;
    if (isFever && !this.#isFever) this.#since[0] = view.page;
    this.#isFever = isFever;
    if (!isFever) return;
    const age = view.page - (this.#since[0] ?? 0);
    const lit = age >= KINDLES || this.#isCalm ? 100 : ((age * 100) / KINDLES) | 0;
    for (let side = 0; side < 2; side++) {
      const edge = this.#edges[side];
      if (edge === undefined) continue;
      context.fillStyle = side === 0 ? this.#palette.signalA : this.#palette.signalB;
      strengthen(context, ((lit * (28 + ((pulse * 30) >> 7))) / 100) | 0);
      fillEdge(context, edge[0]);
      context.fillStyle = this.#palette.flash;
      strengthen(context, ((lit * (60 + ((pulse * 40) >> 7))) / 100) | 0);
      fillEdge(context, edge[1]);
    }
    strengthen(context, 100);
  }
}

/** The cones of a speaker, each a picture that grows on the beat. */
function conesOf(speaker: Speaker, studio: Studio) {
  return speaker.cones.map(({ x, y, radius }) => ({
    image: sprite(studio, 2 * radius, 2 * radius, (context) => {
      cone(context, radius, radius, radius, speaker.side, studio.palette);
    }),
    x: (x * UNITS) | 0,
    y: (y * UNITS) | 0,
  }));
}
