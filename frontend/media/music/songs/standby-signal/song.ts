import type { Song } from '../../score/types';
import { drums } from './drums';
import { tones } from './tones';

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
    { name: 'signal', bars: 8, chords: 'Cmaj9 | Bm7 | Em9 | D6 | Cmaj9 | Bm7 | Am9 | D9sus4' },
    { name: 'groove', bars: 8, chords: 'Cmaj9 | Bm7 | Em9 | D6 | Cmaj9 | Bm7 | Am9 | D9sus4' },
    { name: 'tune', bars: 8, chords: 'Gmaj9 | D6 | Em9 | Bm7 | Cmaj9 | D6 | Am9 | D9sus4' },
    { name: 'calm', bars: 8, chords: 'Cmaj9 | Bm7 | Em9 | G6 | Cmaj9 | Bm7 | Am9 | D9sus4' },
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
