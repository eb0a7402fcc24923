/** How two loops are one: time, pitch and loudness of every part. It knows no sound and no screen. */
import type { LoopPart, MashupLoops, SongName } from '../types';

export type Side = 'a' | 'b';

/** What carries the beat, and what is sung over it: the two halves that songs trade. */
const BEAT: readonly LoopPart[] = ['kick', 'snare', 'hat', 'bass'];
/** Bars until the songs trade their parts. */
const TRADE_BARS = 4;
/** Sixteenths of a bar. */
const STEPS = 16;

/** A song's part in a mash-up. */
export interface MixVoice {
  readonly parts: MashupLoops['songs'][number]['parts'];
  /** Host's sixteenths of one of the song's own. */
  readonly stretch: number;
  /** Semitones that it is moved. */
  readonly shift: number;
  /** Host's sixteenths until it begins again. */
  readonly length: number;
}

/** Two songs at one tempo and in one key: those of the first. */
export interface Mix {
  readonly bpm: number;
  readonly shift: number;
  readonly feel: number;
  readonly voices: Readonly<Record<Side, MixVoice>>;
}

/** Puts two songs together; the first gives tempo and key. */
export function mixOf(loops: MashupLoops, host: SongName, guest: SongName): Mix {
  const song = (name: SongName) => loops.songs.find((one) => one.song === name);
  const [a, b] = [song(host), song(guest)];
  const pair = loops.pairs.find((one) => one.host === host && one.guest === guest);
  if (a === undefined || b === undefined || pair === undefined)
    throw new Error(`${host} and ${guest} make no mash-up`);
  const { feel, shift } = pair;
  const length = loops.bars * STEPS;
  return {
    bpm: a.bpm,
    feel,
    shift,
    voices: {
      a: { parts: a.parts, stretch: 1, shift: 0, length },
      b: { parts: b.parts, stretch: 1 / feel, shift, length: length / feel },
    },
  };
}

/** A note of a mash-up, in the host's sixteenths from its beginning. */
export interface MixNote {
  readonly part: LoopPart;
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  readonly strength: number;
}

/** All notes of a voice from one sixteenth up to another; the loop goes round. */
export function notesBetween(voice: MixVoice, from: number, to: number): readonly MixNote[] {
  const notes: MixNote[] = [];
  const first = Math.floor(from / voice.length);
  const last = Math.floor(to / voice.length);
  for (let round = first; round <= last; round++) {
    for (const part of Object.keys(voice.parts) as LoopPart[]) {
      for (const [step = 0, length = 1, pitch = 60, strength = 80] of voice.parts[part]) {
        const at = round * voice.length + step * voice.stretch;
        if (at < from || at >= to) continue;
        const moved = { pitch: pitch + voice.shift, strength: strength / 100 };
        notes.push({ part, at, length: length * voice.stretch, ...moved });
      }
    }
  }
  return notes;
}

/**
 * How loud a part of a side is, from 0 to 1. At an end of the crossfader one song plays alone; in the middle one brings
 * the beat and the other the tune, and every four bars they trade.
 *
 * @param fader 0 for the first song, 1 for the second
 * @param bar of the host, from its beginning
 */
export function gainOf(side: Side, part: LoopPart, fader: number, bar: number): number {
  const own = side === 'a' ? Math.cos((fader * Math.PI) / 2) : Math.sin((fader * Math.PI) / 2);
  const isTraded = Math.floor(bar / TRADE_BARS) % 2 === 1;
  // At first the second song brings the beat: it is what makes the first one new.
  const bringsBeat = (side === 'b') !== isTraded;
  const turn = BEAT.includes(part) === bringsBeat ? 1 : 0;
  const middle = 1 - Math.abs(2 * fader - 1);
  return own * (1 - middle) + turn * middle;
}
