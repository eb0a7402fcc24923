/** Colours and faces for the canvas, from the style sheet: it alone names them. */

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

/** The palette that applies to an element. */
export function paletteOf(element: Element): Palette {
  const style = getComputedStyle(element);
  const token = (name: string): string => style.getPropertyValue(`--${name}`).trim();
  return {
    ink: token('ink'),
    night: token('night'),
    steel: token('steel'),
    line: token('line'),
    mist: token('mist'),
    paper: token('paper'),
    signalA: token('signal-a'),
    signalB: token('signal-b'),
    dimA: token('signal-a-dim'),
    dimB: token('signal-b-dim'),
    flash: token('flash'),
    gold: token('judge-gold'),
    display: token('font-display'),
  };
}

/** Loads the display face of a palette. Those behind it stand in on devices, and some devices lack some of them. */
export async function loadDisplayFace({ display }: Palette): Promise<void> {
  await document.fonts.load(`900 40px ${display.split(',')[0] ?? display}`);
}
