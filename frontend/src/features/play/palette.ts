/** Colours and faces for the canvas, from the style sheet, which is the only place that names them. */
import type { Palette } from '@axtorm/game/painter/palette';

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

/**
 * Loads the face of labels as far as some words need it, and returns its family: Japanese and Korean have files of their own,
 * which a canvas does not ask for.
 */
export async function loadLabelFace(words: string): Promise<string> {
  const style = getComputedStyle(document.documentElement);
  const family = style.getPropertyValue('--font-label').trim();
  await document.fonts.load(`900 20px ${family}`, words);
  return family;
}
