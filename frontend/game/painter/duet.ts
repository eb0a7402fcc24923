/** What a mash-up has on its stage that a song has not: where the crossfader is, and the collision in which the songs trade. */
import type { Palette } from './palette';
import { type Sprite, UNITS, copy, place, strengthen, units } from './pen';
import type { Runway } from './runway';
import { screenOf } from './scenery';
import { LEAN, type Studio, sprite, trace } from './sprites';
import { AROUND, tradeAge } from './trade';
import type { View } from './view';
import { FADER_STEPS } from '../mixer/moves';

/** Pixels of the crossfader's bar, and from the lower edge to it: the song's progress is below. */
const BAR = 6;
const BAR_UP = 7;
/** Parts of a way are counted in so many. */
const WHOLE = 256;

/** A signal that travels to the other one: a leaning plate. */
function signalOf(width: number, height: number, colour: string, studio: Studio): Sprite {
  const lean = height * LEAN;
  return sprite(studio, width + lean, height, (context) => {
    context.fillStyle = colour;
    trace(context, [
      [lean, 0],
      [width + lean, 0],
      [width, height],
      [0, height],
    ]);
    context.fill();
  });
}

/** The light in which two signals meet. */
function flashOf(side: number, studio: Studio): Sprite {
  return sprite(studio, side, side, (context) => {
    const middle = side / 2;
    const shade = context.createRadialGradient(middle, middle, 0, middle, middle, middle);
    shade.addColorStop(0, studio.palette.flash);
    shade.addColorStop(0.25, studio.palette.flash);
    shade.addColorStop(1, 'transparent');
    context.fillStyle = shade;
    context.fillRect(0, 0, side, side);
  });
}

/** Both songs of a stage of one size. */
export class Duet {
  readonly #palette: Palette;
  readonly #isCalm: boolean;
  readonly #first: Sprite;
  readonly #second: Sprite;
  readonly #flash: Sprite;
  readonly #slash: Sprite;
  /** In units: where the songs meet, how far both come, and the bar of the crossfader. */
  readonly #x: number;
  readonly #y: number;
  readonly #way: number;
  readonly #barY: number;
  readonly #width: number;

  constructor(runway: Runway, studio: Studio, isCalm: boolean) {
    const { width, height } = runway;
    const { palette } = studio;
    const screen = screenOf(runway);
    const plate = [width * 0.045, screen.side] as const;
    this.#palette = palette;
    this.#isCalm = isCalm;
    this.#first = signalOf(...plate, palette.signalA, studio);
    this.#second = signalOf(...plate, palette.signalB, studio);
    // Half as fine: it is a soft light.
    this.#flash = flashOf(screen.side * 1.3, { ...studio, ratio: studio.ratio / 2 });
    this.#slash = signalOf(BAR, BAR * 3, palette.flash, studio);
    this.#x = units(screen.x);
    this.#y = units(screen.y + screen.side / 2);
    this.#way = units(width / 2) + this.#first.wide;
    this.#barY = units(height - BAR_UP - BAR);
    this.#width = units(width);
  }

  /** Draws what is behind the lanes: both signals on their way, and the light where they have met. */
  paintTrade(context: CanvasRenderingContext2D, view: View): void {
    if (this.#isCalm) return;
    const age = tradeAge(view);
    if (age < 0) this.#paintWay(context, age);
    else if (age <= AROUND) this.#paintFlash(context, age);
  }

  #paintWay(context: CanvasRenderingContext2D, age: number): void {
    const left = ((WHOLE * -age) / AROUND) | 0;
    // Faster and faster.
    const gone = WHOLE - ((left * left) >> 8);
    const far = this.#way - ((this.#way * gone) >> 8);
    strengthen(context, 85);
    place(context, this.#first, this.#x - far - (this.#first.wide >> 1), this.#y);
    place(context, this.#second, this.#x + far + (this.#second.wide >> 1), this.#y);
    strengthen(context, 100);
  }

  #paintFlash(context: CanvasRenderingContext2D, age: number): void {
    const { image, wide, tall } = this.#flash;
    strengthen(context, (85 - (85 * age) / AROUND) | 0);
    const more = ((wide * age) / (2 * AROUND)) | 0;
    copy(context, image, this.#x, this.#y, wide + more, tall + more);
    strengthen(context, 100);
  }

  /** Draws the crossfader: so much of each song is heard. */
  paintFader(context: CanvasRenderingContext2D, view: View): void {
    const first = ((this.#width * (FADER_STEPS - view.fader)) / FADER_STEPS) | 0;
    const tall = BAR * UNITS;
    context.fillStyle = this.#palette.signalA;
    context.fillRect(0, this.#barY, first, tall);
    context.fillStyle = this.#palette.signalB;
    context.fillRect(first, this.#barY, this.#width - first, tall);
    place(context, this.#slash, first, this.#barY + (tall >> 1));
  }
}
