/** How two songs are one: time, pitch and loudness of every part. It knows no sound and no screen. */
import type { Mashups, StemPart } from '../types';
import { STEPS_PER_BAR } from '../chart/chart';
import type { Pair } from './pair';

/** The first song is `a`, the second `b`. */
export type Side = 'a' | 'b';
export const SIDES: readonly Side[] = ['a', 'b'];
export const STEM_PARTS: readonly StemPart[] = ['drums', 'bass', 'chords', 'lead'];

/** What carries the beat; the others are sung over it. These are the two halves that songs trade. */
const BEAT: readonly StemPart[] = ['drums', 'bass'];
/** Bars until the songs trade their parts. */
export const TRADE_BARS = 8;
/** A mash-up that is played lasts at most so many seconds. */
const LONGEST = 46;

/** How a song was recorded. */
interface Recorded {
  readonly bpm: number;
  readonly swing: number;
}

/** Two songs at one tempo and in one key: those of the first. */
export interface Mix {
  readonly pair: Pair;
  /** Bars that each song repeats, in its own time. */
  readonly bars: number;
  /** Beats of the second song for one of the first. */
  readonly feel: number;
  /** Semitones that the second song is moved. */
  readonly shift: number;
  readonly recorded: Readonly<Record<Side, Recorded>>;
}

/**
 * Puts two songs together; the first gives tempo and key.
 *
 * @throws Error when the two make no mash-up
 */
export function mixOf({ bars, songs, pairs }: Mashups, pair: Pair): Mix {
  const [a, b] = [pair.a, pair.b].map((name) => songs.find(({ song }) => song === name));
  const fit = pairs.find(({ host, guest }) => host === pair.a && guest === pair.b);
  if (a === undefined || b === undefined || fit === undefined)
    throw new Error(`${pair.a} and ${pair.b} make no mash-up`);
  return { pair, bars, feel: fit.feel, shift: fit.shift, recorded: { a, b } };
}

/** Seconds of a sixteenth of a tempo, of a mash-up's bar, and of its beat. */
const stepSeconds = ({ bpm }: Recorded): number => 60 / bpm / 4;
export const barSeconds = ({ recorded }: Mix): number => STEPS_PER_BAR * stepSeconds(recorded.a);
export const beatSeconds = (mix: Mix): number => barSeconds(mix) / 4;

/** Seconds until a side of a mash-up begins again. */
export function loopSeconds(mix: Mix, side: Side): number {
  return (barSeconds(mix) * mix.bars) / (side === 'b' ? mix.feel : 1);
}

/** Seconds that a side's recording lasts until it begins again. */
export function recordedSeconds({ bars, recorded }: Mix, side: Side): number {
  return bars * STEPS_PER_BAR * stepSeconds(recorded[side]);
}

/** How many times as fast a side's recording vibrates in the mash-up. */
export function pitchOf({ shift }: Mix, side: Side): number {
  return side === 'b' ? 2 ** (shift / 12) : 1;
}

/** The place of a sixteenth, which may be between two, with every second one late. */
export function swung(step: number, swing: number): number {
  const pair = 2 * Math.floor(step / 2);
  const within = step - pair;
  return within <= 1 ? pair + within * (1 + swing) : pair + 1 + swing + (within - 1) * (1 - swing);
}

/** The sixteenth that is at a place, the other way round. */
export function straight(place: number, swing: number): number {
  const pair = 2 * Math.floor(place / 2);
  const within = place - pair;
  return within <= 1 + swing
    ? pair + within / (1 + swing)
    : pair + 1 + (within - 1 - swing) / (1 - swing);
}

/** The second of a side's recording that is heard at a second of the mash-up. Both swing as the first song does. */
export function recordedAt(mix: Mix, side: Side, seconds: number): number {
  if (side === 'a') return seconds;
  const { a, b } = mix.recorded;
  const step = straight(seconds / stepSeconds(a), a.swing) * mix.feel;
  return swung(step, b.swing) * stepSeconds(b);
}

/** The second of the mash-up at which a sixteenth of a side's recording is heard, in its first round. */
export function heardAt(mix: Mix, side: Side, step: number): number {
  const { a } = mix.recorded;
  return swung(side === 'a' ? step : step / mix.feel, a.swing) * stepSeconds(a);
}

/** Bars of a mash-up that is played: as many whole turns as a minute's attention holds. */
export function playedBars(mix: Mix): number {
  const turns = Math.floor(LONGEST / barSeconds(mix) / TRADE_BARS);
  return Math.max(1, turns) * TRADE_BARS;
}

/** Whether a side has a part in a bar when both songs are equally loud. */
export function hasPart(side: Side, part: StemPart, bar: number): boolean {
  const isTraded = Math.floor(bar / TRADE_BARS) % 2 === 1;
  // At first the second song brings the beat: it is what makes the first one new.
  const bringsBeat = (side === 'b') !== isTraded;
  return BEAT.includes(part) === bringsBeat;
}

/**
 * How loud a part of a side is, from 0 to 1. At an end of the crossfader one song plays by itself; in the middle one brings
 * the beat and the other the tune, and every eight bars they trade.
 *
 * @param fader 0 for the first song, 1 for the second
 * @param bar of the host, from its beginning
 */
export function gainOf(side: Side, part: StemPart, fader: number, bar: number): number {
  const own = side === 'a' ? Math.cos((fader * Math.PI) / 2) : Math.sin((fader * Math.PI) / 2);
  const middle = 1 - Math.abs(2 * fader - 1);
  return own * (1 - middle) + (hasPart(side, part, bar) ? middle : 0);
}
