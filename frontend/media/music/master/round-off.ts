import type { Stereo } from '../synth/stereo';

/**
 * Bends what is above a knee towards a top that it never passes, in place. Short peaks lose what no ear misses, and what
 * is below the knee stays as it is.
 */
export function roundOff(sound: Stereo, knee: number, top: number): void {
  const room = top - knee;
  for (const channel of [sound.left, sound.right]) {
    for (let i = 0; i < channel.length; i++) {
      const value = channel[i] ?? 0;
      const over = Math.abs(value) - knee;
      if (over > 0) channel[i] = Math.sign(value) * (knee + room * Math.tanh(over / room));
    }
  }
}
