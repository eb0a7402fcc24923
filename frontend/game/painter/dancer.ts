/** An idol beside the lanes, who dances to the beat and to how the play goes. */
import { MISS } from '../engine/judgement';
import { FADER_STEPS } from '../mixer/moves';
import { type Sprite, strengthen, units } from './pen';
import { FAR_END, type Runway, scaleAt, xAt, yAt } from './runway';
import { type Studio, sprite } from './sprites';
import { AROUND, tradeAge } from './trade';
import { BEAT_STEPS, DANCE_STEPS, type View } from './view';

/** Pictures of idols are 1200 by 2000 units. */
const SHAPE = 0.6;
/** Milliseconds that an idol cheers, the one that a hop takes, and that it flinches. */
const CHEERS = 900;
const HOP = 450;
const FLINCHES = 420;
/** What the tables below count a whole as. */
const WHOLE = 256;
/** Shears to either side, in thousandths of the height. */
const MOST_SHEAR = 128;

const steps = (count: number, at: (part: number) => number): Int32Array =>
  Int32Array.from({ length: count }, (_, i) => Math.round(at(i / count)));

/** How high an idol is in a hop, and how low it sinks as it lands on a beat. */
const RISE = steps(BEAT_STEPS, (part) => WHOLE * Math.sin(Math.PI * part));
const LANDING = steps(BEAT_STEPS, (part) => WHOLE * Math.exp(-5 * part));
/** How far it leans, which takes two beats. */
const SWAY = steps(DANCE_STEPS, (part) => 26 * Math.sin(2 * Math.PI * part));
/** Shears that a frame hands to the browser: in a list with something else they are objects already. */
const SHEARS: readonly (number | null)[] = [
  ...Array.from({ length: 2 * MOST_SHEAR + 1 }, (_, i) => (i - MOST_SHEAR) / 1000),
  null,
];

/** Where an idol stands, in CSS pixels. */
export interface Stand {
  readonly x: number;
  readonly feet: number;
  readonly tall: number;
  /** How much of the dark lies over it, from 0 to 1. */
  readonly shade: number;
}

/** Where the idol of one side stands: beside the lanes, or behind their far end where they take the whole width. */
export function standOf(runway: Runway, side: -1 | 1): Stand {
  const { width, height, lane, lanes } = runway;
  const middle = width / 2;
  if (height > width)
    return {
      x: middle + side * width * 0.33,
      // The head is below the combo's plate.
      feet: height * 0.61,
      tall: height * 0.38,
      shade: 0.34,
    };
  const room = (width - lane * lanes) / 2;
  const tall = Math.min(height * 0.82, room / 0.33);
  // Feet are below the picture, as in a close shot.
  return { x: middle + side * (middle - room * 0.52), feet: height * 1.02, tall, shade: 0 };
}

/** How far an idol has leapt to the other one where their songs trade, of a whole: up to the trade and back. */
function leapOf(view: View): number {
  const age = tradeAge(view);
  const away = age < 0 ? -age : age;
  return away >= AROUND ? 0 : (WHOLE - (away * WHOLE) / AROUND) | 0;
}

/** Steps of the crossfader in its middle, and how much dimmer an idol is for each step that its song is away. */
const MIDDLE = FADER_STEPS / 2;
const DIMMER = 6;

/** How bright the idol of a side is, in hundredths: as much as its song is heard. */
function brightnessOf(fader: number, side: -1 | 1): number {
  const away = side * (MIDDLE - fader);
  return fader < 0 || away <= 0 ? 100 : 100 - DIMMER * away;
}

/** How many times a combo has been cheered: at 50, at 100 and at each hundred after it. */
function cheersOf(combo: number): number {
  return combo < 50 ? 0 : combo < 100 ? 1 : 1 + ((combo / 100) | 0);
}

/** One idol of a stage. */
export class Dancer {
  readonly #poses: readonly Sprite[];
  readonly #isGhost: boolean;
  readonly #side: -1 | 1;
  readonly #x: number;
  readonly #feet: number;
  readonly #wide: number;
  readonly #tall: number;
  /** The outline of all that is beside the lanes and behind them, in units. */
  readonly #beside: Int32Array;
  /** When it began to cheer and to flinch, in milliseconds of the page. */
  readonly #since = Float64Array.of(-1e9, -1e9);
  #cheers = 0;

  constructor(
    poses: readonly CanvasImageSource[],
    side: -1 | 1,
    runway: Runway,
    studio: Studio,
    before: Dancer | undefined,
  ) {
    const { x, feet, tall, shade } = standOf(runway, side);
    const wide = tall * SHAPE;
    this.#poses = poses.map((pose) =>
      sprite(studio, wide, tall, (context) => {
        context.imageSmoothingQuality = 'high';
        context.drawImage(pose, 0, 0, wide, tall);
        context.globalCompositeOperation = 'source-atop';
        context.globalAlpha = shade;
        context.fillStyle = studio.palette.ink;
        context.fillRect(0, 0, wide, tall);
      }),
    );
    this.#side = side;
    this.#isGhost = side === 1;
    this.#x = units(x);
    this.#feet = units(feet);
    this.#wide = units(wide);
    this.#tall = units(tall);
    this.#beside = besideOf(runway, side);
    // A stage that gets another size goes on.
    if (before === undefined) return;
    this.#since.set(before.#since);
    this.#cheers = before.#cheers;
  }

  /** Draws the idol at rest. */
  paintStill(context: CanvasRenderingContext2D): void {
    this.#draw(context, this.#x, 0, MOST_SHEAR, 0, 0);
  }

  /** Draws the idol of a frame, at a step of the dance. */
  paint(context: CanvasRenderingContext2D, view: View, step: number, isFull: boolean): void {
    this.#follow(view);
    const beat = step % BEAT_STEPS;
    let rise = RISE[beat] ?? 0;
    let sink = LANDING[beat] ?? 0;
    let shear = MOST_SHEAR + (SWAY[step] ?? 0);
    const cheering = view.page - (this.#since[0] ?? 0);
    const flinching = view.page - (this.#since[1] ?? 0);
    if (isFull) rise *= 5;
    else if (cheering >= 0 && cheering < CHEERS) {
      rise = 5 * (RISE[(((cheering % HOP) * BEAT_STEPS) / HOP) | 0] ?? 0);
      sink = -WHOLE;
    } else if (flinching >= 0 && flinching < FLINCHES) {
      const left = (WHOLE - (flinching * WHOLE) / FLINCHES) | 0;
      // Away from the lanes, with the knees bent.
      shear += this.#side * ((left * 80) >> 8);
      sink += 2 * left;
      rise = 0;
    }
    const pose = step >= BEAT_STEPS ? this.#poses.length - 1 : 0;
    const leap = leapOf(view);
    // The one on the left goes to the right.
    const x = this.#x - this.#side * ((this.#tall * leap) >> 11);
    if (view.fader < 0) {
      this.#draw(context, x, pose, shear, rise, sink);
      return;
    }
    strengthen(context, brightnessOf(view.fader, this.#side));
    this.#draw(context, x, pose, shear, rise, sink);
    strengthen(context, 100);
  }

  /** Sees what has happened since the last frame. */
  #follow(view: View): void {
    // Both idols of a mash-up are the player's.
    const isGhost = this.#isGhost && view.fader < 0;
    const cheers = cheersOf(isGhost ? view.ghostCombo : view.combo);
    if (cheers > this.#cheers) this.#since[0] = view.page;
    this.#cheers = cheers;
    const judgement = isGhost ? view.ghostJudgement : view.judgement;
    if (judgement === MISS) this.#since[1] = isGhost ? view.ghostJudgedAt : view.judgedAt;
  }

  #draw(
    context: CanvasRenderingContext2D,
    x: number,
    pose: number,
    shear: number,
    rise: number,
    sink: number,
  ): void {
    const picture = this.#poses[pose];
    if (picture === undefined) return;
    const beside = this.#beside;
    context.save();
    context.beginPath();
    context.moveTo(beside[0] ?? 0, beside[1] ?? 0);
    for (let at = 2; at < beside.length; at += 2)
      context.lineTo(beside[at] ?? 0, beside[at + 1] ?? 0);
    context.closePath();
    context.clip();
    // Whole numbers: a rise is up to a part in 64 of the height, a landing a part in 28.
    context.translate(x, this.#feet - ((this.#tall * rise) >> 14));
    context.transform(1, 0, SHEARS[shear] ?? 0, 1, 0, 0);
    const wide = this.#wide + ((this.#wide * sink) >> 13);
    const tall = this.#tall - ((this.#tall * sink * 9) >> 16);
    context.drawImage(picture.image, -(wide >> 1), -tall, wide, tall);
    context.restore();
  }
}

/** What is not hidden by the lanes on a side: an idol never stands before them. */
function besideOf(runway: Runway, side: -1 | 1): Int32Array {
  const { lanes, width, height } = runway;
  const rim = side === -1 ? -0.5 : lanes - 0.5;
  const edge = side === -1 ? 0 : width;
  const far = scaleAt(FAR_END);
  const near = (height - runway.horizon) / (runway.line - runway.horizon);
  const corners = [
    [edge, 0],
    [runway.centre, 0],
    [xAt(runway, rim, far), yAt(runway, far)],
    [xAt(runway, rim, near), height],
    [edge, height],
  ] as const;
  return Int32Array.from(corners.flat(), units);
}
