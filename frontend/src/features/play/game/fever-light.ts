/** The layers of a stage that a fever lights: drawn before they are needed, and then only shown and hidden. */
import { FEVERS, feverOf } from '@axtorm/game/engine/fever';
import type { Run } from '@axtorm/game/engine/run';
import { drawCrowd, drawFever } from '@axtorm/game/painter/fever';
import type { Palette } from '@axtorm/game/painter/palette';
import { type Runway, layRunway } from '@axtorm/game/painter/runway';

/** Combos before the fever at which a layer is drawn, one at a time: none is drawn while the first notes come. */
const EARLY = [20, 14];
/** Pixels of a layer for each of the page's: its light is soft. */
const RATIO = 0.75;

/** The layers' names, which the style sheet knows. */
type Layer = 'warm' | 'crowd' | 'hot';

/** The light of one play. */
export class FeverLight {
  readonly #place: HTMLElement;
  readonly #palette: Palette;
  readonly #lanes: number;
  readonly #drawn = new Set<Layer>();
  #runway: Runway | undefined;

  constructor(place: HTMLElement, lanes: number, palette: Palette, beat: number) {
    this.#place = place;
    this.#lanes = lanes;
    this.#palette = palette;
    // The crowd hops on every second beat.
    place.style.setProperty('--hop', `${String(2 * beat)}ms`);
  }

  /** Fits the layers to their place; those that were drawn are drawn anew. */
  resize(): void {
    const { clientWidth, clientHeight } = this.#place;
    this.#runway = layRunway(clientWidth, clientHeight, this.#lanes);
    for (const layer of this.#drawn) this.#draw(layer);
  }

  /** Follows a play from judgement to judgement. */
  readonly follow = (run: Run): void => {
    const fever = feverOf(run);
    const [first = 0, second = 0] = FEVERS;
    const [light = 0, crowd = 0] = EARLY;
    if (run.combo >= first - light) this.#prepare('warm');
    if (run.combo >= first - crowd) this.#prepare('crowd');
    // A song of fewer notes may end in its finale.
    if (run.combo >= second - light || fever > 1) this.#prepare('hot');
    this.#place.dataset['fever'] = String(fever);
  };

  #prepare(layer: Layer): void {
    if (this.#drawn.has(layer)) return;
    this.#drawn.add(layer);
    this.#draw(layer);
  }

  #draw(layer: Layer): void {
    const canvas = this.#place.querySelector<HTMLCanvasElement>(`canvas[data-layer='${layer}']`);
    const context = canvas?.getContext('2d');
    const runway = this.#runway;
    if (!canvas || !context || runway === undefined) return;
    canvas.width = Math.round(runway.width * RATIO);
    canvas.height = Math.round(runway.height * RATIO);
    if (layer === 'crowd') drawCrowd(context, runway, RATIO, this.#palette);
    else drawFever(context, runway, RATIO, this.#palette, layer === 'hot' ? 2 : 1);
  }
}
