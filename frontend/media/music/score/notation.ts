import { STEPS_PER_BAR, type Chord, chordTone, pitchClass } from './chords';

/** Something that is struck at a step, for a length, both in sixteenths from the start of a phrase. */
export interface Stroke {
  readonly step: number;
  readonly steps: number;
  /** 0 to 1. */
  readonly velocity: number;
}

/** What a line plays at once, before the harmony is known. */
export interface LineStroke extends Stroke {
  /** `C4`, `F#3` or a chord tone such as `r` or `^f`. */
  readonly names: readonly string[];
  /** Slides from the note before. */
  readonly glides: boolean;
}

/** A phrase and how long it is. */
export interface Phrase<S extends Stroke> {
  readonly steps: number;
  readonly strokes: readonly S[];
}

const VELOCITIES: Readonly<Record<string, number>> = { X: 1, x: 0.8, o: 0.55, '-': 0.3 };

/**
 * Reads a rhythm, one character a sixteenth: `X` accent, `x` normal, `o` soft, `-` ghost, `.` rest,
 * `=` longer, `2` `3` `4` so many hits within the sixteenth. `|` parts bars and means nothing.
 */
export function parseRhythm(text: string): Phrase<Stroke> {
  const characters = text.replaceAll(/[|\s]/g, '').split('');
  const strokes: Stroke[] = [];
  characters.forEach((character, step) => {
    const velocity = VELOCITIES[character];
    const last = strokes.at(-1);
    if (velocity !== undefined) strokes.push({ step, steps: 1, velocity });
    else if (/[234]/.test(character)) strokes.push(...roll(step, Number(character)));
    else if (character === '=' && last) strokes[strokes.length - 1] = longer(last);
    else if (character !== '.') throw new Error(`no rhythm: ${text}`);
  });
  checkBars(characters.length, text);
  return { steps: characters.length, strokes };
}

function roll(step: number, hits: number): Stroke[] {
  return Array.from({ length: hits }, (_, i) => ({
    step: step + i / hits,
    steps: 1 / hits,
    velocity: 0.5 + (0.4 * (i + 1)) / hits,
  }));
}

function longer(stroke: Stroke): Stroke {
  return { ...stroke, steps: stroke.steps + 1 };
}

const TOKEN =
  /^(~?)((?:[A-G][#b]?\d|[v^]*[rtfsn])(?:\+(?:[A-G][#b]?\d|[v^]*[rtfsn]))*|_)(?::(\d+(?:\.\d+)?))?(['",]?)$/;
const LINE_VELOCITIES: Readonly<Record<string, number>> = { "'": 1, '': 0.8, ',': 0.5 };

/**
 * Reads a line: notes parted by blanks, each a name (`C4`, several joined by `+`), a chord tone (`r`
 * root, `t` third, `f` fifth, `s` seventh, `n` ninth, `^` an octave up, `v` down) or `_` for a rest,
 * then its length in sixteenths after a colon, then `'` for an accent or `,` for soft. `~` before it
 * slides. Every bar ends with `|` or the text, and must be full.
 */
export function parseLine(text: string): Phrase<LineStroke> {
  const strokes: LineStroke[] = [];
  let step = 0;
  for (const bar of text.split('|')) {
    for (const token of bar.trim().split(/\s+/)) {
      const match = TOKEN.exec(token);
      if (!match?.[2]) throw new Error(`no note: ${token} in ${text}`);
      const steps = Number(match[3] ?? 1);
      const velocity = LINE_VELOCITIES[match[4] ?? ''] ?? 0.8;
      const names = match[2].split('+');
      if (match[2] !== '_')
        strokes.push({ step, steps, velocity, names, glides: match[1] === '~' });
      step += steps;
    }
    checkBars(step, text);
  }
  return { steps: step, strokes };
}

function checkBars(steps: number, text: string): void {
  const isWhole = Math.abs(steps / STEPS_PER_BAR - Math.round(steps / STEPS_PER_BAR)) < 1e-6;
  if (!isWhole || steps === 0) throw new Error(`bar is not full at ${steps.toFixed(2)}: ${text}`);
}

/** MIDI note number of a name in a line. */
export function resolvePitch(name: string, chord: Chord, low: number): number {
  const fixed = /^([A-G][#b]?)(\d)$/.exec(name);
  if (fixed?.[1]) {
    // B sharp and C flat would belong to the octave beside; no song writes them.
    return pitchClass(fixed[1]) + 12 * (Number(fixed[2]) + 1);
  }
  const octaves = name.split('^').length - name.split('v').length;
  return chordTone(chord, name.slice(-1), low) + 12 * octaves;
}
