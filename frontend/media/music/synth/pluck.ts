import { envelope } from './envelope';
import type { Note, PluckPatch } from './patch';
import { createNoise } from './random';
import { SAMPLE_RATE, type Stereo, hertz } from './stereo';

/** A burst of noise as long as one turn, without the overtones that the plucked place cannot have. */
function excite(patch: PluckPatch, note: Note, period: number): Float32Array {
  const length = Math.ceil(period) + 1;
  const noise = createNoise(note.seed);
  const burst = new Float32Array(length);
  // Softer notes are duller, as on a real string.
  const smooth = 0.9 - 0.8 * patch.brightness * (0.4 + 0.6 * note.velocity);
  let last = 0;
  for (let i = 0; i < length; i++) {
    last = noise() * (1 - smooth) + last * smooth;
    burst[i] = last;
  }
  const comb = Math.max(1, Math.round(patch.position * period));
  return burst.map((value, i) => value - (burst[(i + length - comb) % length] ?? 0));
}

/** Renders one note of a plucked string; both channels are the same. */
export function renderPluck(patch: PluckPatch, note: Note): Stereo {
  const frequency = hertz(note.pitch);
  const period = SAMPLE_RATE / frequency;
  const damping = 0.5 * (1 - patch.brightness);
  // The damping filter delays by about its coefficient; the rest of the turn is the string.
  const string = period - damping;
  const whole = Math.floor(string);
  const part = string - whole;
  const loss = 10 ** (-3 / (frequency * patch.decay));
  const levels = envelope(
    { attack: 0.001, decay: 1, sustain: 1, release: patch.release },
    note.seconds,
  );
  const burst = excite(patch, note, period);
  const size = whole + 2;
  const line = new Float32Array(size);
  const channel = new Float32Array(levels.length);
  let filtered = 0;
  for (let i = 0; i < channel.length; i++) {
    const near = line[(i + size - whole) % size] ?? 0;
    const far = line[(i + size - whole - 1) % size] ?? 0;
    const turned = near + (far - near) * part;
    filtered = turned * (1 - damping) + filtered * damping;
    const value = (burst[i] ?? 0) + filtered * loss;
    line[i % size] = value;
    channel[i] = value * (levels[i] ?? 0) * note.velocity;
  }
  return { left: channel, right: channel };
}
