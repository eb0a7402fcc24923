/** The progress of each scroll-linked effect, for browsers without scroll timelines. */

/** The position of an element; all lengths in CSS pixels. */
export interface Place {
  /** How far the page is scrolled. */
  readonly scrolled: number;
  /** From the top of the window to the top of the element. */
  readonly top: number;
  readonly height: number;
  /** Of the window. */
  readonly window: number;
}

/** The effects by the name in `data-scroll`; each mirrors the `animation-range` of its style. */
const EFFECTS = {
  /** The first screen goes. */
  leave: ({ scrolled, window }: Place) => scrolled / window,
  /** SCROLL DOWN is gone after 240 px. */
  hint: ({ scrolled }: Place) => scrolled / 240,
  /** Fades in over 700 px from where it enters the window. */
  enter: ({ top, window }: Place) => (window - top) / 700,
  /** From the moment it enters the window until it has left. */
  pass: ({ top, height, window }: Place) => (window - top) / (window + height),
} as const;

export type ScrollEffect = keyof typeof EFFECTS;

/** Whether a text names an effect. */
export function isScrollEffect(name: string | undefined): name is ScrollEffect {
  return name !== undefined && name in EFFECTS;
}

/** Progress of an effect from 0 to 1. */
export function progressOf(effect: ScrollEffect, place: Place): number {
  return Math.min(1, Math.max(0, EFFECTS[effect](place)));
}
