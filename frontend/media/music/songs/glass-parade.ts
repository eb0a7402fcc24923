/** Future bass in A flat: chords that pump and shatter, and bells that glitter down after them. */
import type { Song } from '../score/types';
import type { FmPatch, TonePatch } from '../synth/patch';
import {
  bigSnare,
  clap,
  closedHat,
  clubKick,
  crash,
  downlifter,
  impact,
  openHat,
  shaker,
  tom,
} from './patches/drums';
import { bell, electricPiano, pad, subBass, superSaw, toneRiser } from './patches/tones';
import { REST, after, lineAfter, once } from './phrases';

/** The song that the drop sings, four bars and their answer. */
const CALL = [
  "C5:3' Eb5:3 F5:2 _:2 Ab5:2' G5:2 Eb5:2 | G5:3' F5:3 Eb5:2 _:2 Bb4:2 C5:2 Eb5:2",
  "C5:3' Eb5:3 G5:2 _:2 Bb5:2' Ab5:2 G5:2 | Ab5:3' G5:1 F5:2 Eb5:2 C5:4' Eb5:2 F5:2",
];
const ANSWER = [
  "C5:3' Eb5:3 F5:2 _:2 Ab5:2' G5:2 Eb5:2 | G5:3' Ab5:3 Bb5:2 _:2 Eb5:2 F5:2 G5:2",
  "C6:3' Bb5:3 G5:2 _:2 Eb5:2 F5:2 G5:2 | Ab5:6' _:2 C6:2' Bb5:2 Ab5:2 Eb5:2",
];
const SHORT = "C5:3' Eb5:3 F5:2 _:2 Ab5:2' G5:2 Eb5:2 | Ab5:3' G5:3 F5:2 Eb5:8'";

/** How the chords of the drop are struck: long, broken, and in splinters at the end of four bars. */
const CHOPS = ['X==.X==.X=X==.X.', 'X==.X==.X.X=X=X=', 'X==.X==.X=X==.X.', 'X=.X=.X=X.X.X.XX'];

/** A fall of glass: sixteenths down the chord. */
const FALL =
  "^^^r:1' ^^n:1 ^^s:1, ^^f:1 ^^t:1' ^^r:1, ^n:1 ^s:1 ^f:1' ^t:1 ^r:1, n:1 s:1' f:1 t:1, r:1";
const ARP = 'r:1 f:1, ^r:1 ^t:1, ^f:1 ^t:1, ^r:1 f:1, s:1 ^r:1, ^t:1 ^n:1, ^f:1 ^t:1, ^r:1 f:1,';

const vox: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'pulse', level: 0.4, width: 0.3, voices: 2, detune: 12, spread: 0.4 },
    { wave: 'saw', level: 0.35, voices: 3, detune: 18, spread: 0.6 },
    { wave: 'sine', level: 0.3 },
  ],
  amp: { attack: 0.012, decay: 0.4, sustain: 0.7, release: 0.12 },
  filter: {
    mode: 'low',
    hertz: 1700,
    resonance: 1.8,
    octaves: 1.6,
    tracking: 0.5,
    envelope: { attack: 0.04, decay: 0.25, sustain: 0.3, release: 0.2 },
  },
  bend: { semitones: -2, seconds: 0.07 },
  vibrato: { hertz: 5.5, cents: 22, delay: 0.18 },
};

const glass: FmPatch = {
  ...bell,
  operators: bell.operators.map((operator) => ({
    ...operator,
    amp: { ...operator.amp, decay: 0.7, release: 0.3 },
  })),
};

const chordPatch: TonePatch = {
  ...superSaw,
  amp: { attack: 0.006, decay: 0.4, sustain: 0.9, release: 0.07 },
  filter: {
    mode: 'low',
    hertz: 3200,
    octaves: 1.6,
    envelope: { attack: 0.05, decay: 0.5, sustain: 0.5, release: 0.1 },
  },
};

const ROYAL = 'Dbmaj9 | Eb6 | Cm7 | Fm9';
const TURN = 'Dbmaj9 | Eb6 | Cm7 | Fm9 | Dbmaj9 | Eb6 | Fm9 | Ab/C';

export const glassParade: Song = {
  id: 'song02',
  title: 'Glass Parade',
  genre: 'Future bass',
  bpm: 150,
  key: { tonic: 8, mode: 'major' },
  pump: 1.1,
  sections: [
    { name: 'intro', bars: 8, chords: ROYAL },
    { name: 'verse', bars: 8, chords: TURN },
    { name: 'build', bars: 8, chords: 'Bbm9 | Cm7 | Dbmaj9 | Eb6 | Bbm9 | Cm7 | Dbmaj9 | Eb7sus4' },
    { name: 'drop', bars: 16, chords: TURN },
    { name: 'break', bars: 8, chords: 'Fm9 | Cm7 | Dbmaj9 | Ab/C | Bbm9 | Cm7 | Dbmaj9 | Eb7sus4' },
    { name: 'rise', bars: 4, chords: 'Dbmaj9 | Eb6 | Fm9 | Eb7sus4' },
    { name: 'finale', bars: 8, chords: TURN },
    { name: 'outro', bars: 4, chords: 'Dbmaj9 | Eb6 | Dbmaj9 | Abadd9' },
  ],
  space: {
    echo: { steps: 3, feedback: 0.4, lowpass: 7000 },
    room: { seconds: 2.6, size: 1.1, lowpass: 7000 },
  },
  tracks: [
    {
      name: 'kick',
      notation: 'drums',
      patch: clubKick,
      pumps: true,
      channel: { level: 1.5 },
      parts: {
        verse: ['X.........x.....', 'X.....x...x.....'],
        build: [
          'X...X...X...X...',
          'X...X...X...X...',
          'X...X...X...X...',
          'X...X...X...X...',
          'X...X...X...X...',
          'X...X...X...X...',
          'x.x.x.x.x.x.x.x.',
          REST,
        ],
        drop: ['X.....x...X.....', 'X..x......X..x..', 'X.....x...X.....', 'X..x..x...x.x...'],
        rise: [REST, REST, 'X...X...X...X...', 'x.x.x.x.xxxx....'],
        finale: ['X.....x...X.....', 'X..x......X..x..', 'X.....x...X.....', 'X..x..x...x.xx..'],
        outro: once(4),
      },
    },
    {
      name: 'snare',
      notation: 'drums',
      patch: bigSnare,
      channel: { level: 0, room: 0.25 },
      parts: {
        verse: ['........x.......'],
        build: [
          REST,
          REST,
          REST,
          REST,
          'x...x...x...x...',
          'x...x...x...x...',
          'x.x.x.x.x.x.x.x.',
          'xxxxxxxx2222....',
        ],
        drop: ['........X.......', '........X.......', '........X.......', '........X...-.xx'],
        rise: ['........x.......', '........x...x...', 'x.x.x.x.x.x.x.x.', 'xxxxxxxx2222....'],
        finale: ['........X.......', '........X......-', '........X.......', '........X.x.22xx'],
      },
    },
    {
      name: 'clap',
      notation: 'drums',
      patch: clap,
      channel: { level: -5, room: 0.3 },
      parts: {
        intro: after(4, '........x.......'),
        verse: ['........x.......'],
        drop: ['........X.......'],
        break: after(4, '........x.......'),
        finale: ['........X.......'],
      },
    },
    {
      name: 'hat',
      notation: 'drums',
      patch: closedHat,
      channel: { level: -10, pan: 0.2, echo: 0.06 },
      parts: {
        verse: ['x.o.x.o.x.o.x.oo', 'x.o.x.o2x.o.x.33'],
        drop: ['x.o.x.oox.o.x.22', 'x.o3x.o.x.oox.o.', 'x.o.x.oox.o.x.33', 'x.o.x.44x.o.xx22'],
        finale: ['x.o.x.oox.o.x.22', 'x.o3x.o.x.oox.o.', 'x.o.x.oox.o.x.33', 'x.22x.44x.o.3322'],
      },
    },
    {
      name: 'open hat',
      notation: 'drums',
      patch: openHat,
      channel: { level: -11, pan: -0.25, room: 0.1 },
      parts: {
        build: ['..x...x...x...x.'],
        drop: ['....x.......x...', '....x.......x.x.'],
        finale: ['....x.......x...', '....x.......x.x.'],
      },
    },
    {
      name: 'shaker',
      notation: 'drums',
      patch: shaker,
      channel: { level: -14, pan: -0.4 },
      parts: {
        intro: after(4, 'o-x-o-x-o-x-o-x-'),
        verse: ['o-x-o-x-o-x-o-x-'],
        drop: ['o-x-o-x-o-x-o-x-'],
        break: after(4, 'o-x-o-x-o-x-o-x-'),
        finale: ['o-x-o-x-o-x-o-x-'],
      },
    },
    {
      name: 'tom',
      notation: 'drums',
      patch: tom(104),
      channel: { level: -7, pan: 0.25, room: 0.3 },
      parts: {
        verse: after(7, '........x..x..x.'),
        drop: after(7, '..........x.xx.x'),
        finale: after(3, '..........x.xx.x'),
      },
    },
    {
      name: 'sub',
      notation: 'line',
      patch: subBass,
      centre: 25,
      channel: { level: -1, duck: 0.75, drive: 1.4, lowpass: 320 },
      parts: {
        verse: ["r:10' r:4 ^r:2", "r:6' r:4 r:4 ~f:2"],
        build: ["r:8' r:8", "r:8' r:6 ^r:2"],
        drop: ["r:6' r:2 r:4' ^r:2 r:2", "r:3' r:5 r:4' ~^r:2 f:2"],
        rise: ["r:16'"],
        finale: ["r:6' r:2 r:4' ^r:2 r:2", "r:3' r:5 r:4' ~^r:2 f:2"],
        outro: ["r:16'"],
      },
    },
    {
      name: 'growl',
      notation: 'line',
      patch: {
        ...chordPatch,
        oscillators: [{ wave: 'saw', level: 0.7, voices: 3, detune: 26, spread: 0.5 }],
        drive: 2,
      },
      centre: 37,
      channel: { level: -6, duck: 0.8, highpass: 110, lowpass: 2400, chorus: 0.3 },
      parts: {
        drop: ["r:3' _:1 r:2 _:2 r:2' ^r:2 r:2 _:2", "r:3' r:3 _:2 r:2' f:2 ^r:2 s:2"],
        finale: ["r:3' _:1 r:2 _:2 r:2' ^r:2 r:2 _:2", "r:3' r:3 _:2 r:2' f:2 ^r:2 s:2"],
      },
    },
    {
      name: 'chords',
      notation: 'chords',
      patch: chordPatch,
      centre: 63,
      hold: 0.96,
      channel: {
        level: 0.5,
        highpass: 150,
        duck: 0.85,
        room: 0.16,
        chorus: 0.25,
        eq: [{ shape: 'highShelf', hertz: 6000, decibels: 3 }],
      },
      parts: { drop: CHOPS, finale: CHOPS },
    },
    {
      name: 'high chords',
      notation: 'chords',
      patch: {
        ...chordPatch,
        oscillators: [{ wave: 'saw', level: 0.6, voices: 7, detune: 46, spread: 1 }],
      },
      centre: 75,
      channel: { level: -6, highpass: 500, duck: 0.85, room: 0.3 },
      parts: { drop: [...after(8), ...CHOPS, ...CHOPS], finale: CHOPS },
    },
    {
      name: 'swell',
      notation: 'chords',
      patch: superSaw,
      centre: 63,
      hold: 1,
      channel: {
        level: -3,
        highpass: 180,
        duck: 0.5,
        room: 0.25,
        gate: 'xx.xx.x.xx.xx.x.',
        sweep: {
          mode: 'low',
          curve: [
            [0, 400],
            [16, 500],
            [24, 9000],
            [48, 900],
            [52, 12000],
          ],
        },
      },
      parts: { build: ['X==============='], rise: ['X==============='] },
    },
    {
      name: 'pad',
      notation: 'chords',
      patch: pad,
      centre: 60,
      open: true,
      hold: 1,
      channel: { level: -5, highpass: 200, duck: 0.4, room: 0.45, chorus: 0.5 },
      parts: {
        intro: ['X==============='],
        verse: ['X==============='],
        break: ['X==============='],
        outro: ['X==============='],
      },
    },
    {
      name: 'piano',
      notation: 'chords',
      patch: electricPiano,
      centre: 62,
      open: true,
      channel: { level: -2.5, highpass: 120, duck: 0.25, echo: 0.1, room: 0.3, chorus: 0.4 },
      parts: {
        intro: after(0, 'X=====o=..x===x=', 'X=====o=..x=x=o='),
        verse: ['X=====o=..x===x=', 'X=====o=..x=x=o='],
        break: ['X==============='],
        outro: ['X=====o=..x===x=', 'X==============='],
      },
    },
    {
      name: 'vox',
      notation: 'line',
      patch: vox,
      hold: 0.9,
      channel: {
        level: 0.5,
        highpass: 260,
        duck: 0.3,
        echo: 0.28,
        room: 0.28,
        eq: [{ shape: 'bell', hertz: 2600, decibels: 2.5, q: 0.8 }],
      },
      parts: {
        verse: lineAfter(4, SHORT),
        drop: [...CALL, ...ANSWER],
        break: lineAfter(4, "F5:6 Eb5:2 C5:8 | Eb5:6 F5:2 G5:8 | Ab5:6 G5:2 F5:4 Eb5:4 | Bb5:16'"),
        finale: [...CALL, ...ANSWER],
        outro: ['C5:3 Eb5:3 F5:2 Ab5:8 | G5:3 F5:3 Eb5:10 | C5:3 Eb5:3 F5:2 Ab5:8 | C6:16,'],
      },
    },
    {
      name: 'vox above',
      notation: 'line',
      patch: {
        ...vox,
        oscillators: [{ wave: 'saw', level: 0.5, voices: 5, detune: 30, spread: 1, semitones: 12 }],
      },
      channel: { level: -8, highpass: 600, duck: 0.4, echo: 0.3, room: 0.4 },
      parts: { drop: [...lineAfter(8), ...CALL, ...ANSWER], finale: [...CALL, ...ANSWER] },
    },
    {
      name: 'glass',
      notation: 'line',
      patch: glass,
      centre: 56,
      hold: 0.9,
      channel: { level: -6, pan: -0.15, highpass: 300, echo: 0.35, room: 0.4, duck: 0.2 },
      parts: {
        intro: [ARP],
        verse: [...lineAfter(3), FALL],
        build: [ARP],
        drop: ['_:16 | _:16 | _:16', FALL],
        break: [ARP],
        finale: ['_:16', FALL],
        outro: [ARP, ARP, FALL, '_:16'],
      },
    },
    {
      name: 'riser',
      notation: 'line',
      patch: toneRiser,
      hold: 1,
      channel: { level: -6, highpass: 300, room: 0.25 },
      parts: { build: ['_:64 | Eb4:64'], rise: ['Eb4:64'] },
    },
    {
      name: 'crash',
      notation: 'drums',
      patch: crash,
      channel: { level: -6, room: 0.25 },
      parts: {
        verse: once(8, 'o'),
        build: once(8, 'o'),
        drop: once(8),
        break: once(8, 'x'),
        finale: once(8),
        outro: once(4),
      },
    },
    {
      name: 'impact',
      notation: 'drums',
      patch: impact,
      channel: { level: -4, room: 0.4 },
      parts: { drop: once(16), break: once(8, 'x'), finale: once(8), outro: once(4, 'x') },
    },
    {
      name: 'shatter',
      notation: 'drums',
      patch: {
        ...downlifter,
        layers: [
          ...downlifter.layers,
          { type: 'metal', hertz: 1900, highpass: 5000, decay: 1.2, level: 0.5 },
        ],
      },
      channel: { level: -10, room: 0.4 },
      parts: { drop: once(8), finale: once(8), outro: once(4, 'x') },
    },
  ],
};
