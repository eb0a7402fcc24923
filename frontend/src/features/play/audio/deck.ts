/** Plays a mash-up until it is stopped: announces notes a little ahead, and lets the songs trade parts on the bar. */
import type { LoopPart } from '@axtorm/game/types';
import { type Mix, type Side, gainOf, notesBetween } from '@axtorm/game/mixer/mix';
import { Synth } from './synth';

const SIDES: readonly Side[] = ['a', 'b'];
const PARTS: readonly LoopPart[] = ['kick', 'snare', 'hat', 'bass', 'chords', 'tune'];
/** Milliseconds between two looks, and how far notes are announced ahead, in seconds. */
const POLL_MS = 50;
const AHEAD = 0.35;
/** Both songs together stay below what a sound card can play. */
const HEADROOM = 0.55;
/** Faders move within this time, in seconds: at once would click. */
const GLIDE = 0.03;

/** One mash-up that is being played. */
export class Deck {
  readonly #context: AudioContext;
  readonly #mix: Mix;
  readonly #synth: Synth;
  readonly #out: GainNode;
  readonly #gains = new Map<string, GainNode>();
  readonly #began: number;
  readonly #timer: number;
  #done = 0;
  #fader: number;

  constructor(context: AudioContext, mix: Mix, fader: number, volume: number) {
    this.#context = context;
    this.#mix = mix;
    this.#fader = fader;
    this.#synth = new Synth(context);
    this.#out = new GainNode(context, { gain: HEADROOM * volume });
    this.#out
      .connect(new DynamicsCompressorNode(context, { threshold: -12 }))
      .connect(context.destination);
    for (const side of SIDES) {
      for (const part of PARTS) {
        const gain = new GainNode(context, { gain: gainOf(side, part, fader, 0) });
        gain.connect(this.#out);
        this.#gains.set(side + part, gain);
      }
    }
    this.#began = context.currentTime + 0.1;
    this.#look();
    this.#timer = window.setInterval(this.#look, POLL_MS);
  }

  /** Seconds of a sixteenth. */
  get #step(): number {
    return 60 / this.#mix.bpm / 4;
  }

  readonly #look = (): void => {
    const until = (this.#context.currentTime + AHEAD - this.#began) / this.#step;
    if (until <= this.#done) return;
    for (const side of SIDES) {
      for (const { part, at, length, ...note } of notesBetween(
        this.#mix.voices[side],
        this.#done,
        until,
      )) {
        const gain = this.#gains.get(side + part);
        const when = this.#began + at * this.#step;
        if (gain !== undefined) this.#synth.play(part, when, length * this.#step, note, gain);
      }
    }
    // A bar that begins within what was announced brings its parts.
    const bar = Math.floor(until / 16);
    if (bar !== Math.floor(this.#done / 16)) this.#turn(bar, this.#began + bar * 16 * this.#step);
    this.#done = until;
  };

  #turn(bar: number, when: number): void {
    for (const side of SIDES) {
      for (const part of PARTS) {
        const value = gainOf(side, part, this.#fader, bar);
        this.#gains.get(side + part)?.gain.setTargetAtTime(value, when, GLIDE);
      }
    }
  }

  /** Moves the crossfader: 0 for the first song, 1 for the second. */
  fade(fader: number): void {
    this.#fader = fader;
    const heard = Math.max(0, (this.#context.currentTime - this.#began) / this.#step);
    this.#turn(Math.floor(heard / 16), this.#context.currentTime);
  }

  /** Ends it. */
  stop(): void {
    window.clearInterval(this.#timer);
    this.#out.gain.setTargetAtTime(0, this.#context.currentTime, GLIDE);
    window.setTimeout(() => {
      this.#out.disconnect();
    }, 500);
  }
}
