/** Colours and faces for the canvas. The maker of a painter names them: the page reads them from its style sheet. */

export interface Palette {
  readonly ink: string;
  readonly night: string;
  readonly steel: string;
  readonly line: string;
  readonly mist: string;
  readonly paper: string;
  readonly signalA: string;
  readonly signalB: string;
  readonly dimA: string;
  readonly dimB: string;
  readonly flash: string;
  readonly gold: string;
  /** The display face, as a font's family. */
  readonly display: string;
}
