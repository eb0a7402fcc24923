import type { Stereo } from '../music/synth/stereo';

/** Bars of a drawn waveform. */
export const BARS = 80;

/** A height is one digit to this base. */
const BASE = 36;

/** Mean power of both channels between two samples. */
function level({ left, right }: Stereo, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += (left[at] ?? 0) ** 2 + (right[at] ?? 0) ** 2;
  return sum / Math.max(1, 2 * (to - from));
}

/**
 * The power of a sound in equal parts of its length, against its loudest part: one digit of base 36 a bar. Power and
 * not the highest sample, because a limited master touches the ceiling everywhere.
 */
export function waveform(sound: Stereo, bars = BARS): string {
  const length = sound.left.length;
  const edge = (bar: number) => Math.round((bar * length) / bars);
  const levels = Array.from({ length: bars }, (_, bar) => level(sound, edge(bar), edge(bar + 1)));
  const most = Math.max(...levels, Number.MIN_VALUE);
  return levels.map((one) => Math.round((one / most) * (BASE - 1)).toString(BASE)).join('');
}
