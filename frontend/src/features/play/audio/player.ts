/** The only module that speaks to Web Audio while a song is played: cut, hits, count-in and cues. */
import type { CutSound } from '../../../media/types';
import type { ClockMap } from '@axtorm/game/engine/clock';
import { GREAT, MISS } from '@axtorm/game/engine/judgement';
import { findMark } from './mark';
import { look } from './reading';
import { createReading } from '@axtorm/game/engine/stamps';
import { HIT_SOUNDS, type HitSound, clickSound, clickTrack, cueSound, hitSound } from './sounds';
import { slowed } from './slow';

/** Fades that keep a start or stop from clicking, in seconds. */
const FADE = 0.02;

/** Where a lane sounds, from -1 on the left to 1 on the right. */
function panOf(lane: number, lanes: number): number {
  return (2 * lane) / (lanes - 1) - 1;
}

/** A cut that is ready to be played, at its own speed or a slower one. */
export interface LoadedCut {
  readonly buffer: AudioBuffer;
  /** Seconds from the buffer's start to the first bar. */
  readonly start: number;
}

/** What a play needs of its sound. */
export type Player = Pick<AudioPlayer, keyof AudioPlayer>;

/** Sound of one play. It must be made in an event of the visitor's, or browsers keep it silent. */
export class AudioPlayer {
  readonly context = new AudioContext({ latencyHint: 'interactive' });
  readonly #reading = createReading();
  readonly #music = this.#gain();
  readonly #hits = this.#gain();
  readonly #hitSounds = HIT_SOUNDS.map((hertz) => hitSound(this.context, hertz));
  readonly #clicks = [clickSound(this.context, false), clickSound(this.context, true)] as const;
  readonly #cues = new Map<number, AudioBuffer>();
  /** Whether nothing is heard of it. */
  readonly isQuiet: boolean = false;
  #hitSound: HitSound = 'judged';
  #source: AudioBufferSourceNode | undefined;
  /** What is announced and not yet heard, so that a pause silences it. */
  readonly #scheduled = new Set<AudioScheduledSourceNode>();

  #gain(): GainNode {
    const gain = this.context.createGain();
    gain.connect(this.context.destination);
    return gain;
  }

  /** Volumes from 0 to 1, and what is heard of presses. */
  setLevels(music: number, hits: number, hitSound: HitSound): void {
    this.#music.gain.value = music;
    this.#hits.gain.value = hits;
    this.#hitSound = hitSound;
  }

  /**
   * Fetches and decodes a cut.
   *
   * @param rate 1, or less in practice
   */
  async load(
    cut: CutSound,
    assetBase: string,
    rate: number,
    signal: AbortSignal,
  ): Promise<LoadedCut> {
    const response = await fetch(assetBase + cut.src, { signal });
    if (!response.ok) throw new Error(`${cut.src}: ${String(response.status)}`);
    const buffer = await this.context.decodeAudioData(await response.arrayBuffer());
    const start = findMark(buffer.getChannelData(0), buffer.sampleRate) + cut.afterMark;
    if (rate === 1) return { buffer, start };
    return { buffer: await slowed(this.context, buffer, rate, signal), start: start / rate };
  }

  /** Clicks in place of a cut, for the tutorial. */
  clicks(beat: number, beats: number): LoadedCut {
    return { buffer: clickTrack(this.context, beat, beats), start: 0 };
  }

  /** Adds what the context says of its clock to a map. */
  observe(map: ClockMap): void {
    look(map, this.#reading, this.context);
  }

  /**
   * Plays a cut from a second of it, counted from its first bar.
   *
   * @param when the context's time, in seconds
   */
  start(cut: LoadedCut, when: number, from: number): void {
    this.#source = new AudioBufferSourceNode(this.context, { buffer: cut.buffer });
    this.#source.connect(this.#music);
    this.#source.start(when, cut.start + from);
  }

  /** Silences what is played and what is announced. */
  stop(): void {
    const end = this.context.currentTime + FADE;
    this.#source?.stop(end);
    this.#source = undefined;
    for (const node of this.#scheduled) node.stop();
    this.#scheduled.clear();
  }

  #play(buffer: AudioBuffer, when: number, pan: number): void {
    const source = new AudioBufferSourceNode(this.context, { buffer });
    if (pan === 0) source.connect(this.#hits);
    else source.connect(new StereoPannerNode(this.context, { pan })).connect(this.#hits);
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
    const buffer = this.#cues.get(key) ?? cueSound(this.context, lane, lanes);
    this.#cues.set(key, buffer);
    this.#play(buffer, when, panOf(lane, lanes));
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
