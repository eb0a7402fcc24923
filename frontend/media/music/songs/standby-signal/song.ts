import type { Song } from '../../score/types';
import { drums } from './drums';
import { tones } from './tones';

const HOME = 'Cmaj9 | Bm7 | Em9 | D6 | Cmaj9 | Bm7 | Am9 | D9sus4';
const SONG = 'Gmaj9 | D6 | Em9 | Bm7 | Cmaj9 | D6 | Am9 | D9sus4';
const CALM = 'Cmaj9 | Bm7 | Em9 | G6 | Cmaj9 | Bm7 | Am9 | D9sus4';
const AWAY = 'Em9 | Cmaj9 | Gmaj9 | D6 | Em9 | Cmaj9 | Am9 | Bm7';

/** The loop: an electro lounge in G that pulses softly and never ends. */
export const standbySignal: Song = {
  id: 'loop',
  title: 'STANDBY SIGNAL',
  genre: 'Electro lounge',
  bpm: 128,
  key: { tonic: 7, mode: 'major' },
  isLoop: true,
  pump: 0.9,
  sections: [
    { name: 'signal', bars: 8, chords: HOME },
    { name: 'groove', bars: 8, chords: HOME },
    { name: 'tune', bars: 8, chords: SONG },
    { name: 'calm', bars: 8, chords: CALM },
    { name: 'drift', bars: 8, chords: AWAY },
    { name: 'glide', bars: 8, chords: HOME },
    { name: 'song', bars: 8, chords: SONG },
    { name: 'answer', bars: 8, chords: HOME },
    { name: 'rest', bars: 8, chords: CALM },
    { name: 'night', bars: 8, chords: AWAY },
    { name: 'walk', bars: 8, chords: AWAY },
    { name: 'reprise', bars: 8, chords: SONG },
    { name: 'glow', bars: 8, chords: HOME },
    { name: 'dusk', bars: 8, chords: CALM },
  ],
  space: {
    echo: { steps: 3, feedback: 0.4, lowpass: 4500 },
    room: { seconds: 2, size: 0.9, lowpass: 5500 },
  },
  eq: [
    { shape: 'bell', hertz: 2400, decibels: 3.5, q: 0.7 },
    { shape: 'highShelf', hertz: 4500, decibels: 3.5 },
  ],
  tracks: [...drums, ...tones],
};
