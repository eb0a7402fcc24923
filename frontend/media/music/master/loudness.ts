/** Loudness after ITU-R BS.1770-5. */
import { type Biquad, runBiquad } from '../synth/biquad';
import { SAMPLE_RATE, type Stereo } from '../synth/stereo';

/** The head's effect and the low cut of the standard's tables 1 and 2, which hold at 48 kHz. */
const K_WEIGHTING: readonly Biquad[] = [
  {
    b0: 1.53512485958697,
    b1: -2.69169618940638,
    b2: 1.19839281085285,
    a1: -1.69065929318241,
    a2: 0.73248077421585,
  },
  { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 },
];

/** A block lasts 400 ms and starts every 100 ms. */
const HOP = SAMPLE_RATE / 10;
const HOPS_PER_BLOCK = 4;
const OFFSET = -0.691;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

function loudnessOf(power: number): number {
  return OFFSET + 10 * Math.log10(Math.max(power, 1e-12));
}

/** Mean power of both channels, weighted, for each tenth of a second. */
function hopPowers(sound: Stereo): Float64Array {
  const powers = new Float64Array(Math.floor(sound.left.length / HOP));
  for (const channel of [sound.left, sound.right]) {
    const weighted = new Float32Array(channel);
    for (const section of K_WEIGHTING) runBiquad(weighted, section);
    for (let hop = 0; hop < powers.length; hop++) {
      let sum = 0;
      for (let i = hop * HOP; i < (hop + 1) * HOP; i++) sum += (weighted[i] ?? 0) ** 2;
      powers[hop] = (powers[hop] ?? 0) + sum / HOP;
    }
  }
  return powers;
}

/** Mean power of so many tenths of a second, starting at each. */
function windows(powers: Float64Array, hops: number): number[] {
  const means: number[] = [];
  for (let start = 0; start + hops <= powers.length; start++) {
    let sum = 0;
    for (let hop = start; hop < start + hops; hop++) sum += powers[hop] ?? 0;
    means.push(sum / hops);
  }
  return means;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

/** Integrated loudness of a whole sound in LUFS; about -120 for silence. */
export function integratedLoudness(sound: Stereo): number {
  const blocks = windows(hopPowers(sound), HOPS_PER_BLOCK);
  const heard = blocks.filter((power) => loudnessOf(power) > ABSOLUTE_GATE);
  const gate = loudnessOf(mean(heard)) + RELATIVE_GATE;
  return loudnessOf(mean(heard.filter((power) => loudnessOf(power) > gate)));
}

/** Loudness of 400 ms, for each tenth of a second from the start on, in LUFS. */
export function momentaryLoudness(sound: Stereo): readonly number[] {
  return windows(hopPowers(sound), HOPS_PER_BLOCK).map(loudnessOf);
}

/** Loudness of three seconds, for each tenth of a second from the start on, in LUFS. */
export function shortTermLoudness(sound: Stereo): readonly number[] {
  return windows(hopPowers(sound), 30).map(loudnessOf);
}
