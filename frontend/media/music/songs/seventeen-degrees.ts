/** Techno in F minor: one bassline whose filter tilts open, and a stab of seventeen steps that leans out of the bar. */
import type { Song } from '../score/types';
import type { TonePatch } from '../synth/patch';
import {
  clap,
  closedHat,
  clubKick,
  crash,
  downlifter,
  impact,
  openHat,
  ride,
  rim,
  tom,
} from './patches/drums';
import { noiseRiser, pad, subBass, toneRiser } from './patches/tones';

const FOUR = 'X...X...X...X...';
const FOUR_OUT = 'X...X...X...X.x.';
const NO_KICK = '................';

/** The bassline: the same sixteen steps all along. */
const LINE = "r:2' r:1, ^r:1 _:1 r:1' s:1 ~^r:1 r:2 ^t:1' ~^r:1 _:1 s:1 f:1, s:1";
const LINE_END = "r:2' r:1, ^r:1 _:1 r:1' s:1 ~^r:1 r:1 ^r:1' ~^t:1 ^r:1 s:1' f:1 t:1 n:1";

/** Seventeen steps, sixteen times: each time it starts one step later in the bar. */
const TILT = "r+t+f:1' _:2 r+t+f:1, _:2 r+t+f:2 _:3 r+t+f:1' _:1 r+t+f:1, _:3 ".repeat(16).trim();

const MOTIF = [
  "F4:3' Ab4:3 C5:2 Db5:3' C5:3 Ab4:2 | G4:3' Ab4:3 Bb4:2 C5:6' Ab4:2",
  "F4:3' Ab4:3 C5:2 Eb5:3' Db5:3 C5:2 | Bb4:3' Ab4:3 G4:2 Eb4:4 F4:4'",
  "F4:3' Ab4:3 C5:2 Db5:3' C5:3 Ab4:2 | G4:3' Bb4:3 Db5:2 Eb5:6' C5:2",
  "F5:3' Eb5:3 Db5:2 C5:3' Ab4:3 Bb4:2 | C5:3 Bb4:3 Ab4:2 G4:3' E4:3 C4:2",
];

const acid: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'saw', level: 0.7 },
    { wave: 'square', level: 0.3 },
  ],
  amp: { attack: 0.002, decay: 0.5, sustain: 0.6, release: 0.03 },
  filter: {
    mode: 'low',
    hertz: 260,
    resonance: 5,
    steep: true,
    octaves: 3.4,
    envelope: { attack: 0.002, decay: 0.22, sustain: 0.12, release: 0.05 },
  },
  drive: 1.5,
  glide: 0.05,
};

const stab: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'saw', level: 0.6, voices: 3, detune: 18, spread: 0.7 },
    { wave: 'pulse', level: 0.3, width: 0.3 },
  ],
  amp: { attack: 0.002, decay: 0.25, sustain: 0, release: 0.08 },
  filter: {
    mode: 'low',
    hertz: 700,
    resonance: 1.4,
    octaves: 2.4,
    envelope: { attack: 0.001, decay: 0.2, sustain: 0, release: 0.1 },
  },
};

const lead: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'saw', level: 0.5, voices: 5, detune: 22, spread: 0.7 },
    { wave: 'square', level: 0.25, semitones: -12 },
  ],
  amp: { attack: 0.003, decay: 0.35, sustain: 0.35, release: 0.16 },
  filter: {
    mode: 'low',
    hertz: 1500,
    resonance: 1.2,
    octaves: 2,
    envelope: { attack: 0.001, decay: 0.3, sustain: 0.2, release: 0.2 },
  },
};

const STATIC = 'Fm9';
const MOVING = 'Fm9 | Fm9 | Fm9 | Fm9 | Dbmaj7 | Dbmaj7 | Eb | Cm7';
const HYMN = 'Fm9 | Dbmaj7 | Ab | Eb | Fm9 | Dbmaj7 | Bbm9 | C7';

export const seventeenDegrees: Song = {
  id: 'song01',
  title: 'SEVENTEEN DEGREES',
  genre: 'Techno',
  bpm: 136,
  key: { tonic: 5, mode: 'minor' },
  pump: 0.8,
  sections: [
    { name: 'intro', bars: 4, chords: STATIC },
    { name: 'groove', bars: 8, chords: STATIC },
    { name: 'build', bars: 4, chords: 'Fm9 | Fm9 | Db | Eb' },
    { name: 'drop', bars: 16, chords: MOVING },
    { name: 'break', bars: 8, chords: HYMN },
    { name: 'rise', bars: 4, chords: 'Dbmaj7 | Eb | Fm9 | C7' },
    {
      name: 'peak',
      bars: 12,
      chords: 'Fm9 | Fm9 | Dbmaj7 | Eb | Fm9 | Ab | Bbm9 | C7 | Fm9 | Dbmaj7 | Ab | Eb',
    },
    { name: 'outro', bars: 4, chords: STATIC },
  ],
  space: {
    echo: { steps: 3, feedback: 0.45, lowpass: 5500 },
    room: { seconds: 2.2, size: 1, lowpass: 5000 },
  },
  tracks: [
    {
      name: 'kick',
      notation: 'drums',
      patch: clubKick,
      pumps: true,
      channel: { level: 3 },
      parts: {
        intro: [FOUR],
        groove: [FOUR, FOUR, FOUR, FOUR_OUT, FOUR, FOUR, FOUR, 'X...X...X.......'],
        build: [FOUR, FOUR, 'X.x.X.x.X.x.X.x.', NO_KICK],
        drop: [FOUR, FOUR, FOUR, FOUR_OUT, FOUR, FOUR, FOUR, 'X...X...X..xX.x.'],
        rise: [NO_KICK, NO_KICK, FOUR, 'X.x.X.x.xxxx....'],
        peak: [FOUR, FOUR, FOUR, FOUR_OUT],
        outro: [FOUR, FOUR, FOUR, 'X...............'],
      },
    },
    {
      name: 'rumble',
      notation: 'line',
      patch: subBass,
      centre: 28,
      channel: { level: -2.5, duck: 0.92, drive: 1.5, lowpass: 240 },
      parts: {
        groove: ['_:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1'],
        drop: ['_:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1'],
        peak: ['_:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, ^r:1 r:1'],
        outro: ['_:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1 _:1 r:1, r:1 r:1', "r:16'"],
      },
    },
    {
      name: 'line',
      notation: 'line',
      patch: acid,
      centre: 40,
      hold: 0.85,
      channel: {
        level: 0.5,
        duck: 0.45,
        drive: 1.6,
        highpass: 90,
        echo: 0.12,
        room: 0.08,
        sweep: {
          mode: 'low',
          resonance: 0.9,
          curve: [
            [0, 280],
            [4, 420],
            [12, 900],
            [16, 7000],
            [32, 14000],
            [32.01, 500],
            [40, 1500],
            [44, 8000],
            [56, 16000],
            [60, 300],
          ],
        },
      },
      parts: {
        intro: [LINE],
        groove: [LINE, LINE, LINE, LINE_END],
        build: [LINE, LINE_END],
        drop: [LINE, LINE, LINE, LINE_END],
        break: [LINE],
        rise: [LINE, LINE_END],
        peak: [LINE, LINE_END],
        outro: [LINE, LINE, LINE, "r:1' _:15"],
      },
    },
    {
      name: 'tilt',
      notation: 'line',
      patch: stab,
      centre: 52,
      hold: 0.9,
      channel: { level: -5, highpass: 220, duck: 0.5, echo: 0.35, room: 0.22, chorus: 0.4 },
      parts: { groove: [TILT], drop: [TILT], peak: [TILT] },
    },
    {
      name: 'motif',
      notation: 'line',
      patch: lead,
      channel: {
        level: -0.5,
        highpass: 250,
        duck: 0.35,
        echo: 0.3,
        room: 0.25,
        sweep: {
          mode: 'low',
          curve: [
            [0, 600],
            [12, 700],
            [16, 2500],
            [24, 12000],
            [32, 15000],
            [32.01, 2500],
            [44, 15000],
            [60, 15000],
          ],
        },
      },
      parts: {
        build: [MOTIF[0] ?? ''],
        drop: ['_:16 | _:16 | _:16 | _:16 | _:16 | _:16 | _:16 | _:16', ...MOTIF],
        break: MOTIF,
        rise: ['F4:3 Ab4:3 C5:2 Db5:3 C5:3 Ab4:2'],
        peak: [
          MOTIF[0] ?? '',
          MOTIF[1] ?? '',
          MOTIF[2] ?? '',
          MOTIF[3] ?? '',
          MOTIF[0] ?? '',
          MOTIF[1] ?? '',
        ],
        outro: ["F4:3' Ab4:3 C5:2 F5:8 | _:16 | _:16 | _:16"],
      },
    },
    {
      name: 'motif octave',
      notation: 'line',
      patch: {
        ...lead,
        oscillators: [{ wave: 'saw', level: 0.5, voices: 7, detune: 40, spread: 1, semitones: 12 }],
      },
      channel: { level: -7, highpass: 500, duck: 0.4, echo: 0.25, room: 0.35 },
      parts: {
        peak: [
          MOTIF[0] ?? '',
          MOTIF[1] ?? '',
          MOTIF[2] ?? '',
          MOTIF[3] ?? '',
          MOTIF[0] ?? '',
          MOTIF[1] ?? '',
        ],
      },
    },
    {
      name: 'pad',
      notation: 'chords',
      patch: pad,
      centre: 60,
      hold: 1,
      channel: { level: -4, highpass: 180, duck: 0.6, room: 0.4, chorus: 0.5 },
      parts: {
        intro: ['X==============='],
        build: ['X==============='],
        break: ['X==============='],
        rise: ['X==============='],
        peak: ['X==============='],
      },
    },
    {
      name: 'clap',
      notation: 'drums',
      patch: clap,
      channel: { level: -3, room: 0.18 },
      parts: {
        groove: ['....x.......x...'],
        build: ['....x.......x...', '....x.......x...', 'x...x...x...x...', 'x.x.x.x.xxxx....'],
        drop: ['....x.......x...', '....x.......x..-', '....x.......x...', '....x..-....x.x.'],
        rise: [NO_KICK, 'x.......x.......', 'x...x...x...x...', 'x.x.x.x.xxxx2222'],
        peak: ['....x.......x...', '....x.......x..-'],
      },
    },
    {
      name: 'open hat',
      notation: 'drums',
      patch: openHat,
      channel: { level: -7, pan: 0.1, room: 0.06 },
      parts: {
        groove: [NO_KICK, NO_KICK, NO_KICK, NO_KICK, '..x...x...x...x.'],
        drop: ['..x...x...x...x.'],
        peak: ['..x...x...x...x.'],
        outro: ['..x...x...x...x.', '..x...x...x...x.', NO_KICK],
      },
    },
    {
      name: 'closed hat',
      notation: 'drums',
      patch: closedHat,
      channel: { level: -11, pan: -0.2, echo: 0.05 },
      parts: {
        intro: ['..o...o...o...o.'],
        groove: ['x-o-x-o-x-o-x-o-', 'x-o-x-o-x-o-x-oo'],
        build: ['x-o-x-o-x-o-x-o-'],
        drop: ['x-o-x-o-x-o-x-o-', 'x-o-x-o-x-o-x2o-'],
        rise: [NO_KICK, NO_KICK, 'o-o-o-o-o-o-o-o-', 'xoxoxoxoxoxo....'],
        peak: ['x-o-x-o-x-o-x-o-', 'x-o-x-o-x-o-x-22'],
        outro: ['..o...o...o...o.', '..o...o...o...o.', NO_KICK],
      },
    },
    {
      name: 'ride',
      notation: 'drums',
      patch: ride,
      channel: { level: -10, pan: 0.3 },
      parts: {
        drop: [...Array<string>(8).fill(NO_KICK), ...Array<string>(8).fill('x.x.x.x.x.x.x.x.')],
        peak: ['x.x.x.x.x.x.x.x.'],
      },
    },
    {
      name: 'rim',
      notation: 'drums',
      patch: rim,
      channel: { level: -9, pan: -0.45, echo: 0.2, room: 0.15 },
      parts: {
        groove: ['...x..x...x..x..', '...x..x...x..xo.'],
        drop: ['...x..x...x..x..', '...x..x.x.x..xo.'],
        peak: ['...x..x...x..x..', '.x.x..x...x..xo.'],
        outro: ['...x..x...x..x..', '...x..x...x..x..', NO_KICK],
      },
    },
    {
      name: 'low tom',
      notation: 'drums',
      patch: tom(82),
      channel: { level: -6, pan: -0.2, room: 0.2 },
      parts: {
        groove: [...Array<string>(7).fill(NO_KICK), '..........x.xx.x'],
        drop: [...Array<string>(7).fill(NO_KICK), '........x..x..x.'],
        peak: [NO_KICK, NO_KICK, NO_KICK, '..........x..xx.'],
      },
    },
    {
      name: 'high tom',
      notation: 'drums',
      patch: tom(131),
      channel: { level: -7, pan: 0.3, room: 0.2 },
      parts: {
        groove: [...Array<string>(7).fill(NO_KICK), '.........x.x....'],
        drop: [...Array<string>(7).fill(NO_KICK), '.........xx..x.x'],
        peak: [NO_KICK, NO_KICK, NO_KICK, '........x..x....'],
      },
    },
    {
      name: 'riser',
      notation: 'line',
      patch: toneRiser,
      hold: 1,
      channel: { level: -5, highpass: 300, room: 0.2 },
      parts: { build: ['F3:64'], rise: ['F3:64'] },
    },
    {
      name: 'noise',
      notation: 'line',
      patch: noiseRiser,
      hold: 1,
      channel: { level: -10, room: 0.15 },
      parts: { groove: ['_:64 | F4:64'], drop: ['_:64 | F4:64'], break: ['_:64 | F4:64'] },
    },
    {
      name: 'crash',
      notation: 'drums',
      patch: crash,
      channel: { level: -7, room: 0.2 },
      parts: {
        groove: [`x...............${NO_KICK.repeat(7)}`],
        drop: [`X...............${NO_KICK.repeat(7)}`],
        break: [`x...............${NO_KICK.repeat(7)}`],
        peak: [`X...............${NO_KICK.repeat(3)}`],
        outro: [`X...............${NO_KICK.repeat(3)}`],
      },
    },
    {
      name: 'impact',
      notation: 'drums',
      patch: impact,
      channel: { level: -4, room: 0.3 },
      parts: {
        drop: [`X...............${NO_KICK.repeat(15)}`],
        break: [`x...............${NO_KICK.repeat(7)}`],
        peak: [`X...............${NO_KICK.repeat(11)}`],
        outro: [`${NO_KICK.repeat(3)}X...............`],
      },
    },
    {
      name: 'downlifter',
      notation: 'drums',
      patch: downlifter,
      channel: { level: -11, room: 0.3 },
      parts: {
        drop: [`X...............${NO_KICK.repeat(15)}`],
        break: [`X...............${NO_KICK.repeat(7)}`],
      },
    },
  ],
};
