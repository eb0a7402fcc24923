/** The loop: an electro lounge in G that pulses softly and never ends. */
import type { Song } from '../score/types';
import type { DrumPatch, TonePatch } from '../synth/patch';
import { clap, closedHat, openHat, rim, shaker } from './patches/drums';
import { bell, electricPiano, pad, subBass } from './patches/tones';
import { REST, after, lineAfter } from './phrases';

const softKick: DrumPatch = {
  kind: 'drum',
  drive: 1.3,
  layers: [
    { type: 'sweep', from: 150, to: 50, bend: 0.07, hold: 0.03, decay: 0.28, level: 0.8 },
    { type: 'noise', mode: 'low', hertz: 2200, decay: 0.015, level: 0.15 },
  ],
};

/** The pulse that gives the piece its name. */
const pulse: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'triangle', level: 0.5 },
    { wave: 'pulse', level: 0.2, width: 0.35, voices: 2, detune: 10, spread: 0.8 },
  ],
  amp: { attack: 0.004, decay: 0.22, sustain: 0.1, release: 0.1 },
  filter: {
    mode: 'low',
    hertz: 900,
    resonance: 1.2,
    octaves: 1.3,
    envelope: { attack: 0.002, decay: 0.2, sustain: 0.1, release: 0.1 },
  },
};

const whistle: TonePatch = {
  kind: 'tone',
  oscillators: [
    { wave: 'sine', level: 0.6 },
    { wave: 'triangle', level: 0.3, voices: 2, detune: 8, spread: 0.6 },
  ],
  amp: { attack: 0.03, decay: 0.4, sustain: 0.7, release: 0.2 },
  vibrato: { hertz: 4.8, cents: 16, delay: 0.25 },
  glide: 0.09,
};

const SIGNAL = "r:2' ^r:1, f:1 _:1 ^t:1, f:1 _:1 r:1' f:1, ^r:2 s:2' f:1, t:1";
const TUNE = [
  "B4:6' D5:2 ~E5:4 D5:4 | F#5:6' E5:2 D5:8 | B4:4' D5:4 G5:4' F#5:2 E5:2 | D5:6 E5:2 ~B4:8",
  "E5:6' G5:2 ~B5:4 A5:4 | F#5:6' D5:2 A4:8 | C5:4' E5:4 A5:4' G5:2 E5:2 | F#5:6 E5:2 ~D5:8",
];
const FLOOR = 'X...X...X...X...';

export const standbySignal: Song = {
  id: 'loop',
  title: 'STANDBY SIGNAL',
  genre: 'Electro lounge',
  bpm: 128,
  key: { tonic: 7, mode: 'major' },
  isLoop: true,
  pump: 0.9,
  sections: [
    { name: 'signal', bars: 8, chords: 'Cmaj9 | Bm7 | Em9 | D6 | Cmaj9 | Bm7 | Am9 | D9sus4' },
    { name: 'groove', bars: 8, chords: 'Cmaj9 | Bm7 | Em9 | D6 | Cmaj9 | Bm7 | Am9 | D9sus4' },
    { name: 'tune', bars: 8, chords: 'Gmaj9 | D6 | Em9 | Bm7 | Cmaj9 | D6 | Am9 | D9sus4' },
    { name: 'calm', bars: 8, chords: 'Cmaj9 | Bm7 | Em9 | G6 | Cmaj9 | Bm7 | Am9 | D9sus4' },
  ],
  space: {
    echo: { steps: 3, feedback: 0.4, lowpass: 4500 },
    room: { seconds: 2, size: 0.9, lowpass: 5500 },
  },
  tracks: [
    {
      name: 'kick',
      notation: 'drums',
      patch: softKick,
      pumps: true,
      channel: { level: -0.5 },
      parts: {
        signal: [FLOOR],
        groove: [FLOOR],
        tune: [FLOOR, FLOOR, FLOOR, 'X...X...X..xX...'],
        calm: [
          'X.......X.......',
          'X.......X.......',
          'X.......X.......',
          'X.......X.....x.',
          FLOOR,
          FLOOR,
          FLOOR,
          'X...X...X...X.x.',
        ],
      },
    },
    {
      name: 'clap',
      notation: 'drums',
      patch: clap,
      channel: { level: -7, room: 0.25 },
      parts: {
        groove: ['....x.......x...'],
        tune: ['....x.......x...', '....x.......x..-'],
        calm: after(4, '....o.......o...'),
      },
    },
    {
      name: 'hat',
      notation: 'drums',
      patch: closedHat,
      channel: { level: -12, pan: 0.25 },
      parts: {
        signal: after(4, 'o-..o-..o-..o-..'),
        groove: ['o-x-o-x-o-x-o-x-'],
        tune: ['o-x-o-x-o-x-o-x-', 'o-x-o-x-o-x-oox-'],
        calm: after(4, 'o-..o-..o-..o-..'),
      },
    },
    {
      name: 'open hat',
      notation: 'drums',
      patch: openHat,
      channel: { level: -13, pan: -0.15, room: 0.1 },
      parts: { groove: after(4, '..o...o...o...o.'), tune: ['..x...x...x...x.'] },
    },
    {
      name: 'shaker',
      notation: 'drums',
      patch: shaker,
      channel: { level: -15, pan: -0.45 },
      parts: {
        signal: ['o-x-o-x-o-x-o-x-'],
        groove: ['o-x-o-x-o-x-o-x-'],
        tune: ['o-x-o-x-o-x-o-x-'],
        calm: ['o-x-o-x-o-x-o-x-'],
      },
    },
    {
      name: 'rim',
      notation: 'drums',
      patch: rim,
      channel: { level: -11, pan: 0.45, echo: 0.25, room: 0.2 },
      parts: {
        signal: ['...x......x.....', '...x......x..o..'],
        groove: ['...x..x...x.....', '...x......x..o..'],
        tune: ['...x..x...x..o..'],
        calm: ['...x......x.....', REST],
      },
    },
    {
      name: 'sub',
      notation: 'line',
      patch: subBass,
      centre: 31,
      channel: { level: -1.5, duck: 0.55, drive: 1.2, lowpass: 400 },
      parts: {
        signal: ["r:6' _:2 r:3 _:1 ^r:2, f:2", "r:6' _:2 r:3 _:1 f:2, s:2"],
        groove: ["r:3' _:1 r:2, r:2 _:2 ^r:2' r:2 f:2", "r:3' _:1 r:2, r:2 _:2 ^r:2' s:2 f:2"],
        tune: ["r:3' _:1 r:2, r:2 _:2 ^r:2' r:2 f:2", "r:3' _:1 r:2, r:2 _:2 ^r:2' s:2 f:2"],
        calm: ["r:12' f:4,"],
      },
    },
    {
      name: 'piano',
      notation: 'chords',
      patch: electricPiano,
      centre: 62,
      open: true,
      channel: { level: -0.5, highpass: 130, duck: 0.3, echo: 0.12, room: 0.25, chorus: 0.45 },
      parts: {
        signal: ['X=====..x===..o='],
        groove: ['X==...x===..x==.', '..x===..x==.x=o='],
        tune: ['X==...x===..x==.', '..x===..x==.x=o='],
        calm: ['X=======x======='],
      },
    },
    {
      name: 'pulse',
      notation: 'line',
      patch: pulse,
      centre: 59,
      hold: 0.9,
      channel: {
        level: -2.5,
        highpass: 250,
        pan: -0.1,
        duck: 0.4,
        echo: 0.3,
        room: 0.2,
        sweep: {
          mode: 'low',
          curve: [
            [0, 1400],
            [8, 2200],
            [16, 5000],
            [24, 4000],
            [32, 1400],
          ],
        },
      },
      parts: { signal: [SIGNAL], groove: [SIGNAL], tune: [SIGNAL], calm: [SIGNAL] },
    },
    {
      name: 'whistle',
      notation: 'line',
      patch: whistle,
      channel: { level: -1.5, highpass: 300, duck: 0.15, echo: 0.25, room: 0.3 },
      parts: {
        groove: lineAfter(
          4,
          "B4:6' D5:2 ~E5:4 D5:4 | F#5:6' E5:2 D5:8 | C5:4' E5:4 G5:4' E5:4 | A5:6 G5:2 ~E5:8",
        ),
        tune: TUNE,
      },
    },
    {
      name: 'pad',
      notation: 'chords',
      patch: pad,
      centre: 64,
      open: true,
      hold: 1,
      channel: { level: -6, highpass: 220, duck: 0.5, room: 0.4, chorus: 0.5 },
      parts: {
        signal: ['X==============='],
        groove: ['o==============='],
        tune: ['X==============='],
        calm: ['X==============='],
      },
    },
    {
      name: 'stars',
      notation: 'line',
      patch: bell,
      centre: 67,
      hold: 0.9,
      channel: { level: -10, pan: 0.3, highpass: 500, echo: 0.4, room: 0.4 },
      parts: {
        signal: ['_:16 | _:8 ^f:2, ^t:2 ^r:4,'],
        tune: ['_:16 | _:16 | _:16 | ^n:2 ^f:2, ^t:2 ^r:2, f:8'],
        calm: ['_:4 ^r:4, ^f:4 ^n:4,', '_:16'],
      },
    },
  ],
};
