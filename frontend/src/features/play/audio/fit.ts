/** Brings a stem into the time of a mash-up: a round that can be repeated, at the host's tempo and with its swing. */
import type { StemPart } from '@axtorm/game/types';
import { STEPS_PER_BAR } from '@axtorm/game/chart/chart';
import {
  type Mix,
  type Side,
  heardAt,
  loopSeconds,
  pitchOf,
  recordedAt,
  recordedSeconds,
} from '@axtorm/game/mixer/mix';
import { type Pieces, warped } from './stretch';

/** Seconds of the bar after the last that are heard under the first of the next round. */
const OVERLAP = 0.03;
/** Seconds before and behind a round that a piece of it may need. */
const MARGIN = 0.25;
/** Low tones are as long as the pieces that others are cut into: a bass is cut into longer ones. */
const BASS: Pieces = { hop: 0.045, reach: 0.016 };

/**
 * Seconds before and after the beginning of a stroke that are left as they were recorded, and the fades at both ends. Pieces may
 * bring a stroke too early by what is before.
 */
const STROKE = { in: 0.004, before: 0.024, after: 0.03, out: 0.02 };
/** A stroke is so many times as strong as what was before it. */
const LOUDER = 4;
/** Strokes that are put back before it asks whether to rest. */
const STROKES = 8;
/** Seconds that are compared for that. */
const COMPARED = 0.008;

/** The round of a recording: what rings behind its end is heard at its beginning. */
function roundOf(channel: Float32Array, seconds: number, sampleRate: number): Float32Array {
  const length = Math.round(seconds * sampleRate);
  const overlap = Math.round(OVERLAP * sampleRate);
  const round = channel.slice(0, length);
  for (let i = 0; i < overlap; i++) round[i] = (round[i] ?? 0) + (channel[length + i] ?? 0);
  return round;
}

/** A round with a bit of itself before and behind it. */
function extended(round: Float32Array, margin: number): Float32Array {
  const whole = new Float32Array(round.length + 2 * margin);
  whole.set(round.subarray(round.length - margin));
  whole.set(round, margin);
  whole.set(round.subarray(0, margin), margin + round.length);
  return whole;
}

function power(sound: Float32Array, from: number, length: number): number {
  let sum = 0;
  for (let i = from; i < from + length; i++) sum += (sound[i] ?? 0) ** 2;
  return sum;
}

/** Puts strokes back as they were recorded: pieces that overlap would blur them. */
function* withStrokes(
  made: Float32Array<ArrayBuffer>,
  round: Float32Array,
  places: readonly (readonly [from: number, to: number])[],
  sampleRate: number,
): Generator<undefined, Float32Array<ArrayBuffer>> {
  const samples = (seconds: number): number => Math.round(seconds * sampleRate);
  const [fadeIn, early] = [samples(STROKE.in), samples(STROKE.before)];
  const [late, fadeOut] = [samples(STROKE.after), samples(STROKE.out)];
  const compared = Math.round(COMPARED * sampleRate);
  for (const [place, [from, to]] of places.entries()) {
    if (place % STROKES === 0) yield undefined;
    const before = power(round, from - compared, compared);
    if (power(round, from, compared) <= LOUDER * before + 1e-6) continue;
    for (let i = -early - fadeIn; i < late + fadeOut; i++) {
      const rise = (i + early + fadeIn) / fadeIn;
      const share = Math.max(0, Math.min(1, rise, (late + fadeOut - i) / fadeOut));
      const at = to + i;
      if (at < 0 || at >= made.length) continue;
      made[at] = (made[at] ?? 0) * (1 - share) + (round[from + i] ?? 0) * share;
    }
  }
  return made;
}

/** A sound that is repeated: its channel, the seconds of a round in it, and how fast it is played. */
export interface Round {
  readonly channel: Float32Array;
  readonly seconds: number;
  readonly rate: number;
}

/**
 * A stem as a side of a mash-up plays it. It is made longer or shorter by what its pitch is moved, and then played so much
 * faster or slower.
 *
 * @yields now and then, so that the page can do something else
 */
export function* fitted(
  mix: Mix,
  side: Side,
  part: StemPart,
  channel: Float32Array,
  sampleRate: number,
): Generator<undefined, Round> {
  const recorded = recordedSeconds(mix, side);
  const round = roundOf(channel, recorded, sampleRate);
  if (side === 'a') return { channel: round, seconds: recorded, rate: 1 };
  // Drums have no key.
  const rate = part === 'drums' ? 1 : pitchOf(mix, side);
  const seconds = loopSeconds(mix, side) * rate;
  const length = Math.ceil(seconds * sampleRate);
  const margin = Math.round(MARGIN * sampleRate);
  const sourceAt = (at: number) => recordedAt(mix, side, at / sampleRate / rate) * sampleRate;
  yield undefined;
  const whole = extended(round, margin);
  yield undefined;
  const [made = new Float32Array(length)] = yield* warped(
    [whole],
    sampleRate,
    [length, (at) => margin + sourceAt(at)],
    part === 'bass' ? BASS : undefined,
  );
  if (part !== 'drums') return { channel: made, seconds, rate };
  const places = Array.from({ length: mix.bars * STEPS_PER_BAR }, (_, step) => {
    const at = heardAt(mix, side, step);
    return [Math.round(sourceAt(at * sampleRate)), Math.round(at * sampleRate)] as const;
  });
  return { channel: yield* withStrokes(made, round, places, sampleRate), seconds, rate };
}
