import { STEPS_PER_BAR, type ChordSpan, parseHarmony, voice } from './chords';
import { type Phrase, type Stroke, parseLine, parseRhythm, resolvePitch } from './notation';
import type { Section, Song, Track } from './types';

/** A note of a track at its time. */
export interface Event {
  /** From the start of the song, in seconds. */
  readonly time: number;
  readonly seconds: number;
  readonly pitch: number;
  readonly from?: number | undefined;
  readonly velocity: number;
  /** Its place in the track: notes that are written alike differ a little from one to the next. */
  readonly take: number;
}

/** Sixteenths of a beat. */
const STEPS_PER_BEAT = 4;

/** Seconds of a sixteenth. */
export function stepSeconds(song: Song): number {
  return 60 / song.bpm / 4;
}

/** Bars of the whole song. */
export function songBars(song: Song): number {
  return song.sections.reduce((sum, section) => sum + section.bars, 0);
}

/** Seconds of the whole song, without what rings after its last bar. */
export function songSeconds(song: Song): number {
  return songBars(song) * STEPS_PER_BAR * stepSeconds(song);
}

/** Seconds from the start to a step, with the song's swing. */
function timeOf(song: Song, step: number): number {
  const isLate = Math.floor(step) % 2 === 1;
  return (step + (isLate ? (song.swing ?? 0) : 0)) * stepSeconds(song);
}

/** A note before it has a time. */
interface Placed extends Stroke {
  readonly pitches: readonly number[];
  readonly glides: boolean;
}

function chordAt(spans: readonly ChordSpan[], step: number): ChordSpan['chord'] {
  const span = spans.find((candidate) => step >= candidate.from && step < candidate.to);
  if (!span) throw new Error(`no chord at step ${step.toFixed(2)}`);
  return span.chord;
}

/** Repeats a section's phrases until it ends. */
function unroll<S extends Stroke>(phrases: readonly Phrase<S>[], steps: number): S[] {
  const strokes: S[] = [];
  let start = 0;
  for (let i = 0; start < steps; i++) {
    const phrase = phrases[i % phrases.length];
    if (!phrase) break;
    for (const stroke of phrase.strokes) {
      const step = start + stroke.step;
      if (step < steps) strokes.push({ ...stroke, step });
    }
    start += phrase.steps;
  }
  return strokes;
}

/** Pitch of hits; drums ignore it. */
const DRUM_PITCH = 60;

function place(track: Track, section: Section, texts: readonly string[]): Placed[] {
  const steps = section.bars * STEPS_PER_BAR;
  const spans = parseHarmony(section.chords, section.bars);
  const centre = track.centre ?? 60;
  if (track.notation === 'line') {
    return unroll(texts.map(parseLine), steps).map(({ names, ...stroke }) => ({
      ...stroke,
      pitches: names.map((name) => resolvePitch(name, chordAt(spans, stroke.step), centre)),
    }));
  }
  return unroll(texts.map(parseRhythm), steps).map((stroke) => ({
    ...stroke,
    glides: false,
    pitches:
      track.notation === 'drums'
        ? [DRUM_PITCH]
        : voice(chordAt(spans, stroke.step), centre, track.open ?? false),
  }));
}

/** Stops a track where its section takes breath: what would begin there is left out, what sounds is let go. */
function breathe(track: Track, section: Section, notes: readonly Placed[]): readonly Placed[] {
  if (section.breath === undefined || track.leads === true) return notes;
  const stop = section.bars * STEPS_PER_BAR - section.breath * STEPS_PER_BEAT;
  return notes
    .filter(({ step }) => step < stop)
    .map((note) => ({ ...note, steps: Math.min(note.steps, stop - note.step) }));
}

/** Every note of a track in the order of time. */
export function trackEvents(song: Song, track: Track): readonly Event[] {
  const events: Event[] = [];
  const shift = track.notation === 'drums' ? 0 : (song.transpose ?? 0);
  const moved = (pitches: readonly number[]) => pitches.map((pitch) => pitch + shift);
  let start = 0;
  let last: number | undefined;
  for (const section of song.sections) {
    const texts = track.parts[section.name];
    const written = texts ? breathe(track, section, place(track, section, texts)) : [];
    const notes = written.map((note) => ({ ...note, pitches: moved(note.pitches) }));
    for (const note of notes) {
      const time = timeOf(song, start + note.step);
      const end = timeOf(song, start + note.step + note.steps);
      const seconds = (end - time) * (track.hold ?? 0.95);
      for (const pitch of note.pitches) {
        const from = note.glides ? last : undefined;
        events.push({ time, seconds, pitch, from, velocity: note.velocity, take: events.length });
      }
      last = note.pitches[0];
    }
    start += section.bars * STEPS_PER_BAR;
  }
  return events;
}

/** Throws if a track plays in a section that the song does not have: a misspelt name would be silent. */
export function checkSong(song: Song): void {
  const names = new Set(song.sections.map((section) => section.name));
  for (const track of song.tracks) {
    for (const name of Object.keys(track.parts)) {
      if (!names.has(name)) throw new Error(`${song.title}: ${track.name} plays in no ${name}`);
    }
  }
}
