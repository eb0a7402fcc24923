import { bandSection, runBiquad } from '../synth/biquad';
import { FLAT, filterStereo } from '../synth/filter';
import { saturate } from '../synth/saturate';
import { SAMPLE_RATE, type Stereo } from '../synth/stereo';
import type { Channel } from '../score/types';
import { type Place, fade, sweep } from './automation';
import { chorus } from './chorus';
import { duck } from './duck';

/** What a channel strip must know of the song. */
export interface StripContext extends Place {
  readonly ducking: Float32Array;
}

/** Opening and closing of a gate, in samples: faster is a click. */
const GATE_EDGE = Math.round(0.004 * SAMPLE_RATE);

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
  if (channel.drive) saturate(sound, channel.drive);
  if (channel.crush) {
    crush(sound.left, channel.crush);
    crush(sound.right, channel.crush);
  }
  equalise(sound, channel);
  if (channel.sweep) {
    const { mode, curve, resonance = FLAT } = channel.sweep;
    sweep(sound, mode, curve, resonance, context);
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
