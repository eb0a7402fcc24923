/** Time as the art direction has it: everything lands on the beats of 128 BPM. */

/** Seconds of a beat. */
export const BEAT = 60 / 128;

export const clamp = (value: number, low = 0, high = 1): number =>
  Math.min(high, Math.max(low, value));

/** How far a stretch from one time to another has gone, from 0 to 1. */
export const part = (now: number, from: number, to: number): number =>
  clamp((now - from) / (to - from));

/** Fast at first, then long at rest: the page's own `--ease-hard`, near enough. */
export const easeOut = (t: number): number => 1 - (1 - clamp(t)) ** 4;

/** Slow at first, then gone. */
export const easeIn = (t: number): number => clamp(t) ** 4;

export const mixed = (from: number, to: number, t: number): number => from + (to - from) * t;

/** A blow that fades: 1 at its start, nothing before; `rate` is how many times weaker each beat, in powers of e. */
export const blow = (age: number, rate: number): number => (age < 0 ? 0 : Math.exp(-age * rate));

/** The blow of the beat that is now. */
export const pulse = (beat: number, rate = 3): number =>
  Math.exp(-(beat - Math.floor(beat)) * rate);

/** A time on an endless loop. */
export const wrap = (value: number, length: number): number =>
  value - Math.floor(value / length) * length;
