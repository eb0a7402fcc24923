import type { Figure } from './pose';
import type { Outfit } from './outfit';
import type { Tone } from './tone';
import type { Layer } from './turn';

/** One piece of hair: a frontal outline and how it is painted. */
export interface Lock {
  readonly d: string;
  readonly layer: Layer;
  readonly tone: Tone;
  /** A lit patch inside it, as a frontal outline. */
  readonly shine?: string;
  /** A patch in another colour, such as dyed tips. */
  readonly dye?: { readonly d: string; readonly colour: string };
  /** Fine lines that follow the strands. */
  readonly strands?: string;
  readonly fall?: number;
}

interface Hair {
  /** Behind the neck and the shoulders. */
  readonly back: readonly Lock[];
  /** Over the forehead, below the headphones' band. */
  readonly front: readonly Lock[];
  /** Over the cups: loose strands beside the face. */
  readonly side: readonly Lock[];
}

export type EyeKind = 'open' | 'half' | 'wide' | 'smile' | 'wink' | 'sharp';
export type MouthKind = 'smile' | 'grin' | 'sing' | 'flat' | 'smirk' | 'cat' | 'shout' | 'calm';

interface Face {
  readonly skin: Tone;
  readonly eyes: EyeKind;
  readonly iris: string;
  readonly brow: { readonly slant: number; readonly y: number; readonly colour: string };
  readonly mouth: MouthKind;
  readonly blush?: string;
  readonly mark?: { readonly d: string; readonly colour: string };
}

interface Visor {
  /** Frontal outline of the glass. */
  readonly glass: string;
  readonly colour: string;
  /** How much the glass hides: 0 to 1. */
  readonly opacity: number;
  /** Drawn on the glass, as frontal outlines. */
  readonly display?: readonly { readonly d: string; readonly colour: string }[];
  /** Frontal outlines of solid parts of the frame. */
  readonly frame?: readonly { readonly d: string; readonly tone: Tone }[];
}

interface Phones {
  readonly tone: Tone;
  readonly accent: string;
  readonly shape: 'round' | 'square' | 'hex' | 'fin';
}

/** One idol: everything that sets her or him apart on the shared rig. */
export interface Idol {
  readonly name: string;
  /** The two signal colours. */
  readonly a: string;
  readonly b: string;
  readonly hair: Hair;
  readonly face: Face;
  readonly visor: Visor;
  readonly phones: Phones;
  readonly outfit: Outfit;
  /** The full figure's pose. */
  readonly figure: Figure;
  /** The pose of the icon, seen from the chest up. */
  readonly bust: Figure;
}
