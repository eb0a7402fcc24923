import type { Curve } from '../score/types';
import { CONTROL_BLOCK, type FilterMode, filterStereo } from '../synth/filter';
import { type Stereo, amplitude } from '../synth/stereo';

/** Where a sound lies in its song. */
export interface Place {
  /** Samples of a bar and of the part of the song after which its curves start again. */
  readonly bar: number;
  readonly turn: number;
  /** Samples of the song before the sound's first. */
  readonly offset: number;
}

/** Value of a curve at a bar. */
function curveAt(curve: Curve, bar: number): number {
  let [lastBar, lastValue] = curve[0] ?? [0, 0];
  for (const [nextBar, nextValue] of curve) {
    if (bar < nextBar) {
      return lastValue + ((nextValue - lastValue) * (bar - lastBar)) / (nextBar - lastBar);
    }
    [lastBar, lastValue] = [nextBar, nextValue];
  }
  return lastValue;
}

/** The bar that a sample belongs to. */
function barAt(sample: number, { bar, turn, offset }: Place): number {
  return ((sample + offset) % turn) / bar;
}

/** Moves the volume along a curve of decibels, in place. */
export function fade(sound: Stereo, curve: Curve, place: Place): void {
  const at = (sample: number): number => amplitude(curveAt(curve, barAt(sample, place)));
  for (let start = 0; start < sound.left.length; start += CONTROL_BLOCK) {
    let gain = at(start);
    const step = (at(start + CONTROL_BLOCK) - gain) / CONTROL_BLOCK;
    for (let i = start; i < Math.min(start + CONTROL_BLOCK, sound.left.length); i++) {
      sound.left[i] = (sound.left[i] ?? 0) * gain;
      sound.right[i] = (sound.right[i] ?? 0) * gain;
      gain += step;
    }
  }
}

/** Filters along a curve of cutoffs in hertz, which move as the ear hears them: in octaves. */
export function sweep(
  sound: Stereo,
  mode: FilterMode,
  curve: Curve,
  resonance: number,
  place: Place,
): void {
  const octaves = curve.map(([bar, value]) => [bar, Math.log2(value)] as const);
  const cutoff = (block: number): number =>
    2 ** curveAt(octaves, barAt(block * CONTROL_BLOCK, place));
  filterStereo(sound, mode, cutoff, resonance);
}
