import { envelope, envelopeLength, fallPerSample } from './envelope';
import { CONTROL_BLOCK } from './filter';
import type { FmPatch, Note, Operator } from './patch';
import { pitchRatios } from './pitch';
import { SAMPLE_RATE, type Stereo, hertz, silence } from './stereo';
import { panGains } from './tone';
import { TABLE_SIZE, tableFor } from './wavetable';

/** Places of a phase in the table wrap by this mask, forwards and backwards. */
const MASK = TABLE_SIZE - 1;
const PER_RADIAN = TABLE_SIZE / (2 * Math.PI);

function addOperator(
  sound: Stereo,
  operator: Operator,
  note: Note,
  ratios: Float32Array | undefined,
): void {
  const table = tableFor('sine', 0);
  const levels = envelope(operator.amp, note.seconds);
  const gains = panGains(operator.pan ?? 0);
  const level = operator.level * note.velocity;
  const base = (hertz(note.pitch) / SAMPLE_RATE) * TABLE_SIZE;
  const { ratio = 0, index = 0, decay = 1, rest = 0 } = operator.modulator ?? {};
  const fall = fallPerSample(decay);
  const steady = index * rest * PER_RADIAN * note.velocity;
  let falling = index * (1 - rest) * PER_RADIAN * note.velocity;
  let carrier = 0;
  let modulator = 0;
  for (let i = 0; i < levels.length; i++) {
    const speed = ratios ? base * (ratios[(i / CONTROL_BLOCK) | 0] ?? 1) : base;
    const depth = steady + falling;
    const place = carrier + depth * (table[modulator & MASK] ?? 0);
    const index0 = Math.floor(place);
    const here = table[index0 & MASK] ?? 0;
    const value = here + ((table[(index0 + 1) & MASK] ?? 0) - here) * (place - index0);
    const amount = value * (levels[i] ?? 0) * level;
    sound.left[i] = (sound.left[i] ?? 0) + amount * gains.left;
    sound.right[i] = (sound.right[i] ?? 0) + amount * gains.right;
    falling *= fall;
    carrier = (carrier + speed * operator.ratio) % TABLE_SIZE;
    modulator = (modulator + speed * ratio) % TABLE_SIZE;
  }
}

/** Renders one note by frequency modulation. */
export function renderFm(patch: FmPatch, note: Note): Stereo {
  const release = Math.max(...patch.operators.map((operator) => operator.amp.release));
  const sound = silence(envelopeLength(note.seconds, release));
  const ratios = pitchRatios(patch, note, sound.left.length);
  for (const operator of patch.operators) addOperator(sound, operator, note, ratios);
  return sound;
}
