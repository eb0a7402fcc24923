/** Drum and bass in F sharp minor: a lead that slides like a siren over breaks. */
import type { Song } from '../score/types';
import type { TonePatch } from '../synth/patch';
import {
  clap,
  closedHat,
  crash,
  downlifter,
  impact,
  openHat,
  ride,
  rim,
  snare,
  tightKick,
  tom,
} from './patches/drums';
import { bell, electricPiano, noiseRiser, pad, subBass, toneRiser } from './patches/tones';
import { REST, after, lineAfter, once } from './phrases';

/** The siren: every second note slides. */
const SIREN = [
  "F#4:4' ~C#5:6' ~B4:2 ~C#5:4 | ~A4:6' ~G#4:2 ~F#4:8",
  "F#4:4' ~C#5:6' ~E5:2 ~C#5:4 | ~D5:6' ~C#5:2 ~B4:4 ~A4:4",
  "F#4:4' ~C#5:6' ~B4:2 ~C#5:4 | ~A4:4' ~B4:4 ~C#5:4 ~E5:4",
  "~F#5:8' ~E5:4 ~C#5:4 | ~D5:4' ~C#5:2 ~B4:2 ~G#4:8'",
];
const HIGH = [
  "F#5:4' ~C#6:6' ~B5:2 ~C#6:4 | ~A5:6' ~G#5:2 ~F#5:4 ~E5:4",
  "F#5:4' ~A5:4' ~B5:4 ~C#6:4 | ~E6:6' ~C#6:2 ~B5:4 ~G#5:4",
];

const KICKS = ['X.........X.....', 'X.....x...X.....', 'X.........X..x..', 'X..x......X.x...'];
const SNARES = ['....X..-.-..X..-', '....X..-.-..X.--', '....X..-.-..X..-', '....X..-.o..X.ox'];
const FILL = '....X.x.X.xxX2X2';

/** Chopped like an old record: hits in between, softer. */
const BREAK_HATS = ['x.xox.xox.xox.xo', 'x.xox.xxx.xox.o2'];

const reese: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'saw', level: 0.5, voices: 4, detune: 44, spread: 0.7 },
    { wave: 'saw', level: 0.3, voices: 2, detune: 20, spread: 0.3, semitones: 12 },
    { wave: 'square', level: 0.25 },
  ],
  amp: { attack: 0.006, decay: 0.5, sustain: 0.9, release: 0.05 },
  filter: {
    mode: 'low',
    hertz: 420,
    resonance: 1.6,
    steep: true,
    octaves: 2.3,
    envelope: { attack: 0.16, decay: 0.4, sustain: 0.4, release: 0.1 },
  },
  drive: 2.4,
  glide: 0.08,
};

const siren: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'saw', level: 0.5, voices: 5, detune: 24, spread: 0.6 },
    { wave: 'square', level: 0.3 },
    { wave: 'sine', level: 0.2, semitones: 12 },
  ],
  amp: { attack: 0.008, decay: 0.6, sustain: 0.85, release: 0.1 },
  filter: {
    mode: 'low',
    hertz: 3400,
    resonance: 1.5,
    octaves: 1,
    tracking: 0.4,
    envelope: { attack: 0.03, decay: 0.5, sustain: 0.5, release: 0.2 },
  },
  glide: 0.15,
  vibrato: { hertz: 6.2, cents: 28, delay: 0.22 },
  drive: 1.3,
};

const stab: TonePatch = {
  kind: 'tone',
  oscillators: [{ wave: 'saw', level: 0.6, voices: 5, detune: 30, spread: 0.9 }],
  amp: { attack: 0.003, decay: 0.3, sustain: 0.2, release: 0.1 },
  filter: {
    mode: 'low',
    hertz: 1100,
    resonance: 1.3,
    octaves: 2.2,
    envelope: { attack: 0.001, decay: 0.25, sustain: 0.1, release: 0.1 },
  },
};

const MINOR = 'F#m9 | F#m9 | Dmaj7 | E';
const LIFT = 'F#m9 | F#m9 | Dmaj7 | E | F#m9 | A | Bm9 | C#7';

export const redlineHalo: Song = {
  id: 'song03',
  title: 'REDLINE HALO',
  genre: 'Drum and bass',
  bpm: 174,
  key: { tonic: 6, mode: 'minor' },
  pump: 0.7,
  sections: [
    { name: 'intro', bars: 8, chords: 'F#m9 | Dmaj7 | Aadd9 | E' },
    { name: 'build', bars: 8, chords: 'F#m9 | Dmaj7 | Aadd9 | E | F#m9 | Dmaj7 | Bm9 | C#7' },
    { name: 'drop', bars: 16, chords: LIFT },
    { name: 'switch', bars: 8, chords: MINOR },
    { name: 'break', bars: 8, chords: 'Dmaj7 | E | F#m9 | Aadd9 | Dmaj7 | E | C#m7 | F#m9' },
    { name: 'rise', bars: 8, chords: 'Dmaj7 | Dmaj7 | E | E | F#m9 | F#m9 | Bm9 | C#7' },
    { name: 'peak', bars: 16, chords: 'F#m9 | Dmaj7 | Aadd9 | E | F#m9 | Dmaj7 | Bm9 | C#7' },
    { name: 'outro', bars: 4, chords: 'F#m9 | Dmaj7 | Aadd9 | F#m9' },
  ],
  space: {
    echo: { steps: 6, feedback: 0.38, lowpass: 5500 },
    room: { seconds: 2.4, size: 1, lowpass: 6500 },
  },
  tracks: [
    {
      name: 'kick',
      notation: 'drums',
      patch: tightKick,
      pumps: true,
      channel: { level: 1.5 },
      parts: {
        build: ['X.........x.....'],
        drop: [...KICKS, ...KICKS.slice(0, 3), 'X..x..x...X.x...'],
        switch: ['X.....X...X.....', 'X.........X..x..', 'X.....X...X.....', 'X..X......X.x.x.'],
        rise: [
          REST,
          REST,
          REST,
          REST,
          'X...X...X...X...',
          'X...X...X...X...',
          'X.X.X.X.X.X.X.X.',
          REST,
        ],
        peak: [...KICKS, ...KICKS.slice(0, 3), 'X..x..x...X.x...'],
        outro: ['X.........X.....', 'X.........X.....', 'X...............', REST],
      },
    },
    {
      name: 'snare',
      notation: 'drums',
      patch: snare,
      channel: { level: 1, room: 0.1, drive: 1.2 },
      parts: {
        build: [
          '....x.......x...',
          '....x.......x...',
          '....x.......x...',
          '....x.......x.-x',
          '....x.......x...',
          '....x.......x...',
          '....x.......x...',
          FILL,
        ],
        drop: [...SNARES, ...SNARES.slice(0, 3), FILL],
        switch: [
          ...SNARES.slice(0, 3),
          '....X.x...x.X.22',
          ...SNARES.slice(0, 3),
          'X.x.X.x.X...X...',
        ],
        rise: [
          REST,
          REST,
          REST,
          REST,
          'x...x...x...x...',
          'x.x.x.x.x.x.x.x.',
          'xxxxxxxxxxxxxxxx',
          '22222222........',
        ],
        peak: [...SNARES, ...SNARES.slice(0, 3), FILL],
        outro: ['....X..-.-..X..-', '....X..-.-..X..-', REST, REST],
      },
    },
    {
      name: 'clap',
      notation: 'drums',
      patch: clap,
      channel: { level: -7, room: 0.3 },
      parts: { drop: ['....x.......x...'], peak: ['....x.......x...'] },
    },
    {
      name: 'break hat',
      notation: 'drums',
      patch: closedHat,
      channel: { level: -8.5, pan: 0.18 },
      parts: {
        intro: after(4, 'o-o-o-o-o-o-o-o-'),
        build: ['x.o.x.o.x.o.x.o.'],
        drop: BREAK_HATS,
        switch: BREAK_HATS,
        rise: after(4, 'x.x.x.x.x.x.x.x.', 'x.x.x.x.x.x.x.x.', 'xxxxxxxxxxxxxxxx', REST),
        peak: BREAK_HATS,
        outro: ['x.o.x.o.x.o.x.o.', 'x.o.x.o.x.o.x.o.', REST, REST],
      },
    },
    {
      name: 'open hat',
      notation: 'drums',
      patch: openHat,
      channel: { level: -11, pan: -0.2 },
      parts: {
        drop: ['..x...x...x...x.'],
        switch: ['......x.......x.'],
        peak: ['..x...x...x...x.'],
      },
    },
    {
      name: 'ride',
      notation: 'drums',
      patch: ride,
      channel: { level: -10.5, pan: 0.35, room: 0.1 },
      parts: {
        drop: after(8, ...Array<string>(8).fill('x.x.x.x.x.x.x.x.')),
        peak: ['x.x.x.x.x.x.x.x.'],
      },
    },
    {
      name: 'rim',
      notation: 'drums',
      patch: rim,
      channel: { level: -10, pan: -0.5, echo: 0.25, room: 0.2 },
      parts: {
        intro: ['..............x.', '......x.........'],
        build: ['..x......x....x.'],
        switch: ['..x..x...x....x.', '..x......x.x..x.'],
        outro: ['..x......x....x.', REST, REST, REST],
      },
    },
    {
      name: 'tom',
      notation: 'drums',
      patch: tom(92),
      channel: { level: -6, pan: -0.25, room: 0.25 },
      parts: {
        build: after(7, '..........x.x.xx'),
        drop: after(7, 'x..x..x.........'),
        switch: after(3, '......x..x......'),
        peak: after(7, 'x..x..x.........'),
      },
    },
    {
      name: 'sub',
      notation: 'line',
      patch: subBass,
      centre: 26,
      channel: { level: -0.5, duck: 0.7, drive: 1.5, lowpass: 260 },
      parts: {
        build: ["r:16'"],
        drop: ["r:6' r:4 _:2 r:2 ^r:2", "r:3' r:3 r:4 _:2 ~f:2 r:2"],
        switch: ["r:3' ^r:1 r:2 _:2 r:4' ~s:2 f:2", "r:3' ^r:1 r:2 _:2 ~t:2 r:2 s:2 ^r:2"],
        peak: ["r:6' r:4 _:2 r:2 ^r:2", "r:3' r:3 r:4 _:2 ~f:2 r:2"],
        outro: ["r:16'"],
      },
    },
    {
      name: 'reese',
      notation: 'line',
      patch: reese,
      centre: 38,
      hold: 0.92,
      channel: {
        level: -1,
        duck: 0.6,
        highpass: 90,
        drive: 1.4,
        room: 0.05,
        chorus: 0.2,
        eq: [{ shape: 'bell', hertz: 900, decibels: 3, q: 0.9 }],
      },
      parts: {
        drop: ["r:6' r:4 _:2 r:2 ^r:2", "r:3' r:3 r:4 _:2 ~f:2 r:2"],
        switch: ["r:3' ^r:1 r:2 _:2 r:4' ~s:2 f:2", "r:3' ^r:1 r:2 _:2 ~t:2 r:2 s:2 ^r:2"],
        peak: ["r:6' r:4 _:2 r:2 ^r:2", "r:3' r:3 r:4 _:2 ~f:2 r:2"],
        outro: ["r:16'", "r:16'", "r:16'", "r:16'"],
      },
    },
    {
      name: 'siren',
      notation: 'line',
      patch: siren,
      hold: 1,
      channel: {
        level: 0.5,
        highpass: 280,
        duck: 0.3,
        echo: 0.24,
        room: 0.25,
        sweep: {
          mode: 'low',
          curve: [
            [0, 500],
            [8, 900],
            [16, 6000],
            [16.01, 16000],
            [40, 16000],
            [40.01, 1600],
            [56, 9000],
            [56.01, 16000],
            [80, 16000],
          ],
        },
        fader: [
          [0, -4],
          [16, -2],
          [16.01, 0],
          [40, 0],
          [40.01, -3],
          [56, 0],
        ],
      },
      parts: {
        build: lineAfter(4, SIREN[0] ?? '', SIREN[1] ?? ''),
        drop: SIREN,
        break: SIREN,
        rise: SIREN,
        peak: [...SIREN.slice(0, 2), ...HIGH, ...SIREN.slice(2), ...HIGH],
        outro: ["F#4:4' ~C#5:12 | ~B4:4 ~A4:12 | _:16 | _:16"],
      },
    },
    {
      name: 'halo',
      notation: 'line',
      patch: {
        ...siren,
        oscillators: [{ wave: 'saw', level: 0.5, voices: 7, detune: 44, spread: 1, semitones: 12 }],
      },
      channel: { level: -7, highpass: 700, duck: 0.4, echo: 0.2, room: 0.5 },
      parts: {
        drop: lineAfter(8, ...SIREN),
        peak: [...SIREN.slice(0, 2), ...HIGH, ...SIREN.slice(2), ...HIGH],
      },
    },
    {
      name: 'stab',
      notation: 'chords',
      patch: stab,
      centre: 64,
      channel: { level: -5, highpass: 250, duck: 0.4, echo: 0.2, room: 0.25 },
      parts: {
        drop: ['x..x......x.....', '..x...x.........'],
        switch: ['x..x..x...x..x..', '..x..x..x.x.x...'],
        peak: ['x..x..x...x.....', '..x...x...x..x..'],
      },
    },
    {
      name: 'pad',
      notation: 'chords',
      patch: pad,
      centre: 61,
      open: true,
      hold: 1,
      channel: { level: -4, highpass: 180, duck: 0.5, room: 0.45, chorus: 0.5 },
      parts: {
        intro: ['X==============='],
        build: ['X==============='],
        drop: ['o==============='],
        break: ['X==============='],
        rise: ['X==============='],
        peak: ['X==============='],
        outro: ['X==============='],
      },
    },
    {
      name: 'piano',
      notation: 'chords',
      patch: electricPiano,
      centre: 66,
      channel: { level: -4, highpass: 180, echo: 0.25, room: 0.4, chorus: 0.3 },
      parts: {
        intro: ['x==...x==...x===', '..x==...x===....'],
        break: ['x==...x==...x===', '..x==...x===....'],
      },
    },
    {
      name: 'sparks',
      notation: 'line',
      patch: bell,
      centre: 66,
      hold: 0.9,
      channel: { level: -9, pan: 0.25, highpass: 500, echo: 0.4, room: 0.5 },
      parts: {
        intro: ['_:16 | _:8 ^f:2 ^t:2 ^r:2 f:2'],
        break: ['r:2 f:2 ^r:2 ^t:2 ^n:2 ^t:2 ^r:2 f:2'],
        rise: ['r:2 f:2 ^r:2 ^t:2 ^n:2 ^t:2 ^r:2 f:2'],
        outro: ['r:2 f:2 ^r:2 ^t:2 ^n:2 ^t:2 ^r:2 f:2'],
      },
    },
    {
      name: 'riser',
      notation: 'line',
      patch: toneRiser,
      hold: 1,
      channel: { level: -5, highpass: 300, room: 0.25 },
      parts: { build: ['_:64 | F#3:64'], rise: ['F#3:128'] },
    },
    {
      name: 'noise',
      notation: 'line',
      patch: noiseRiser,
      hold: 1,
      channel: { level: -10, room: 0.2 },
      parts: {
        intro: ['_:64 | F#4:64'],
        drop: ['_:64 | F#4:64'],
        switch: ['_:64 | F#4:64'],
        peak: ['_:64 | F#4:64'],
      },
    },
    {
      name: 'crash',
      notation: 'drums',
      patch: crash,
      channel: { level: -6.5, room: 0.2 },
      parts: {
        build: once(8, 'o'),
        drop: once(8),
        switch: once(8),
        break: once(8, 'x'),
        peak: once(8),
        outro: once(4),
      },
    },
    {
      name: 'impact',
      notation: 'drums',
      patch: impact,
      channel: { level: -4, room: 0.4 },
      parts: {
        build: once(8, 'o'),
        drop: once(16),
        break: once(8, 'x'),
        peak: once(16),
        outro: after(2, 'X...............', REST),
      },
    },
    {
      name: 'downlifter',
      notation: 'drums',
      patch: downlifter,
      channel: { level: -11, room: 0.4 },
      parts: { drop: once(16), break: once(8), peak: once(16) },
    },
  ],
};
