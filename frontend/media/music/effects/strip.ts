import { bandSection, runBiquad } from '../synth/biquad';
import { CONTROL_BLOCK, FLAT, filterStereo } from '../synth/filter';
import { saturate } from '../synth/saturate';
import { SAMPLE_RATE, type Stereo, amplitude } from '../synth/stereo';
import type { Channel, Curve } from '../score/types';
import { chorus } from './chorus';
import { duck } from './duck';

/** What a channel strip must know of the song. */
export interface StripContext {
  /** Samples of a bar and of the part of the song after which its curves start again. */
  readonly bar: number;
  readonly turn: number;
  readonly ducking: Float32Array;
}

/** Opening and closing of a gate, in samples: faster is a click. */
const GATE_EDGE = Math.round(0.004 * SAMPLE_RATE);

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

function crush(channel: Float32Array, factor: number): void {
  for (let i = 0; i < channel.length; i++) channel[i] = channel[i - (i % factor)] ?? 0;
}

function gate(sound: Stereo, pattern: string, bar: number): void {
  const step = bar / 16;
  let level = 0;
  for (let i = 0; i < sound.left.length; i++) {
    const isOpen = pattern.charAt(Math.floor(i / step) % pattern.length) !== '.';
    level += Math.max(-1 / GATE_EDGE, Math.min(1 / GATE_EDGE, (isOpen ? 1 : 0) - level));
    sound.left[i] = (sound.left[i] ?? 0) * level;
    sound.right[i] = (sound.right[i] ?? 0) * level;
  }
}

function fade(sound: Stereo, curve: Curve, context: StripContext): void {
  for (let start = 0; start < sound.left.length; start += CONTROL_BLOCK) {
    const at = (place: number): number =>
      amplitude(curveAt(curve, (place % context.turn) / context.bar));
    let gain = at(start);
    const step = (at(start + CONTROL_BLOCK) - gain) / CONTROL_BLOCK;
    for (let i = start; i < Math.min(start + CONTROL_BLOCK, sound.left.length); i++) {
      sound.left[i] = (sound.left[i] ?? 0) * gain;
      sound.right[i] = (sound.right[i] ?? 0) * gain;
      gain += step;
    }
  }
}

function equalise(sound: Stereo, channel: Channel): void {
  const { highpass, lowpass, eq = [] } = channel;
  if (highpass) filterStereo(sound, 'high', () => highpass, FLAT);
  if (lowpass) filterStereo(sound, 'low', () => lowpass, FLAT);
  for (const band of eq) {
    runBiquad(sound.left, bandSection(band));
    runBiquad(sound.right, bandSection(band));
  }
}

/** Runs a track's sound through its channel, up to the fader, in place. */
export function runStrip(sound: Stereo, channel: Channel, context: StripContext): void {
  const { sweep } = channel;
  if (channel.drive) saturate(sound, channel.drive);
  if (channel.crush) {
    crush(sound.left, channel.crush);
    crush(sound.right, channel.crush);
  }
  equalise(sound, channel);
  if (sweep) {
    // Cutoffs move as the ear hears them, in octaves.
    const curve = sweep.curve.map(([bar, value]) => [bar, Math.log2(value)] as const);
    const cutoff = (block: number): number =>
      2 ** curveAt(curve, ((block * CONTROL_BLOCK) % context.turn) / context.bar);
    filterStereo(sound, sweep.mode, cutoff, sweep.resonance ?? FLAT);
  }
  // One swing a bar, which divides every loop.
  if (channel.chorus) chorus(sound, channel.chorus, context.bar);
  if (channel.gate) gate(sound, channel.gate, context.bar);
  if (channel.duck) {
    duck(sound.left, context.ducking, channel.duck);
    duck(sound.right, context.ducking, channel.duck);
  }
  if (channel.fader) fade(sound, channel.fader, context);
}
