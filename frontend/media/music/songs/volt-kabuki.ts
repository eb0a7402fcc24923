/** Hardcore in G minor: a festival's flute, shamisen and drums, and four distorted kicks a bar. */
import type { Song } from '../score/types';
import type { DrumPatch, PluckPatch, TonePatch } from '../synth/patch';
import {
  clap,
  closedHat,
  crash,
  downlifter,
  hardKick,
  impact,
  openHat,
  ride,
  tom,
} from './patches/drums';
import { noiseRiser, pad, subBass, superSaw, toneRiser } from './patches/tones';
import { REST, after, lineAfter, once } from './phrases';

/** The flute's call in the scale G A Bb D Eb, and how it answers. */
const CALL = [
  "G5:3' A5:1 Bb5:2 A5:2 G5:2 D5:2 Eb5:4 | D5:3' Eb5:1 G5:2 A5:2 G5:2 Eb5:2 D5:4",
  "Bb5:3' A5:1 Bb5:2 D6:2' A5:4 G5:2 A5:2 | Bb5:2 A5:2 G5:2 Eb5:2 ~D5:8'",
];
const ANSWER = [
  "G5:3' A5:1 Bb5:2 D6:2 ~Eb6:4' D6:2 Bb5:2 | A5:3' Bb5:1 D6:2 Bb5:2 A5:2 G5:2 Eb5:4",
  "D5:2' Eb5:2 G5:2 A5:2 Bb5:2' D6:2 Eb6:2 G6:2 | ~A6:6' G6:2 ~D6:8'",
];
/** Slow, with long breaths, for the break. */
const BREATH =
  "D5:12' Eb5:4 | ~G5:8 A5:4 Bb5:4 | ~A5:12' G5:4 | Eb5:8 ~D5:8 | G5:8' A5:4 Bb5:4 | ~D6:12' Bb5:4 | A5:4 Bb5:2 A5:2 ~G5:8 | A5:16'";

const STRINGS = [
  "G4:1' G4:1, D4:1 G4:1 A4:1' Bb4:1 A4:1 G4:1 Eb4:1' D4:1 Eb4:1 G4:1 A4:1' G4:1 D4:2",
  "G4:1' G4:1, Bb4:1 A4:1 G4:1' Eb4:1 D4:1 Eb4:1 G4:1' A4:1 Bb4:1 D5:1 Bb4:1' A4:1 G4:2",
];

const FOUR = 'X...X...X...X...';
const ROLL = 'X...X...X...X.X.';
const TAIKO = ['X..x..x.X...x...', 'X..x..x.X.x.xxx.', 'X..x..x.X...x...', 'X.x.X.x.XxxxX2X2'];

const flute: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'triangle', level: 0.6 },
    { wave: 'sine', level: 0.35, semitones: 12 },
    { wave: 'square', level: 0.1 },
    { wave: 'noise', level: 0.1 },
  ],
  amp: { attack: 0.018, decay: 0.3, sustain: 0.85, release: 0.07 },
  filter: {
    mode: 'low',
    hertz: 3600,
    resonance: 1.1,
    octaves: 0.9,
    tracking: 0.6,
    envelope: { attack: 0.03, decay: 0.2, sustain: 0.6, release: 0.1 },
  },
  bend: { semitones: -1.2, seconds: 0.06 },
  vibrato: { hertz: 5.8, cents: 34, delay: 0.13 },
  glide: 0.07,
};

const shamisen: PluckPatch = {
  kind: 'pluck',
  decay: 0.9,
  brightness: 0.9,
  position: 0.12,
  release: 0.05,
};

const hoover: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'saw', level: 0.5, voices: 5, detune: 50, spread: 0.8 },
    { wave: 'pulse', level: 0.35, width: 0.35, semitones: -12, voices: 2, detune: 20, spread: 0.5 },
  ],
  amp: { attack: 0.006, decay: 0.4, sustain: 0.8, release: 0.06 },
  filter: {
    mode: 'low',
    hertz: 2400,
    resonance: 1.2,
    octaves: 1.2,
    envelope: { attack: 0.01, decay: 0.3, sustain: 0.4, release: 0.1 },
  },
  bend: { semitones: 3, seconds: 0.09 },
  drive: 1.6,
};

const taiko: DrumPatch = {
  kind: 'drum',
  drive: 1.5,
  layers: [
    { type: 'sweep', from: 150, to: 72, bend: 0.08, decay: 0.7, level: 0.9 },
    { type: 'sweep', from: 230, to: 128, bend: 0.06, decay: 0.3, level: 0.35 },
    { type: 'noise', mode: 'band', hertz: 900, decay: 0.05, level: 0.4, width: 0.3 },
  ],
};

const woodBlock: DrumPatch = {
  kind: 'drum',
  layers: [
    { type: 'sweep', from: 1480, to: 1400, bend: 0.01, decay: 0.09, level: 0.7 },
    { type: 'sweep', from: 2950, to: 2900, bend: 0.01, decay: 0.05, level: 0.4 },
    { type: 'noise', mode: 'band', hertz: 2600, decay: 0.015, level: 0.5 },
  ],
};

const handBell: DrumPatch = {
  kind: 'drum',
  layers: [
    { type: 'metal', hertz: 1180, highpass: 2200, decay: 0.22, level: 0.5 },
    { type: 'sweep', from: 2480, to: 2475, bend: 0.01, decay: 0.3, level: 0.4 },
  ],
};

const EPIC = 'Gm | Eb | F | D7 | Gm | Eb | Cm7 | D7';

export const voltKabuki: Song = {
  id: 'song05',
  title: 'VOLT KABUKI',
  genre: 'Hardcore',
  bpm: 190,
  key: { tonic: 7, mode: 'minor' },
  pump: 0.75,
  sections: [
    { name: 'intro', bars: 8, chords: 'Gm' },
    { name: 'build', bars: 8, chords: 'Gm | Gm | Eb | Eb | Cm7 | Cm7 | D7 | D7' },
    { name: 'drop', bars: 16, chords: EPIC },
    { name: 'strings', bars: 8, chords: 'Gm | Gm | Eb | D7' },
    { name: 'break', bars: 8, chords: 'Ebmaj7 | Gm | F | D7sus4 | Ebmaj7 | Bb | Cm9 | D7' },
    { name: 'rise', bars: 8, chords: 'Eb | Eb | F | F | Gm | Gm | D7 | D7' },
    { name: 'peak', bars: 16, chords: EPIC },
    { name: 'outro', bars: 4, chords: 'Gm | Eb | D7 | Gm' },
  ],
  space: {
    echo: { steps: 3, feedback: 0.35, lowpass: 6000 },
    room: { seconds: 2.1, size: 1, lowpass: 6000 },
  },
  tracks: [
    {
      name: 'kick',
      notation: 'drums',
      patch: hardKick,
      pumps: true,
      channel: { level: 2, eq: [{ shape: 'bell', hertz: 2600, decibels: 2, q: 0.8 }] },
      parts: {
        build: after(4, 'X.......X.......', 'X.......X.......', FOUR, REST),
        drop: [FOUR, FOUR, FOUR, ROLL, FOUR, FOUR, FOUR, 'X...X...XxXxX...'],
        strings: [FOUR, FOUR, FOUR, 'X...X...X.X.X.X.'],
        rise: [REST, REST, REST, REST, FOUR, FOUR, 'X.X.X.X.X.X.X.X.', 'xxxxxxxx........'],
        peak: [FOUR, FOUR, FOUR, ROLL, FOUR, FOUR, FOUR, 'X...X.X.XxXx2222'],
        outro: [FOUR, FOUR, 'X...X...X.X.X.X.', 'X...............'],
      },
    },
    {
      name: 'taiko',
      notation: 'drums',
      patch: taiko,
      channel: {
        level: -1,
        room: 0.35,
        pan: -0.08,
        fader: [
          [0, 0],
          [16, 0],
          [16.01, -5],
          [40, -5],
          [40.01, 0],
          [56, 0],
          [56.01, -5],
          [76, -5],
        ],
      },
      parts: {
        intro: TAIKO,
        build: TAIKO,
        strings: TAIKO,
        break: ['X.......x.......', 'X.....x.x.......'],
        rise: TAIKO,
        peak: after(7, TAIKO[3] ?? ''),
        outro: ['X...X...X...X...', 'X..x..x.X...x...', 'X.x.X.x.XxxxX2X2', 'X...............'],
      },
    },
    {
      name: 'wood',
      notation: 'drums',
      patch: woodBlock,
      channel: { level: -5, pan: 0.3, room: 0.4 },
      parts: {
        intro: [
          'X.......X.......',
          'X.......X...X...',
          'X...X...X...X...',
          'x.x.x.x.xxxxxxxx',
          'X...............',
          REST,
          REST,
          '........X...X...',
        ],
        break: ['....X...........'],
        strings: ['..x...x...x...x.'],
        rise: after(6, 'x.x.x.x.x.x.x.x.', 'xxxxxxxx........'),
        outro: after(3, 'X...............'),
      },
    },
    {
      name: 'hand bell',
      notation: 'drums',
      patch: handBell,
      channel: { level: -8, pan: -0.35, room: 0.25 },
      parts: {
        intro: after(4, 'X.ooX.ooX.ooX.oo'),
        build: ['X.ooX.ooX.ooX.oo'],
        drop: ['X.ooX.ooX.ooX.oo'],
        strings: ['X.ooX.ooX.ooX.oo'],
        peak: ['X.ooX.ooX.ooX.oo'],
        outro: ['X.ooX.ooX.ooX.oo', 'X.ooX.ooX.ooX.oo', REST, REST],
      },
    },
    {
      name: 'clap',
      notation: 'drums',
      patch: clap,
      channel: { level: -2.5, room: 0.2 },
      parts: {
        drop: ['....X.......X...'],
        strings: ['....X.......X...'],
        rise: after(
          4,
          'x...x...x...x...',
          'x...x...x...x...',
          'x.x.x.x.x.x.x.x.',
          'xxxxxxxx2222....',
        ),
        peak: ['....X.......X...', '....X.......X..x'],
        outro: ['....X.......X...', '....X.......X...', REST, REST],
      },
    },
    {
      name: 'open hat',
      notation: 'drums',
      patch: openHat,
      channel: { level: -6, pan: 0.15 },
      parts: {
        drop: ['..x...x...x...x.'],
        strings: ['..x...x...x...x.'],
        peak: ['..x...x...x...x.'],
        outro: ['..x...x...x...x.', '..x...x...x...x.', REST, REST],
      },
    },
    {
      name: 'hat',
      notation: 'drums',
      patch: closedHat,
      channel: { level: -10, pan: -0.2 },
      parts: {
        build: after(4, 'x.x.x.x.x.x.x.x.'),
        drop: ['x.o.x.o.x.o.x.o.', 'x.o.x.o.x.o.x.22'],
        peak: ['xoxoxoxoxoxoxoxo'],
      },
    },
    {
      name: 'ride',
      notation: 'drums',
      patch: ride,
      channel: { level: -10, pan: 0.35 },
      parts: {
        drop: after(8, ...Array<string>(8).fill('x.x.x.x.x.x.x.x.')),
        peak: ['x.x.x.x.x.x.x.x.'],
      },
    },
    {
      name: 'tom',
      notation: 'drums',
      patch: tom(110),
      channel: { level: -5, pan: 0.3, room: 0.25 },
      parts: {
        build: after(7, 'x.x.x.x.xxxx2222'),
        drop: after(7, '........x.xx.xxx'),
        strings: after(7, 'x.x.x.x.xxxx2222'),
      },
    },
    {
      name: 'offbeat bass',
      notation: 'line',
      patch: {
        ...subBass,
        oscillators: [
          { wave: 'sine', level: 0.8 },
          { wave: 'saw', level: 0.25 },
        ],
        drive: 2.2,
      },
      centre: 31,
      channel: { level: -2.5, duck: 0.85, lowpass: 900 },
      parts: {
        drop: ['_:2 r:2 _:2 r:2 _:2 r:2 _:2 r:2', '_:2 r:2 _:2 r:2 _:2 r:2 _:2 ^r:2'],
        strings: ['_:2 r:2 _:2 r:2 _:2 r:1 r:1 _:2 r:2'],
        peak: ['_:2 r:2 _:2 r:2 _:2 r:2 _:2 r:2', '_:2 r:2 _:2 r:2 _:2 r:2 _:1 r:1 ^r:2'],
        outro: [
          '_:2 r:2 _:2 r:2 _:2 r:2 _:2 r:2',
          '_:2 r:2 _:2 r:2 _:2 r:2 _:2 r:2',
          "r:16'",
          "r:16'",
        ],
      },
    },
    {
      name: 'hoover',
      notation: 'chords',
      patch: hoover,
      centre: 62,
      channel: { level: -3, highpass: 180, duck: 0.7, room: 0.15 },
      parts: {
        drop: ['X==.X=.X==.X=.X.', 'X==.X=.X==.X.X.X'],
        peak: ['X==.X=.X==.X=.X.', 'X==.X=.X==.X.X.X'],
        outro: ['X==.X=.X==.X=.X.', 'X==.X=.X==.X.X.X', 'X===============', 'X==.............'],
      },
    },
    {
      name: 'flute',
      notation: 'line',
      patch: flute,
      hold: 0.93,
      channel: {
        level: 2,
        highpass: 300,
        duck: 0.15,
        echo: 0.22,
        room: 0.3,
        eq: [{ shape: 'bell', hertz: 3000, decibels: 3, q: 0.8 }],
      },
      parts: {
        intro: lineAfter(4, ...CALL),
        build: [
          ...CALL,
          "Bb5:3' A5:1 Bb5:2 D6:2' A5:4 G5:2 A5:2 | D6:16'",
          "_:16 | _:8 A5:1 Bb5:1 D6:1 Eb6:1 G6:1 A6:1 Bb6:2'",
        ],
        drop: [...CALL, ...ANSWER],
        break: [BREATH],
        rise: [...CALL, ...ANSWER.slice(0, 1), '_:16 | _:16'],
        peak: [...CALL, ...ANSWER],
        outro: [CALL[0] ?? '', "D5:2' Eb5:2 G5:2 A5:2 Bb5:2' D6:2 Eb6:2 D6:2 | G5:8' _:8"],
      },
    },
    {
      name: 'lightning',
      notation: 'line',
      patch: { ...superSaw, drive: 1.4 },
      hold: 0.92,
      channel: { level: -2, highpass: 320, duck: 0.45, echo: 0.15, room: 0.25 },
      parts: {
        drop: lineAfter(8, ...CALL, ...ANSWER),
        rise: lineAfter(4, ...ANSWER.slice(0, 1), '_:16 | _:16'),
        peak: [...CALL, ...ANSWER],
      },
    },
    {
      name: 'shamisen',
      notation: 'line',
      patch: shamisen,
      hold: 1,
      channel: { level: -2, pan: 0.2, highpass: 180, room: 0.2, echo: 0.12, drive: 1.4 },
      parts: {
        intro: ["G4:4' D4:4 A4:4' G4:4 | Bb4:3' A4:1 G4:2 Eb4:2 D4:8", ...STRINGS],
        build: STRINGS,
        drop: STRINGS,
        strings: [
          ...STRINGS,
          "G4:1' G5:1 D5:1 G5:1 A5:1' Bb5:1 A5:1 G5:1 Eb5:1' D5:1 Eb5:1 G5:1 A5:1' G5:1 D5:2 | G5:1' A5:1 Bb5:1 A5:1 G5:1' Eb5:1 D5:1 Eb5:1 D5:1' Bb4:1 A4:1 G4:1 F#4:1' A4:1 D5:2",
        ],
        break: ["G4:8' D5:8, | Bb4:6' A4:2 G4:8,"],
        peak: STRINGS,
        outro: [
          STRINGS[0] ?? '',
          STRINGS[1] ?? '',
          "G4:1' A4:1 Bb4:1 A4:1 G4:1' Eb4:1 D4:1 Eb4:1 D4:1' Eb4:1 G4:1 A4:1 Bb4:1' A4:1 F#4:2",
          "G4+D5+G5:16'",
        ],
      },
    },
    {
      name: 'second strings',
      notation: 'line',
      patch: { ...shamisen, brightness: 0.75, position: 0.2 },
      hold: 1,
      channel: { level: -7, pan: -0.4, highpass: 200, room: 0.3 },
      parts: {
        strings: ["D4:2' G3:2 D4:2' G3:2 Eb4:2' G3:2 D4:2' G3:2"],
        intro: lineAfter(4, "D4:2' G3:2 D4:2' G3:2 Eb4:2' G3:2 D4:2' G3:2"),
      },
    },
    {
      name: 'pad',
      notation: 'chords',
      patch: pad,
      centre: 62,
      open: true,
      hold: 1,
      channel: { level: -4, highpass: 160, duck: 0.5, room: 0.45, chorus: 0.4 },
      parts: {
        build: ['X==============='],
        break: ['X==============='],
        rise: ['X==============='],
        peak: ['o==============='],
      },
    },
    {
      name: 'drone',
      notation: 'line',
      patch: { ...pad, filter: { mode: 'low', hertz: 420 } },
      hold: 1,
      channel: { level: -7, room: 0.3 },
      parts: { intro: ['G2+D3:128'], break: ['G2:128'] },
    },
    {
      name: 'riser',
      notation: 'line',
      patch: toneRiser,
      hold: 1,
      channel: { level: -5, highpass: 300, room: 0.25 },
      parts: { build: ['_:64 | G3:64'], rise: ['G3:128'] },
    },
    {
      name: 'noise',
      notation: 'line',
      patch: noiseRiser,
      hold: 1,
      channel: { level: -10, room: 0.2 },
      parts: { drop: ['_:64 | G4:64'], strings: ['_:64 | G4:64'], peak: ['_:64 | G4:64'] },
    },
    {
      name: 'crash',
      notation: 'drums',
      patch: crash,
      channel: { level: -6, room: 0.2 },
      parts: {
        build: once(8, 'o'),
        drop: once(8),
        strings: once(8),
        break: once(8, 'x'),
        peak: once(8),
        outro: ['X...............', REST, REST, 'X...............'],
      },
    },
    {
      name: 'impact',
      notation: 'drums',
      patch: impact,
      channel: { level: -4, room: 0.45 },
      parts: {
        intro: once(8),
        drop: once(16),
        break: once(8),
        peak: once(16),
        outro: after(3, 'X...............'),
      },
    },
    {
      name: 'downlifter',
      notation: 'drums',
      patch: downlifter,
      channel: { level: -10, room: 0.4 },
      parts: { drop: once(16), break: once(8), peak: once(16) },
    },
  ],
};
