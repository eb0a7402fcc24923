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
/** Pieces that are made before it asks whether to rest. */
const PIECES = 2;
/** Milliseconds that the page waits at most while something is made: a frame has 16. */
const TURN_MS = 8;

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

/** How a sound is cut: seconds from one piece to the next, and how far a piece may be taken from its place. */
export interface Pieces {
  readonly hop: number;
  readonly reach: number;
}

/** Pieces in which a voice stays whole. */
const USUAL: Pieces = { hop: HOP, reach: REACH };

/**
 * Plays channels in another time.
 *
 * @param length of what is made, in samples
 * @param sourceAt the sample of the channels that is heard at a sample of what is made
 * @yields now and then, so that the page can do something else
 */
export function* warped(
  channels: readonly Float32Array[],
  sampleRate: number,
  [length, sourceAt]: readonly [number, (at: number) => number],
  pieces = USUAL,
): Generator<undefined, Float32Array<ArrayBuffer>[]> {
  const hop = Math.round(pieces.hop * sampleRate);
  const reach = Math.round(pieces.reach * sampleRate);
  const guide = mean(channels);
  const window = Float32Array.from(
    { length: 2 * hop },
    (_, i) => Math.sin((Math.PI * i) / 2 / hop) ** 2,
  );
  const out = channels.map(() => new Float32Array(length));
  let place = 0;
  for (let at = 0, piece = 0; at < length + hop; at += hop, piece += 1) {
    const due = Math.round(sourceAt(at - hop));
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
  const length = Math.ceil((channels[0]?.length ?? 0) / rate);
  return yield* warped(channels, sampleRate, [length, (at) => at * rate]);
}

/** Lets the page do what waits for its turn: a message comes after that, and sooner than the shortest timer. */
export function rest(): Promise<void> {
  return new Promise((goOn) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      goOn();
    };
    port2.postMessage(undefined);
  });
}

/** Makes what rests now and then; the page stays alive meanwhile. */
export async function unhurried<T>(making: Generator<undefined, T>, signal: AbortSignal) {
  let until = performance.now() + TURN_MS;
  let made = making.next();
  while (made.done !== true) {
    if (performance.now() >= until) {
      await rest();
      signal.throwIfAborted();
      until = performance.now() + TURN_MS;
    }
    made = making.next();
  }
  return made.value;
}
