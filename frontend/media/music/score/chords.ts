/** Letters of note names, in semitones above C. */
const LETTERS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Tones of each kind of chord, in semitones above its root. */
const KINDS: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  5: [0, 7],
  6: [0, 4, 7, 9],
  m6: [0, 3, 7, 9],
  7: [0, 4, 7, 10],
  maj7: [0, 4, 7, 11],
  m7: [0, 3, 7, 10],
  9: [0, 4, 7, 10, 14],
  maj9: [0, 4, 7, 11, 14],
  m9: [0, 3, 7, 10, 14],
  m11: [0, 3, 7, 10, 14, 17],
  13: [0, 4, 7, 10, 14, 21],
  add9: [0, 4, 7, 14],
  madd9: [0, 3, 7, 14],
  sus2: [0, 2, 7],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
  '9sus4': [0, 5, 7, 10, 14],
  '7b9': [0, 4, 7, 10, 13],
  '7#9': [0, 4, 7, 10, 15],
  dim: [0, 3, 6],
  m7b5: [0, 3, 6, 10],
};

/** A chord's root (0 to 11), its lowest tone, and its tones above the root. */
export interface Chord {
  readonly root: number;
  readonly bass: number;
  readonly tones: readonly number[];
}

/** Semitones above C of a name such as `F#` or `Bb`. */
export function pitchClass(name: string): number {
  const letter = LETTERS[name.charAt(0)];
  const sign = name.slice(1);
  if (letter === undefined || !['', '#', 'b'].includes(sign)) throw new Error(`no note: ${name}`);
  return (letter + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + 12) % 12;
}

/** Reads a chord such as `Fm9` or `Ab/C`. */
export function parseChord(text: string): Chord {
  const match = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(text);
  const tones = KINDS[match?.[2] ?? '?'];
  if (!match?.[1] || !tones) throw new Error(`no chord: ${text}`);
  const root = pitchClass(match[1]);
  return { root, bass: match[3] ? pitchClass(match[3]) : root, tones };
}

/** A chord from one step up to another. */
export interface ChordSpan {
  readonly from: number;
  readonly to: number;
  readonly chord: Chord;
}

/** Sixteenths of a bar; every song is in four-four time. */
export const STEPS_PER_BAR = 16;

/** The harmony of a section, from its first step, repeated until it ends. */
export function parseHarmony(text: string, bars: number): readonly ChordSpan[] {
  const written = text.split('|').map((bar) => bar.trim().split(/\s+/).map(parseChord));
  const spans: ChordSpan[] = [];
  for (let bar = 0; bar < bars; bar++) {
    const chords = written[bar % written.length] ?? [];
    const length = STEPS_PER_BAR / chords.length;
    chords.forEach((chord, i) => {
      const from = bar * STEPS_PER_BAR + i * length;
      spans.push({ from, to: from + length, chord });
    });
  }
  return spans;
}

/** Chord tones that a line may ask for by letter: root, third, fifth, seventh, ninth. */
const DEGREES = 'rtfsn';

/**
 * A chord tone above the lowest root at or above `low`. A chord without a seventh gives its octave,
 * one without a ninth the tone two semitones above that octave.
 */
export function chordTone(chord: Chord, letter: string, low: number): number {
  const degree = DEGREES.indexOf(letter);
  const root = letter === 'r' ? chord.bass : chord.root;
  const base = low + ((((root - low) % 12) + 12) % 12);
  const fallback = [0, 4, 7, 12, 14][degree] ?? 0;
  // Sixths and thirteenths are no sevenths, elevenths no ninths: only what sits where it should counts.
  const tone = chord.tones[degree] ?? fallback;
  return base + (letter === 'r' ? 0 : tone);
}

/**
 * Lays a chord within the octave around `centre`: tones that two chords share stay where they are and
 * the others move by the shortest way.
 */
export function voice(chord: Chord, centre: number, open: boolean): readonly number[] {
  // A fifth says little in a chord of five tones, and clutters it.
  const tones = chord.tones.length > 4 ? chord.tones.filter((tone) => tone !== 7) : chord.tones;
  const low = centre - 6;
  const pitches = tones
    .map((tone) => low + ((((chord.root + tone - low) % 12) + 12) % 12))
    .sort((a, b) => a - b);
  const second = pitches.at(-2);
  if (!open || pitches.length < 4 || second === undefined) return pitches;
  return pitches.map((pitch) => (pitch === second ? pitch - 12 : pitch)).sort((a, b) => a - b);
}
