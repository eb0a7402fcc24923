/** Paints frames on two canvases: what stands still below, what moves above. A frame creates no objects. */
import { MISS } from '../engine/judgement';
import type { Run } from '../engine/run';
import { honourOf } from '../engine/statistics';
import { Dancer } from './dancer';
import { Duet } from './duet';
import { Finale } from './finale';
import { type GaugeLook, Gauges } from './gauges';
import { Hits } from './hits';
import { drawLanes } from './lanes';
import { Lights } from './lights';
import type { Palette } from './palette';
import { UNITS, advanceOf, digitsOf, place, strengthen, writeNumber, units } from './pen';
import { type Judged, layJudged } from './judged';
import { type Plates, SCORE_DIGITS, layPlates } from './plates';
import { type Runway, layRunway } from './runway';
import { drawScenery } from './scenery';
import { type MakeCanvas, type Sprites, type StageWords, drawSprites } from './sprites';
import { Track } from './track';
import { type View, stepOf } from './view';

/** A finer picture costs four times as much and shows nothing more in motion. */
const FINEST = 2;
/** Milliseconds that a judgement is shown. */
const SHOWN = 700;
/** A combo is shown from here on, and how bright it is after a press that met no note, in hundredths. */
const FIRST_COMBO = 5;
const DULL = 40;

/** What a painter needs to know once. */
export interface StageLook {
  readonly lanes: number;
  readonly letters: readonly string[];
  readonly palette: Palette;
  readonly words: StageWords;
  /** Without what moves but notes: no bursts, no glowing lanes, and idols stand still. */
  readonly isCalm: boolean;
  /** Makes the canvases of the sprites. */
  readonly makeCanvas: MakeCanvas;
  /** Two songs are played as one: the crossfader is shown, and the songs collide where they trade. */
  readonly isDuet?: boolean;
  /** What a player sees of the own play: error bar, life and ghost. A film has none of it. */
  readonly gauges?: GaugeLook | undefined;
}

/** Pictures of a stage. They may come when it is painted already. */
export interface StagePictures {
  /** The song's cover, a square. */
  readonly cover?: CanvasImageSource | undefined;
  /** Whom the player has chosen, on the left, and the ghost's idol on the right: each a picture, or two that take turns on beats. */
  readonly idol?: readonly CanvasImageSource[] | undefined;
  readonly ghost?: readonly CanvasImageSource[] | undefined;
}

function contextOf(
  canvas: HTMLCanvasElement,
  options: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', options);
  if (context === null) throw new Error('the browser has no canvas');
  return context;
}

/** What moves on a stage of one size. */
interface Parts {
  readonly runway: Runway;
  readonly sprites: Sprites;
  readonly plates: Plates;
  readonly judged: Judged;
  readonly track: Track;
  readonly hits: Hits;
  readonly lights: Lights;
  readonly gauges: Gauges | undefined;
  readonly duet: Duet | undefined;
  readonly finale: Finale | undefined;
  readonly idol: Dancer | undefined;
  readonly ghost: Dancer | undefined;
}

/** Paints one stage. */
export class StagePainter {
  readonly #look: StageLook;
  readonly #still: CanvasRenderingContext2D;
  readonly #moving: CanvasRenderingContext2D;
  #letters: readonly string[];
  #pictures: StagePictures = {};
  #parts: Parts | undefined;
  /** Pixels of the canvases for each of the page's. */
  #ratio = 1;
  /** Units from a digit to the next. */
  #advance = 0;
  #smallAdvance = 0;

  constructor(still: HTMLCanvasElement, moving: HTMLCanvasElement, look: StageLook) {
    this.#look = look;
    this.#letters = look.letters;
    this.#still = contextOf(still, { alpha: false });
    this.#moving = contextOf(moving, { alpha: true });
  }

  /** Fits the stage to its place; call it when that changes. */
  resize(width: number, height: number, ratio: number): void {
    this.#ratio = Math.min(FINEST, ratio);
    for (const { canvas } of [this.#still, this.#moving]) {
      canvas.width = Math.round(width * this.#ratio);
      canvas.height = Math.round(height * this.#ratio);
    }
    this.#build(layRunway(width, height, this.#look.lanes));
  }

  /** Shows other letters on the lanes. */
  relabel(letters: readonly string[]): void {
    this.#letters = letters;
    if (this.#parts !== undefined) this.#drawStill(this.#parts);
  }

  /** Puts pictures on the stage. */
  show(pictures: StagePictures): void {
    this.#pictures = pictures;
    if (this.#parts === undefined) return;
    this.#parts = { ...this.#parts, ...this.#dress(this.#parts.runway) };
    this.#drawStill(this.#parts);
  }

  /** What changes with the pictures. */
  #dress(runway: Runway): Pick<Parts, 'lights' | 'idol' | 'ghost'> {
    const look = this.#look;
    const studio = { ...look, ratio: this.#ratio };
    const { cover, idol, ghost } = this.#pictures;
    const before = this.#parts;
    const lit = { isCalm: look.isCalm, hasSpeakers: cover !== undefined };
    return {
      lights: new Lights(runway, studio, lit),
      idol: idol && new Dancer(idol, -1, runway, studio, before?.idol),
      ghost: ghost && new Dancer(ghost, 1, runway, studio, before?.ghost),
    };
  }

  #build(runway: Runway): void {
    const look = this.#look;
    const studio = { ...look, ratio: this.#ratio };
    const sprites = drawSprites(runway, look.words, studio);
    const plates = layPlates(runway, sprites, studio);
    const parts = {
      runway,
      sprites,
      plates,
      judged: layJudged(runway, sprites, plates.combo, look.gauges !== undefined),
      track: new Track(runway, sprites, look.palette),
      hits: new Hits(runway, sprites, studio),
      gauges: look.gauges && new Gauges(runway, sprites, look.gauges, studio),
      duet: look.isDuet === true ? new Duet(runway, studio, look.isCalm) : undefined,
      // A film has none.
      finale: look.gauges && !look.isCalm ? new Finale(runway, look.palette) : undefined,
      ...this.#dress(runway),
    };
    this.#parts = parts;
    this.#advance = advanceOf(sprites.digits);
    this.#smallAdvance = advanceOf(sprites.smallDigits);
    this.#moving.setTransform(this.#ratio / UNITS, 0, 0, this.#ratio / UNITS, 0, 0);
    this.#drawStill(parts);
  }

  #drawStill({ runway, lights, idol, ghost }: Parts): void {
    const context = this.#still;
    const { palette, isCalm } = this.#look;
    const ratio = this.#ratio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    drawScenery(context, runway, { ...this.#look, ratio }, this.#pictures.cover);
    if (isCalm) {
      context.setTransform(ratio / UNITS, 0, 0, ratio / UNITS, 0, 0);
      lights.paintStill(context);
      idol?.paintStill(context);
      ghost?.paintStill(context);
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
    }
    drawLanes(context, runway, palette, this.#letters);
  }

  /** Paints a frame. */
  paint(view: View, run: Run): void {
    const parts = this.#parts;
    if (parts === undefined) return;
    const context = this.#moving;
    const { runway, idol, ghost } = parts;
    context.clearRect(0, 0, units(runway.width + 1), units(runway.height + 1));
    const step = stepOf(view);
    const isFull = honourOf(run) !== undefined;
    parts.lights.paint(context, view, step);
    parts.duet?.paintTrade(context, view);
    if (!this.#look.isCalm) {
      idol?.paint(context, view, step, isFull);
      ghost?.paint(context, view, step, view.fader < 0 ? view.isGhostFull : isFull);
      parts.hits.paintGlows(context, view, run);
    }
    parts.track.paint(context, view, run);
    if (!this.#look.isCalm) parts.hits.paintBurst(context, view);
    if (isFull) parts.finale?.paint(context, view.page);
    parts.gauges?.paint(context, view, run);
    this.#paintJudgement(view, parts);
    this.#paintNumbers(view, parts);
    parts.duet?.paintFader(context, view);
  }

  #paintJudgement(view: View, { sprites, judged }: Parts): void {
    const age = view.page - view.judgedAt;
    if (age > SHOWN || age < 0) return;
    const { x, y, aside, below } = judged;
    place(this.#moving, sprites.words[view.judgement], x, y);
    if (view.judgement === 0 || view.judgement === MISS) return;
    if (view.late < 0) place(this.#moving, sprites.early, x - aside, y + below);
    else place(this.#moving, sprites.late, x + aside, y + below);
  }

  /** The combo beside the lanes; a count-in over them, because no note comes yet. */
  #paintCombo(view: View, { runway, sprites, plates: { combo } }: Parts): void {
    const context = this.#moving;
    const isCounting = view.countIn > 0;
    if (!isCounting && view.combo < FIRST_COMBO) return;
    const count = isCounting ? view.countIn : view.combo;
    const x = isCounting ? units(runway.width) >> 1 : combo.x;
    const y = isCounting ? units(runway.height * 0.34) : combo.y;
    if (!isCounting) place(context, combo.picture, x, y);
    if (!isCounting && view.isDull) strengthen(context, DULL);
    const right = x + ((digitsOf(count, 1) * this.#advance) >> 1);
    writeNumber(context, count, 1, sprites.digits, this.#advance, right, y);
    strengthen(context, 100);
  }

  #paintScore(view: View, { sprites: { smallDigits }, plates: { score } }: Parts): void {
    place(this.#moving, score.picture, score.x, score.y);
    const advance = this.#smallAdvance;
    const right = score.x + ((SCORE_DIGITS * advance) >> 1);
    writeNumber(this.#moving, view.score, SCORE_DIGITS, smallDigits, advance, right, score.y);
  }

  #paintNumbers(view: View, parts: Parts): void {
    const context = this.#moving;
    const width = units(parts.runway.width);
    const height = units(parts.runway.height);
    this.#paintCombo(view, parts);
    this.#paintScore(view, parts);
    const { palette } = this.#look;
    const bar = 5 * UNITS;
    context.fillStyle = palette.line;
    context.fillRect(0, height - bar, width, bar);
    context.fillStyle = palette.signalB;
    context.fillRect(0, height - bar, (width * view.progress) | 0, bar);
  }
}
