/** A mash-up as nodes of Web Audio: every part of both songs goes round, each with a gain of its own. */
import type { StemPart } from '@axtorm/game/types';
import {
  type Mix,
  type Side,
  SIDES,
  STEM_PARTS,
  beatSeconds,
  gainOf,
} from '@axtorm/game/mixer/mix';
import { type Moves, faderAt } from '@axtorm/game/mixer/moves';
import type { StemSounds } from '../../../media/types';
import { type Round, fitted } from './fit';
import { loadStems } from './stems';
import { rest, unhurried } from './stretch';

/** A part of a side that is ready to be played. */
interface Part {
  readonly side: Side;
  readonly part: StemPart;
  readonly buffer: AudioBuffer;
  readonly round: Round;
  readonly gain: number;
}

/** Two songs that are ready to be played as one. */
export interface MashSound {
  readonly mix: Mix;
  readonly parts: readonly Part[];
}

/** Loads both songs and brings them together; the page stays alive meanwhile. */
export async function loadMash(
  context: BaseAudioContext,
  mix: Mix,
  sounds: Readonly<Record<Side, StemSounds>>,
  assetBase: string,
  signal: AbortSignal,
): Promise<MashSound> {
  const loaded = await Promise.all(
    SIDES.map((side) => loadStems(context, sounds[side], assetBase, signal)),
  );
  const parts: Part[] = [];
  for (const [i, side] of SIDES.entries()) {
    for (const part of STEM_PARTS) {
      const stems = loaded[i];
      if (stems === undefined) continue;
      const { sampleRate } = context;
      const making = fitted(mix, side, part, stems.channels[part], sampleRate);
      const round = await unhurried(making, signal);
      const buffer = context.createBuffer(1, round.channel.length, sampleRate);
      buffer.getChannelData(0).set(round.channel);
      parts.push({ side, part, buffer, round, gain: stems.gain });
      await rest();
    }
  }
  return { mix, parts };
}

/** Up to here sound stays as it is; what is higher is rounded off below 1. */
const LINEAR = 0.75;
/** Peaks that are rounded off are no higher than this. */
const HIGHEST = 4;

/** Rounds off what both songs together have too much: nothing is delayed, as a compressor would. */
function roundOff(context: BaseAudioContext): readonly [AudioNode, AudioNode] {
  const curve = Float32Array.from({ length: 8193 }, (_, i) => {
    const value = ((2 * i) / 8192 - 1) * HIGHEST;
    const over = Math.max(0, Math.abs(value) - LINEAR);
    const room = 1 - LINEAR;
    return Math.sign(value) * (Math.min(Math.abs(value), LINEAR) + room * Math.tanh(over / room));
  });
  const down = new GainNode(context, { gain: 1 / HIGHEST });
  return [down, down.connect(new WaveShaperNode(context, { curve }))];
}

/** Seconds that a fader takes, before the beat that it is due on: at once would click. */
const GLIDE = 0.02;
/** For what a hand does now, the time in which most of the way is done. */
const HAND = 0.015;

/** A mash-up whose parts sound, and whose faders can be moved. */
export class Wired {
  readonly out: GainNode;
  readonly #context: BaseAudioContext;
  readonly #sound: MashSound;
  readonly #began: number;
  readonly #faders: readonly (readonly [Part, GainNode])[];
  readonly #sources: readonly AudioBufferSourceNode[];
  readonly #values = new Map<Part, number>();

  /** @param began the context's time of the first bar, in seconds */
  constructor(context: BaseAudioContext, sound: MashSound, began: number, volume: number) {
    this.#context = context;
    this.#sound = sound;
    this.#began = began;
    const [low, high] = roundOff(context);
    this.out = new GainNode(context, { gain: volume });
    high.connect(this.out).connect(context.destination);
    this.#faders = sound.parts.map((part) => [part, new GainNode(context, { gain: 0 })] as const);
    this.#sources = this.#faders.map(([{ buffer, round }, fader]) => {
      const { seconds, rate } = round;
      const source = new AudioBufferSourceNode(context, {
        buffer,
        loop: true,
        loopEnd: seconds,
        playbackRate: rate,
      });
      source.connect(fader).connect(low);
      source.start(began);
      return source;
    });
  }

  /** Beats since the beginning. */
  get beat(): number {
    return Math.max(0, (this.#context.currentTime - this.#began) / beatSeconds(this.#sound.mix));
  }

  #valueAt({ side, part, gain }: Part, moves: Moves, beat: number): number {
    return gain * gainOf(side, part, faderAt(moves, beat), Math.floor(beat / 4));
  }

  /** Brings the faders to where they are at a beat that is still to come. */
  announce(moves: Moves, beat: number): void {
    const when = this.#began + beat * beatSeconds(this.#sound.mix);
    for (const [part, { gain }] of this.#faders) {
      const value = this.#valueAt(part, moves, beat);
      const before = this.#values.get(part) ?? value;
      if (value !== before || beat === 0) {
        gain.setValueAtTime(before, Math.max(0, when - GLIDE));
        gain.linearRampToValueAtTime(value, when);
      }
      this.#values.set(part, value);
    }
  }

  /** Brings the faders to where they are at the beat that is heard, and forgets what was announced. */
  follow(moves: Moves): void {
    const now = this.#context.currentTime;
    for (const [part, { gain }] of this.#faders) {
      const value = this.#valueAt(part, moves, Math.floor(this.beat));
      gain.cancelScheduledValues(now);
      gain.setTargetAtTime(value, now, HAND);
      this.#values.set(part, value);
    }
  }

  /** Ends it, without a click. */
  stop(): void {
    const now = this.#context.currentTime;
    this.out.gain.setTargetAtTime(0, now, HAND);
    for (const source of this.#sources) source.stop(now + 10 * HAND);
  }
}
