/**
 * Makes sound longer without making it lower: short pieces of it overlap, each taken from where it goes on best from the one
 * before (WSOLA, Verhelst and Roelands 1993). Beats stay where they are to within `REACH`.
 */

/** Seconds from one piece to the next; each is twice as long. */
const HOP = 0.02;
/** Seconds that a piece may be taken earlier or later than its place. */
const REACH = 0.006;
/** Samples that are compared at first: each of so many. The best place is then looked for sample by sample. */
const COARSE = 8;
/** Pieces that are made between two rests. */
const PIECES = 100;

/** How alike two pieces of a channel are, from each of `step` samples. */
function likeness(sound: Float32Array, a: number, b: number, length: number, step: number): number {
  let sum = 0;
  for (let i = 0; i < length; i += step) sum += (sound[a + i] ?? 0) * (sound[b + i] ?? 0);
  return sum;
}

/** The place from `least` to `most` where a piece is most like the one at `wanted`. */
function bestPlace(
  sound: Float32Array,
  wanted: number,
  length: number,
  [least, most, step]: readonly [number, number, number],
): number {
  let best = least;
  let likest = -Infinity;
  for (let place = least; place <= most; place += step) {
    const alike = likeness(sound, place, wanted, length, step);
    if (alike > likest) [best, likest] = [place, alike];
  }
  return best;
}

/** A channel that says where pieces go on: the mean of all. */
function mean(channels: readonly Float32Array[]): Float32Array {
  const [first] = channels;
  if (first === undefined || channels.length === 1) return first ?? new Float32Array();
  return first.map((_, i) => channels.reduce((sum, channel) => sum + (channel[i] ?? 0), 0));
}

/**
 * Plays channels at a part of their speed.
 *
 * @param rate above 0; below 1 the sound becomes longer
 * @yields now and then, so that the page can do something else
 * @returns channels whose sample at `i` is what was at `i * rate`
 */
export function* stretched(
  channels: readonly Float32Array[],
  sampleRate: number,
  rate: number,
): Generator<undefined, Float32Array<ArrayBuffer>[]> {
  const hop = Math.round(HOP * sampleRate);
  const reach = Math.round(REACH * sampleRate);
  const guide = mean(channels);
  const window = Float32Array.from(
    { length: 2 * hop },
    (_, i) => Math.sin((Math.PI * i) / 2 / hop) ** 2,
  );
  const out = channels.map((channel) => new Float32Array(Math.ceil(channel.length / rate)));
  const end = (out[0]?.length ?? 0) + hop;
  let place = 0;
  for (let at = 0, piece = 0; at < end; at += hop, piece += 1) {
    const due = Math.round((at - hop) * rate);
    if (piece === 0) place = due;
    else {
      const goesOn = place + hop;
      const coarse = bestPlace(guide, goesOn, hop, [due - reach, due + reach, COARSE]);
      const fine = [
        Math.max(due - reach, coarse - COARSE),
        Math.min(due + reach, coarse + COARSE),
        1,
      ] as const;
      place = bestPlace(guide, goesOn, hop, fine);
    }
    for (const [i, channel] of channels.entries()) {
      const to = out[i];
      if (to === undefined) continue;
      for (let j = 0; j < 2 * hop; j++) {
        const index = at - hop + j;
        if (index >= 0 && index < to.length)
          to[index] = (to[index] ?? 0) + (window[j] ?? 0) * (channel[place + j] ?? 0);
      }
    }
    if (piece % PIECES === PIECES - 1) yield undefined;
  }
  return out;
}
