import { SAMPLE_RATE, type Stereo } from '../synth/stereo';

const DEPTH = 0.0022 * SAMPLE_RATE;
const CENTRE = 0.009 * SAMPLE_RATE;

function bend(channel: Float32Array, share: number, period: number, phase: number): void {
  const dry = new Float32Array(channel);
  for (let i = 0; i < channel.length; i++) {
    const turn = 2 * Math.PI * (i / period + phase);
    const place = i - CENTRE - DEPTH * Math.sin(turn);
    const index = Math.floor(place);
    const here = dry[index] ?? 0;
    const next = dry[index + 1] ?? 0;
    const wet = here + (next - here) * (place - index);
    channel[i] = (dry[i] ?? 0) * (1 - share * 0.4) + wet * share * 0.8;
  }
}

/**
 * Adds a copy whose pitch slowly swings, differently on each side.
 *
 * @param share of the copy, 0 to 1
 * @param period of the swing in samples; a loop's must divide its length
 */
export function chorus(sound: Stereo, share: number, period: number): void {
  bend(sound.left, share, period, 0);
  bend(sound.right, share, period, 0.37);
}
