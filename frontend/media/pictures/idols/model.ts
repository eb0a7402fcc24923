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

export type MouthKind = 'smirk' | 'fangs' | 'cat' | 'still' | 'sly' | 'sing' | 'pixel' | 'cold';
export type NoseKind =
  | 'tick'
  | 'plaster'
  | 'button'
  | 'long'
  | 'broad'
  | 'freckled'
  | 'pixel'
  | 'fine';
export type PupilKind = 'round' | 'slit' | 'hex' | 'star' | 'ring';

/** An eye on the viewer's right; the other one is its mirror image. Lengths in the idols' units. */
export interface EyeShape {
  /** 1 is 90 units from corner to corner. */
  readonly width: number;
  /** Height above and below its centre, and how far the outer corner rises. */
  readonly up: number;
  readonly low: number;
  readonly slant: number;
  /** 0 is cut in straight lines, 1 is round. */
  readonly round: number;
  /** Weight of the upper lashes, and the length of the flick at their end. */
  readonly lash: number;
  readonly flick: number;
  /** Weight of the lower lid's line. */
  readonly lower?: number;
  readonly isSpiky?: boolean;
  /** Half the iris's width. */
  readonly iris: number;
  readonly pupil: PupilKind;
  /** How far the iris is lowered. */
  readonly gaze?: number;
  /** The eye on the viewer's right is closed. */
  readonly winks?: boolean;
  readonly x?: number;
  readonly y?: number;
}

/** A face's outline: cheeks and jaw as factors, what the chin is longer and blunter by, in units. */
export interface Jaw {
  readonly cheeks: number;
  readonly jaw: number;
  readonly chin: number;
  readonly blunt: number;
}

interface Face {
  readonly skin: Tone;
  readonly jaw: Jaw;
  readonly eyes: EyeShape;
  /** Colours of the eyes, from left to right. */
  readonly iris: readonly [string, string];
  readonly brow: {
    readonly slant: number;
    readonly y: number;
    readonly colour: string;
    readonly weight?: number;
    readonly arch?: number;
  };
  readonly nose: NoseKind;
  readonly mouth: MouthKind;
  readonly lips?: string;
  /** A line over the lashes. */
  readonly liner?: string;
  readonly blush?: string;
  readonly mark?: { readonly d: string; readonly colour: string };
}

/** A body's build, as factors of the medium one. */
export interface Build {
  readonly shoulders: number;
  readonly waist: number;
  readonly hips: number;
  readonly arms: number;
  readonly legs: number;
  /** The head of a full figure; a bust's is always 1. */
  readonly head: number;
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
  readonly build: Build;
  readonly hair: Hair;
  readonly face: Face;
  readonly visor: Visor;
  readonly phones: Phones;
  readonly outfit: Outfit;
  /** How far below the base of the neck the full figure's soles are; a leap counts. */
  readonly soles: number;
  /** The full figure's pose. */
  readonly figure: Figure;
  /** The pose of the icon, seen from the chest up. */
  readonly bust: Figure;
}
