import { envelope, envelopeLength } from './envelope';
import { CONTROL_BLOCK, FLAT, filterStereo } from './filter';
import type { Note, Oscillator, TonePatch, VoiceFilter } from './patch';
import { pitchRatios } from './pitch';
import { createNoise, createRandom } from './random';
import { saturate } from './saturate';
import { SAMPLE_RATE, type Stereo, hertz, silence } from './stereo';
import { TABLE_SIZE, tableFor } from './wavetable';

/** A turn of a waveform, read at a speed that may move, added to both channels. */
interface Reading {
  readonly table: Float32Array;
  /** Turns per sample. */
  readonly speed: number;
  readonly ratios: Float32Array | undefined;
  readonly phase: number;
  readonly left: number;
  readonly right: number;
}

function addWave(sound: Stereo, reading: Reading): void {
  const { table, ratios, left: gainLeft, right: gainRight } = reading;
  const { left, right } = sound;
  let phase = reading.phase;
  let speed = reading.speed;
  for (let start = 0; start < left.length; start += CONTROL_BLOCK) {
    if (ratios) speed = reading.speed * (ratios[start / CONTROL_BLOCK] ?? 1);
    const end = Math.min(start + CONTROL_BLOCK, left.length);
    for (let i = start; i < end; i++) {
      const place = phase * TABLE_SIZE;
      const index = place | 0;
      const here = table[index] ?? 0;
      const value = here + ((table[index + 1] ?? 0) - here) * (place - index);
      left[i] = (left[i] ?? 0) + value * gainLeft;
      right[i] = (right[i] ?? 0) + value * gainRight;
      phase += speed;
      if (phase >= 1) phase -= 1;
    }
  }
}

function addNoise(sound: Stereo, level: number, seed: number): void {
  const next = createNoise(seed);
  for (let i = 0; i < sound.left.length; i++) {
    sound.left[i] = (sound.left[i] ?? 0) + next() * level;
    sound.right[i] = (sound.right[i] ?? 0) + next() * level;
  }
}

/** Equal-power gains of a place between the speakers, -1 to 1. */
export function panGains(pan: number): { left: number; right: number } {
  const angle = ((pan + 1) * Math.PI) / 4;
  return { left: Math.cos(angle) * Math.SQRT2, right: Math.sin(angle) * Math.SQRT2 };
}

function addOscillator(
  sound: Stereo,
  oscillator: Oscillator,
  note: Note,
  ratios: Float32Array | undefined,
  random: () => number,
): void {
  const { wave, voices = 1, detune = 0, spread = 0, width = 0.5 } = oscillator;
  if (wave === 'noise') {
    addNoise(sound, oscillator.level, note.seed);
    return;
  }
  const level = oscillator.level / Math.sqrt(voices);
  const pitch = note.pitch + (oscillator.semitones ?? 0);
  const table = tableFor(wave === 'pulse' ? 'saw' : wave, hertz(pitch + detune / 200));
  for (let voice = 0; voice < voices; voice++) {
    // From -1 to 1, alternating sides so that the lowest and the highest do not part.
    const place = voices === 1 ? 0 : (2 * voice) / (voices - 1) - 1;
    const side = voice % 2 === 0 ? place : -place;
    const speed = hertz(pitch + (place * detune) / 200) / SAMPLE_RATE;
    // A lone oscillator starts at zero, so that low notes always strike alike.
    const phase = voices === 1 ? 0 : random();
    const { left, right } = panGains(side * spread);
    const reading = { table, speed, ratios, phase, left: left * level, right: right * level };
    addWave(sound, reading);
    if (wave === 'pulse') {
      const shifted = (phase + width) % 1;
      addWave(sound, { ...reading, phase: shifted, left: -reading.left, right: -reading.right });
    }
  }
}

function applyFilter(sound: Stereo, filter: VoiceFilter, note: Note): void {
  const { octaves = 0, tracking = 0, resonance = FLAT } = filter;
  const base = filter.hertz * 2 ** ((tracking * (note.pitch - 60)) / 12);
  const opening = filter.envelope ? envelope(filter.envelope, note.seconds) : undefined;
  const reach = octaves * (0.3 + 0.7 * note.velocity);
  const cutoff = (block: number): number =>
    opening ? base * 2 ** (reach * (opening[block * CONTROL_BLOCK] ?? 0)) : base;
  filterStereo(sound, filter.mode, cutoff, resonance);
  if (filter.steep) filterStereo(sound, filter.mode, cutoff, FLAT);
}

/** Renders one note of a tone. */
export function renderTone(patch: TonePatch, note: Note): Stereo {
  const sound = silence(envelopeLength(note.seconds, patch.amp.release));
  const ratios = pitchRatios(patch, note, sound.left.length);
  const random = createRandom(note.seed);
  for (const oscillator of patch.oscillators) {
    addOscillator(sound, oscillator, note, ratios, random);
  }
  if (patch.filter) applyFilter(sound, patch.filter, note);
  if (patch.drive) saturate(sound, patch.drive);
  const levels = envelope(patch.amp, note.seconds);
  for (let i = 0; i < levels.length; i++) {
    const level = (levels[i] ?? 0) * note.velocity;
    sound.left[i] = (sound.left[i] ?? 0) * level;
    sound.right[i] = (sound.right[i] ?? 0) * level;
  }
  return sound;
}
