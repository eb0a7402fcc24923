import { fadeOut, fallPerSample } from './envelope';
import { FLAT, filterChannel } from './filter';
import type { DrumLayer, DrumPatch, MetalLayer, NoiseLayer, Note, SweepLayer } from './patch';
import { createNoise } from './random';
import { saturate } from './saturate';
import { SAMPLE_RATE, type Stereo, addChannel, samples, silence } from './stereo';
import { TABLE_SIZE, tableFor } from './wavetable';

/** Even a hit needs a third of a millisecond to begin, or it clicks. */
const RAMP = 16;

/** Partials of the cymbal in a well-known drum machine, relative to its lowest. */
const METAL = [1, 1.4471, 1.617, 1.9265, 2.5028, 2.6637];

function lengthOf(layer: DrumLayer): number {
  const before =
    layer.type === 'sweep'
      ? (layer.hold ?? 0)
      : layer.type === 'noise'
        ? (layer.attack ?? 0) + Math.max(0, ...(layer.bursts ?? []))
        : 0;
  return samples(before + layer.decay);
}

function renderSweep(layer: SweepLayer): Float32Array {
  const channel = new Float32Array(lengthOf(layer));
  const fall = fallPerSample(layer.decay);
  const hold = samples(layer.hold ?? 0);
  let phase = 0;
  let level = layer.level;
  for (let i = 0; i < channel.length; i++) {
    const time = i / SAMPLE_RATE;
    const frequency = layer.to + (layer.from - layer.to) * Math.exp((-4 * time) / layer.bend);
    phase += frequency / SAMPLE_RATE;
    if (i >= hold) level *= fall;
    channel[i] = Math.sin(2 * Math.PI * phase) * level;
  }
  return channel;
}

function noiseLevels(layer: NoiseLayer): Float32Array {
  const levels = new Float32Array(lengthOf(layer));
  const attack = Math.max(RAMP, samples(layer.attack ?? 0));
  const starts = (layer.bursts ?? [0]).map(samples);
  starts.forEach((start, hand) => {
    const isLast = hand === starts.length - 1;
    // All but the last clap of a hand are short.
    const fall = fallPerSample(isLast ? layer.decay : layer.decay / 6);
    const end = starts[hand + 1] ?? levels.length;
    let level = layer.level;
    for (let i = start; i < end; i++) {
      if (i - start >= attack) level *= fall;
      levels[i] = level * Math.min(1, (i - start) / attack);
    }
  });
  return levels;
}

function renderNoise(layer: NoiseLayer, seed: number): Float32Array {
  const next = createNoise(seed);
  const channel = new Float32Array(lengthOf(layer)).map(next);
  const { hertz, to = hertz, mode, resonance = FLAT } = layer;
  const blocks = Math.ceil(channel.length / 16);
  filterChannel(channel, mode, (block) => hertz * (to / hertz) ** (block / blocks), resonance);
  const levels = noiseLevels(layer);
  return channel.map((value, i) => value * (levels[i] ?? 0));
}

function renderMetal(layer: MetalLayer): Float32Array {
  const channel = new Float32Array(lengthOf(layer));
  METAL.forEach((ratio, voice) => {
    const frequency = layer.hertz * ratio;
    const table = tableFor('square', frequency);
    const speed = (frequency / SAMPLE_RATE) * TABLE_SIZE;
    let place = voice * 331;
    for (let i = 0; i < channel.length; i++) {
      channel[i] = (channel[i] ?? 0) + (table[place | 0] ?? 0) / METAL.length;
      place = (place + speed) % TABLE_SIZE;
    }
  });
  filterChannel(channel, 'high', () => layer.highpass, 0.9);
  const fall = fallPerSample(layer.decay);
  let level = layer.level;
  return channel.map((value) => value * (level *= fall));
}

function addLayer(sound: Stereo, layer: DrumLayer, seed: number): void {
  if (layer.type === 'noise') {
    const width = layer.width ?? 0;
    const middle = renderNoise(layer, seed);
    addChannel(sound.left, middle, 0, 1);
    addChannel(sound.right, width === 0 ? middle : renderNoise(layer, seed + 7919), 0, width || 1);
    if (width > 0) addChannel(sound.right, middle, 0, 1 - width);
    return;
  }
  const channel = layer.type === 'sweep' ? renderSweep(layer) : renderMetal(layer);
  addChannel(sound.left, channel, 0, 1);
  addChannel(sound.right, channel, 0, 1);
}

/** Renders one hit. */
export function renderDrum(patch: DrumPatch, note: Note): Stereo {
  const sound = silence(Math.max(...patch.layers.map(lengthOf)));
  patch.layers.forEach((layer, index) => {
    addLayer(sound, layer, note.seed * 31 + index);
  });
  if (patch.drive) saturate(sound, patch.drive);
  for (const channel of [sound.left, sound.right]) {
    for (let i = 0; i < channel.length; i++) {
      const ramp = Math.min(1, i / RAMP);
      channel[i] = (channel[i] ?? 0) * note.velocity * ramp;
    }
    fadeOut(channel, samples(0.004));
  }
  return sound;
}
