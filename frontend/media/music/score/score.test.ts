import { describe, expect, it } from 'vitest';

import { chordTone, parseChord, parseHarmony, voice } from './chords';
import { songMarks } from './marks';
import { parseLine, parseRhythm, resolvePitch } from './notation';
import { checkSong, songSeconds, trackEvents } from './timeline';
import type { Song, Track } from './types';

const TRACK: Track = {
  name: 'line',
  notation: 'line',
  centre: 36,
  hold: 1,
  patch: { kind: 'drum', layers: [] },
  channel: { level: 0 },
  parts: { a: ['C4:8 ~G4:8'], b: ['r:4 f:4 ^r:8 | _:16'] },
};
const SONG: Song = {
  id: 'loop',
  title: 'Test',
  genre: 'Test',
  bpm: 120,
  key: { tonic: 0, mode: 'major' },
  pump: 1,
  sections: [
    { name: 'a', bars: 2, chords: 'C' },
    { name: 'b', bars: 3, chords: 'F G' },
  ],
  tracks: [TRACK],
  space: {
    echo: { steps: 3, feedback: 0.3, lowpass: 5000 },
    room: { seconds: 1, size: 1, lowpass: 5000 },
  },
};

describe('a rhythm', () => {
  it('has hits of different strength and length', () => {
    const { steps, strokes } = parseRhythm('X==.x-.o........');
    expect(steps).toBe(16);
    expect(strokes).toEqual([
      { step: 0, steps: 3, velocity: 1 },
      { step: 4, steps: 1, velocity: 0.8 },
      { step: 5, steps: 1, velocity: 0.3 },
      { step: 7, steps: 1, velocity: 0.55 },
    ]);
  });

  it('rolls within a sixteenth, growing', () => {
    const { strokes } = parseRhythm('4...............');
    expect(strokes.map(({ step }) => step)).toEqual([0, 0.25, 0.5, 0.75]);
    expect(strokes[3]?.velocity).toBeGreaterThan(strokes[0]?.velocity ?? 1);
  });

  it.each(['X...', 'X..q............', ''])('is refused when it is wrong: "%s"', (text) => {
    expect(() => parseRhythm(text)).toThrow(/^(?:no rhythm|bar is not full at [\d.]+): /u);
  });
});

describe('a line', () => {
  it('has notes, chord tones, rests, accents and slides', () => {
    const { steps, strokes } = parseLine("C4+E4:6' _:2 ~^f:8,");
    expect(steps).toBe(16);
    expect(strokes).toEqual([
      { step: 0, steps: 6, velocity: 1, names: ['C4', 'E4'], glides: false },
      { step: 8, steps: 8, velocity: 0.5, names: ['^f'], glides: true },
    ]);
  });

  it.each([
    ['C4:15', 'bar is not full at 15.00'],
    ['C4:8 | C4:8', 'bar is not full at 8.00'],
    ['H4:16', 'no note: H4'],
    ['C4:16 C4', 'bar is not full at 17.00'],
  ])('is refused when a bar is wrong: "%s"', (text, reason) => {
    expect(() => parseLine(text)).toThrow(reason);
  });
});

describe('a chord', () => {
  it('is read with its root, kind and bass', () => {
    expect(parseChord('Bbm9/Db')).toEqual({ root: 10, bass: 1, tones: [0, 3, 7, 10, 14] });
    expect(() => parseChord('Cmagic')).toThrow('no chord: Cmagic');
  });

  it('gives its tones above the lowest root', () => {
    const minor = parseChord('Am7');
    expect(['r', 't', 'f', 's', 'n'].map((letter) => chordTone(minor, letter, 28))).toEqual([
      33, 36, 40, 43, 47,
    ]);
    expect(resolvePitch('^r', minor, 28)).toBe(45);
    expect(resolvePitch('vf', minor, 28)).toBe(28);
    expect(resolvePitch('A4', minor, 28)).toBe(69);
  });

  it('leaves shared tones where they are and moves the others a little', () => {
    const from = voice(parseChord('C'), 62, false);
    const to = voice(parseChord('Am'), 62, false);
    expect(from.filter((pitch) => to.includes(pitch))).toHaveLength(2);
    expect([...from, ...to].every((pitch) => pitch >= 56 && pitch < 68)).toBe(true);
  });

  it('shares a bar evenly and repeats', () => {
    const spans = parseHarmony('C | F G', 3);
    expect(spans.map(({ from, to }) => [from, to])).toEqual([
      [0, 16],
      [16, 24],
      [24, 32],
      [32, 48],
    ]);
  });
});

describe('a song', () => {
  it('lasts as long as its bars', () => {
    expect(songSeconds(SONG)).toBe(10);
  });

  it('repeats phrases until a section ends, and no longer', () => {
    const events = trackEvents(SONG, TRACK);
    expect(events.map(({ time, pitch }) => [time, pitch])).toEqual([
      [0, 60],
      [1, 67],
      [2, 60],
      [3, 67],
      [4, 41],
      [4.5, 48],
      [5, 55],
      [8, 41],
      [8.5, 48],
      [9, 55],
    ]);
    expect(events[1]?.from).toBe(60);
    expect(events[0]?.from).toBeUndefined();
  });

  it('delays every second sixteenth when it swings', () => {
    const track = { ...TRACK, parts: { a: ['C4 C4 C4 C4 _:12'] } };
    const times = trackEvents({ ...SONG, swing: 0.2 }, track).map(({ time }) => time);
    expect(times.slice(0, 4)).toEqual([0, 0.15, 0.25, 0.4]);
  });

  it('takes breath at the end of a section, but for what leads over', () => {
    const [first, second] = SONG.sections;
    if (!first || !second) throw new Error('no sections');
    // Of the second bar a beat is left: the note that began with it is let go, and the next never comes.
    const breathing: Song = { ...SONG, sections: [{ ...first, breath: 3 }, second] };
    const inFirst = (track: Track) =>
      trackEvents(breathing, track).filter(({ time }) => time < 4 - 1e-6);
    expect(inFirst(TRACK).map(({ time, seconds }) => [time, seconds])).toEqual([
      [0, 1],
      [1, 1],
      [2, 0.5],
    ]);
    expect(inFirst({ ...TRACK, leads: true })).toEqual(
      trackEvents(SONG, TRACK).filter(({ time }) => time < 4 - 1e-6),
    );
  });

  it('is moved by semitones as a whole', () => {
    const pitches = (song: Song) => trackEvents(song, TRACK).map(({ pitch }) => pitch);
    expect(pitches({ ...SONG, transpose: -2 })).toEqual(pitches(SONG).map((pitch) => pitch - 2));
  });

  it('must have the sections that its tracks play in', () => {
    expect(() => {
      checkSong({ ...SONG, tracks: [{ ...TRACK, parts: { chorus: ['C4:16'] } }] });
    }).toThrow('chorus');
  });

  it('has marks to cut pictures on', () => {
    const marks = songMarks(SONG);
    expect(marks.beats.slice(0, 3)).toEqual([0, 0.5, 1]);
    expect(marks.beats).toHaveLength(20);
    expect(marks.bars).toEqual([0, 2, 4, 6, 8]);
    expect(marks.sections).toEqual([
      { name: 'a', from: 0, to: 4 },
      { name: 'b', from: 4, to: 10 },
    ]);
  });
});
