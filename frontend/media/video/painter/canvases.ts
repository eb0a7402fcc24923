/** Canvases of a stage, which paint or write down what would be painted. */

/** Makes a canvas to paint on, or to write down what would be painted. */
export type MakeCanvas = () => unknown;

/** The size of a stage in CSS pixels, and pixels for each of them. */
export interface StageSize {
  readonly width: number;
  readonly height: number;
  readonly ratio: number;
}
