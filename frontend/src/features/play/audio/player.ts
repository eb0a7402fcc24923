/** The only module that speaks to Web Audio while a song is played: cut, hits, count-in and cues. */
import type { CutSound } from '../../../media/types';
import type { Count } from './count';
import { firstPart, wholeFile } from './song-file';
import type { ClockMap } from '@axtorm/game/engine/clock';
import { GREAT, MISS } from '@axtorm/game/engine/judgement';
import { findMark } from './mark';
import { look } from './reading';
import { createReading } from '@axtorm/game/engine/stamps';
import { type HitSound, clickSound, clickTrack, cueSound, hitSounds } from './sounds';
import { type Layer, layerSound } from './layer';
import { slowed } from './slow';

/** Fades that keep a start or stop from clicking, in seconds. */
const FADE = 0.02;
/** Seconds until the whole takes over from its beginning, and in which it does. */
const JOIN_IN = 0.1;
const JOIN = 0.005;

/** Where a lane sounds, from -1 on the left to 1 on the right. */
function panOf(lane: number, lanes: number): number {
  return (2 * lane) / (lanes - 1) - 1;
}

/** A cut that is ready to be played, at its own speed or a slower one. */
export interface LoadedCut {
  readonly buffer: AudioBuffer;
  /** Seconds from the buffer's start to the first bar. */
  readonly start: number;
  /** Brings the whole, where the buffer is only its beginning. */
  readonly rest?: (() => Promise<LoadedCut>) | undefined;
}

/** What sounds of a cut. */
interface Playing {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
  /** The context's time at which it begins, and the second of the cut. */
  readonly when: number;
  readonly from: number;
}

/** Seconds from a decoded cut's start to its first bar. */
function startOf(buffer: AudioBuffer, { afterMark }: CutSound): number {
  return findMark(buffer.getChannelData(0), buffer.sampleRate) + afterMark;
}

/** What a play needs of its sound. */
export type Player = Pick<AudioPlayer, keyof AudioPlayer>;

/** Sound of one play. It must be made in an event of the visitor's, or browsers keep it silent. */
export class AudioPlayer {
  readonly context = new AudioContext({ latencyHint: 'interactive' });
  readonly #reading = createReading();
  readonly #music = this.#gain(this.context.destination);
  readonly #hits = this.#gain(this.context.destination);
  #tonic = 0;
  #hitSounds = hitSounds(this.context, 0, 0.5);
  readonly #clicks = [clickSound(this.context, false), clickSound(this.context, true)] as const;
  readonly #cues = new Map<number, AudioBuffer>();
  readonly #layers = new Map<Layer, AudioBuffer>();
  /** Whether nothing is heard of it. */
  readonly isQuiet: boolean = false;
  #hitSound: HitSound = 'judged';
  #playing: Playing | undefined;
  /** The count that the press has begun, until a play goes on with it. */
  count: Count | undefined;
  /** What is announced and not yet heard, so that a pause silences it. */
  readonly #scheduled = new Set<AudioScheduledSourceNode>();

  #gain(into: AudioNode): GainNode {
    const gain = this.context.createGain();
    gain.connect(into);
    return gain;
  }

  /** Volumes from 0 to 1, and what is heard of presses. */
  setLevels(music: number, hits: number, hitSound: HitSound): void {
    this.#music.gain.value = music;
    this.#hits.gain.value = hits;
    this.#hitSound = hitSound;
  }

  /**
   * Tunes hits and cues to what is played.
   *
   * @param tonic from 0 (C) to 11 (B)
   * @param beat in seconds
   */
  tune(tonic: number, beat: number): void {
    this.#tonic = tonic;
    this.#hitSounds = hitSounds(this.context, tonic, beat);
    this.#cues.clear();
  }

  /** Decodes bytes, which stay as they are. */
  async #decode(bytes: Uint8Array<ArrayBuffer>): Promise<AudioBuffer> {
    return this.context.decodeAudioData(bytes.slice().buffer);
  }

  /**
   * Fetches and decodes a whole cut.
   *
   * @param rate 1, or less in practice
   */
  async load(
    cut: CutSound,
    assetBase: string,
    rate: number,
    signal: AbortSignal,
  ): Promise<LoadedCut> {
    const buffer = await this.#decode(await wholeFile(assetBase + cut.src, signal));
    const start = startOf(buffer, cut);
    if (rate === 1) return { buffer, start };
    return { buffer: await slowed(this.context, buffer, rate, signal), start: start / rate };
  }

  /** Fetches and decodes the beginning of a cut, which knows how to bring the rest. */
  async begin(cut: CutSound, assetBase: string, signal: AbortSignal): Promise<LoadedCut> {
    const { bytes, isWhole } = await firstPart(assetBase + cut.src);
    signal.throwIfAborted();
    const buffer = await this.#decode(bytes);
    const rest = isWhole ? undefined : async () => this.load(cut, assetBase, 1, signal);
    return { buffer, start: startOf(buffer, cut), rest };
  }

  /** Clicks in place of a cut, for the tutorial. */
  clicks(beat: number, beats: number): LoadedCut {
    return { buffer: clickTrack(this.context, beat, beats), start: 0 };
  }

  /** Adds what the context says of its clock to a map. */
  observe(map: ClockMap): void {
    look(map, this.#reading, this.context);
  }

  /** A time of the context in whole samples, at which nothing has to be worked out between two of them. */
  #whole(seconds: number): number {
    const { sampleRate } = this.context;
    return Math.round(seconds * sampleRate) / sampleRate;
  }

  /**
   * Plays a cut from a second of it, counted from its first bar.
   *
   * @param when the context's time, in seconds
   */
  start(cut: LoadedCut, when: number, from: number): void {
    const source = new AudioBufferSourceNode(this.context, { buffer: cut.buffer });
    const gain = this.#gain(this.#music);
    source.connect(gain);
    const playing = { source, gain, when: this.#whole(when), from: this.#whole(cut.start + from) };
    source.start(playing.when, playing.from);
    this.#playing = playing;
  }

  /** Lets the whole of a cut take over from its beginning: both are the same samples, so nothing is heard of it. */
  join(cut: LoadedCut): void {
    const before = this.#playing;
    if (before === undefined) return;
    const at = Math.max(before.when, this.#whole(this.context.currentTime + JOIN_IN));
    this.start(cut, at, before.from + (at - before.when) - cut.start);
    before.gain.gain.setValueAtTime(1, at);
    before.gain.gain.linearRampToValueAtTime(0, at + JOIN);
    before.source.stop(at + JOIN);
    this.#playing?.gain.gain.setValueAtTime(0, at);
    this.#playing?.gain.gain.linearRampToValueAtTime(1, at + JOIN);
  }

  /** Silences what is played and what is announced. */
  stop(): void {
    const end = this.context.currentTime + FADE;
    this.#playing?.source.stop(end);
    this.#playing = undefined;
    this.count = undefined;
    for (const node of this.#scheduled) node.stop();
    this.#scheduled.clear();
  }

  #play(buffer: AudioBuffer, when: number, pan: number, into = this.#hits): void {
    const source = new AudioBufferSourceNode(this.context, { buffer });
    if (pan === 0) source.connect(into);
    else source.connect(new StereoPannerNode(this.context, { pan })).connect(into);
    this.#scheduled.add(source);
    source.onended = () => {
      this.#scheduled.delete(source);
    };
    source.start(when);
  }

  /**
   * The sound of a press, at once.
   *
   * @param judgement its place in `JUDGEMENTS`; undefined where no note was in reach
   */
  hit(judgement: number | undefined): void {
    if (this.#hitSound === 'off') return;
    const sound = this.#hitSounds[this.#hitSound === 'plain' ? GREAT : (judgement ?? MISS)];
    if (sound !== undefined) this.#play(sound, 0, 0);
  }

  /** A click of the count-in at a time of the context, in seconds. */
  click(when: number, isLast: boolean): void {
    this.#play(this.#clicks[isLast ? 1 : 0], when, 0);
  }

  /** Announces a note of a lane at a time of the context, in seconds. */
  cue(lane: number, lanes: number, when: number): void {
    const key = lane + 8 * lanes;
    const buffer = this.#cues.get(key) ?? cueSound(this.context, lane, lanes, this.#tonic);
    this.#cues.set(key, buffer);
    this.#play(buffer, when, panOf(lane, lanes));
  }

  /** A sound of the fever at a time of the context, in seconds: a part of the music, and as loud. */
  layer(kind: Layer, when: number): void {
    const buffer = this.#layers.get(kind) ?? layerSound(this.context, kind);
    this.#layers.set(kind, buffer);
    this.#play(buffer, when, 0, this.#music);
  }

  /** Lets sound run again after the system has stopped it. It must be called in an event of the visitor's. */
  async wake(): Promise<void> {
    if (this.context.state !== 'running') await this.context.resume();
  }

  /** Calls when the system stops the sound, as for a call: it is suspended, or, in Safari, interrupted. Returns what ends that. */
  onInterruption(call: () => void): () => void {
    const look = () => {
      if (this.context.state !== 'running' && this.context.state !== 'closed') call();
    };
    this.context.addEventListener('statechange', look);
    return () => {
      this.context.removeEventListener('statechange', look);
    };
  }

  /** Gives the sound card back. */
  async close(): Promise<void> {
    this.stop();
    await this.context.close();
  }
}
