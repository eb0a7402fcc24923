/** A small synthesiser of Web Audio's own nodes: one voice a note, which ends by itself. */
import type { LoopPart } from '@axtorm/game/types';

/** Seconds of noise that all noises are cut from. */
const NOISE = 1;

/** Frequency of a pitch. */
const hertzOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/** What a tone sounds like: waves of two oscillators, cents between them, cutoff, level, decay in seconds. */
interface Tone {
  readonly waves: readonly OscillatorType[];
  readonly detune: number;
  readonly lowpass: number;
  readonly level: number;
  readonly attack: number;
}

const TONES: Readonly<Record<'bass' | 'chords' | 'tune', Tone>> = {
  bass: { waves: ['sawtooth', 'sine'], detune: 0, lowpass: 700, level: 0.3, attack: 0.004 },
  chords: {
    waves: ['sawtooth', 'sawtooth'],
    detune: 14,
    lowpass: 1800,
    level: 0.045,
    attack: 0.01,
  },
  tune: { waves: ['square', 'sawtooth'], detune: 8, lowpass: 3600, level: 0.09, attack: 0.006 },
};

/** A struck noise: what passes its filter, how loud, how long. */
const NOISES = {
  snare: { type: 'bandpass', hertz: 1900, level: 0.5, decay: 0.16 },
  hat: { type: 'highpass', hertz: 7500, level: 0.16, decay: 0.05 },
} as const;

/** Plays notes into a destination. */
export class Synth {
  readonly #context: BaseAudioContext;
  readonly #noise: AudioBuffer;

  constructor(context: BaseAudioContext) {
    this.#context = context;
    this.#noise = context.createBuffer(1, context.sampleRate * NOISE, context.sampleRate);
    const channel = this.#noise.getChannelData(0);
    let state = 1;
    // The same noise everywhere: a linear congruential generator.
    for (let i = 0; i < channel.length; i++) {
      state = (state * 48_271) % 2_147_483_647;
      channel[i] = (state / 2_147_483_647) * 2 - 1;
    }
  }

  /** Plays a note of a part at a time of the context, for so many seconds. */
  play(
    part: LoopPart,
    when: number,
    seconds: number,
    note: { readonly pitch: number; readonly strength: number },
    to: AudioNode,
  ): void {
    if (part === 'kick') this.#kick(when, note.strength, to);
    else if (part === 'snare' || part === 'hat') this.#noiseHit(part, when, note.strength, to);
    else this.#tone(TONES[part], when, seconds, note, to);
  }

  #envelope(when: number, level: number, attack: number, end: number, to: AudioNode): GainNode {
    const gain = new GainNode(this.#context, { gain: 0 });
    gain.gain.setValueAtTime(0, when);
    gain.gain.linearRampToValueAtTime(level, when + attack);
    gain.gain.setTargetAtTime(0, Math.max(when + attack, end), 0.03);
    gain.connect(to);
    return gain;
  }

  #kick(when: number, strength: number, to: AudioNode): void {
    const gain = this.#envelope(when, 0.8 * strength, 0.002, when + 0.12, to);
    const source = new OscillatorNode(this.#context, { frequency: 150 });
    source.frequency.setValueAtTime(150, when);
    source.frequency.exponentialRampToValueAtTime(46, when + 0.09);
    source.connect(gain);
    source.start(when);
    source.stop(when + 0.4);
  }

  #noiseHit(part: 'snare' | 'hat', when: number, strength: number, to: AudioNode): void {
    const { type, hertz, level, decay } = NOISES[part];
    const gain = this.#envelope(when, level * strength, 0.001, when + decay * 0.3, to);
    const filter = new BiquadFilterNode(this.#context, { type, frequency: hertz, Q: 0.8 });
    const source = new AudioBufferSourceNode(this.#context, { buffer: this.#noise });
    source.connect(filter).connect(gain);
    source.start(when, (when * 7) % (NOISE / 2), decay * 2);
  }

  #tone(
    tone: Tone,
    when: number,
    seconds: number,
    note: { readonly pitch: number; readonly strength: number },
    to: AudioNode,
  ): void {
    const end = when + Math.max(0.06, seconds);
    const gain = this.#envelope(when, tone.level * note.strength, tone.attack, end, to);
    const filter = new BiquadFilterNode(this.#context, {
      type: 'lowpass',
      frequency: tone.lowpass,
    });
    filter.connect(gain);
    tone.waves.forEach((type, i) => {
      const detune = tone.detune * (i === 0 ? -0.5 : 0.5);
      const source = new OscillatorNode(this.#context, {
        type,
        frequency: hertzOf(note.pitch),
        detune,
      });
      source.connect(filter);
      source.start(when);
      source.stop(end + 0.25);
    });
  }
}
