import { fadeOut } from './envelope';
import { CONTROL_BLOCK, filterStereo } from './filter';
import type { Note, RiserPatch } from './patch';
import { renderTone } from './tone';
import { type Stereo, add, samples, silence } from './stereo';

/** Seconds in which a riser ends once its note is over. */
const END = 0.02;

const STEADY = { attack: 0.01, decay: 1, sustain: 1, release: END };

/** Renders a sound that grows until its note ends. */
export function renderRiser(patch: RiserPatch, note: Note): Stereo {
  const length = samples(note.seconds) + samples(END);
  const sound = silence(length);
  const blocks = length / CONTROL_BLOCK;
  if (patch.noise) {
    const { from, to, level } = patch.noise;
    const noise = renderTone(
      { kind: 'tone', oscillators: [{ wave: 'noise', level }], amp: STEADY },
      note,
    );
    filterStereo(noise, 'band', (block) => from * (to / from) ** (block / blocks), 1.2);
    add(sound, noise);
  }
  if (patch.tone) {
    const { semitones, level } = patch.tone;
    const tone = renderTone(
      {
        kind: 'tone',
        oscillators: [{ wave: 'saw', level, voices: 5, detune: 30, spread: 0.8 }],
        amp: STEADY,
        glide: note.seconds,
      },
      { ...note, pitch: note.pitch + semitones, from: note.pitch },
    );
    add(sound, tone);
  }
  for (const channel of [sound.left, sound.right]) {
    for (let i = 0; i < length; i++) {
      channel[i] = (channel[i] ?? 0) * (i / length) ** patch.curve;
    }
    fadeOut(channel, samples(END));
  }
  return sound;
}
