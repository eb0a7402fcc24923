/** How much each sixteenth of a cut stands out: what a listener would tap along with. */
import type { Cut } from '../music/cut';
import { STEPS_PER_BAR } from '../music/score/chords';
import { type Event, stepSeconds, trackEvents } from '../music/score/timeline';
import type { Song, Track } from '../music/score/types';
import { type Tone, tunesOf } from './tune';

/** A sixteenth of a cut. */
export interface Salience {
  readonly step: number;
  /** What sounds there: 0 is silence. */
  readonly strength: number;
  /** The highest tune's pitch, where one is struck. */
  readonly pitch?: number;
  /** Sixteenths that the longest tone of the tunes sounds that are struck here. */
  readonly sustain?: number;
  /** Strength of what is struck low: kicks and basses. */
  readonly low: number;
  /** The tone of the tune that is struck, and whether the kick is: by these a bar is known when it comes again. */
  readonly tone?: Pick<Tone, 'pitch' | 'length'>;
  readonly hasKick?: boolean;
  /** Which music its bar is: bars of the same music have the same number. */
  readonly music?: number;
}

/** Below it a note is the bass's. */
const LOW_PITCH = 48;
/** Weight of a beat's place in its bar: people tap on the beat first. */
const METRE = [
  0.9, 0.05, 0.35, 0.1, 0.7, 0.05, 0.4, 0.12, 0.8, 0.05, 0.35, 0.1, 0.7, 0.05, 0.4, 0.15,
];

/** Part of a strike's strength that a kind of track adds: the tune leads. */
function weightOf(track: Track): number {
  if (track.patch.kind === 'riser') return 0;
  const loudness = 10 ** (Math.min(0, track.channel.level) / 20);
  return loudness * { line: 1, chords: 0.7, drums: 0.55 }[track.notation];
}

/** The sixteenth on which an event is struck, from the start of the song; undefined between two of them. */
function stepOf(song: Song, time: number): number | undefined {
  const exact = time / stepSeconds(song);
  const step = Math.floor(exact + 1e-6);
  const late = step % 2 === 1 ? (song.swing ?? 0) : 0;
  return Math.abs(exact - step - late) < 1e-3 ? step : undefined;
}

interface Sum {
  strength: number;
  low: number;
  pitch?: number;
  sustain?: number;
  tone?: Tone;
  hasKick?: boolean;
}

function addEvent(sum: Sum, track: Track, event: Event, length: number): void {
  const strength = weightOf(track) * event.velocity;
  const isLow = track.notation === 'drums' ? track.pumps === true : event.pitch < LOW_PITCH;
  // Voices of one chord are one strike.
  sum.strength = Math.max(sum.strength, strength) + Math.min(sum.strength, strength) * 0.35;
  if (track.pumps === true) sum.hasKick = true;
  if (isLow) sum.low += strength;
  else if (track.notation === 'line') {
    sum.pitch = Math.max(sum.pitch ?? 0, event.pitch);
    sum.sustain = Math.max(sum.sustain ?? 0, length);
  }
}

/** Every sixteenth of a cut in order. */
export function salience(song: Song, cut: Cut): readonly Salience[] {
  const from = cut.fromBar * STEPS_PER_BAR;
  const sums = Array.from({ length: cut.bars * STEPS_PER_BAR }, (): Sum => ({
    strength: 0,
    low: 0,
  }));
  for (const track of song.tracks) {
    if (weightOf(track) === 0) continue;
    for (const event of trackEvents(song, track)) {
      const step = (stepOf(song, event.time) ?? -1) - from;
      const sum = sums[step];
      const length = Math.round(event.seconds / stepSeconds(song));
      if (sum) addEvent(sum, track, event, Math.min(length, sums.length - step));
    }
  }
  for (const tone of tunesOf(song, cut).flat()) {
    const sum = sums[tone.step];
    if (sum && tone.pitch > (sum.tone?.pitch ?? 0)) sum.tone = tone;
  }
  return sums.map((sum, step) => ({
    ...sum,
    step,
    strength: sum.strength === 0 ? 0 : sum.strength * (0.6 + (METRE[step % STEPS_PER_BAR] ?? 0)),
  }));
}
