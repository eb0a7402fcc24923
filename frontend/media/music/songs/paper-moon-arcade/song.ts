import type { Song } from '../../score/types';
import { drums } from './drums';
import { tones } from './tones';

const STROLL = 'Cmaj7 | B7 | Em9 | Dm7 G7';

const ROOFTOP = 'Am9 | D9 | Gmaj7 | Cmaj7 | F#m7b5 | B7b9 | Em9 | E7';

/** Chip funk in E minor: a slapped bass strolls under square waves and an electric piano. */
export const paperMoonArcade: Song = {
  id: 'song04',
  title: 'Paper Moon Arcade',
  genre: 'Chip funk',
  bpm: 118,
  key: { tonic: 4, mode: 'minor' },
  swing: 0.16,
  pump: 0.5,
  sections: [
    { name: 'intro', bars: 4, chords: STROLL, ride: [-1.5, -1.5] },
    { name: 'verse', bars: 8, chords: STROLL, role: 'groove', ride: [-1.5, -1.5] },
    {
      name: 'build',
      bars: 4,
      chords: 'Am9 | D9 | F#m7b5 | B7b9',
      ride: [-1.5, -1.5],
      thin: 220,
      breath: 4,
    },
    { name: 'drop', bars: 16, chords: STROLL, role: 'drop' },
    { name: 'break', bars: 8, chords: ROOFTOP, ride: [-1.5, -1.5] },
    {
      name: 'rise',
      bars: 4,
      chords: 'Am9 | Bm7 | Cmaj7 | B7#9',
      ride: [-1.5, -1.5],
      thin: 260,
      breath: 4,
    },
    { name: 'finale', bars: 16, chords: STROLL, role: 'drop' },
    { name: 'outro', bars: 4, chords: 'Cmaj7 | B7 | Em9 | Em9', ride: [-1.5, -1.5] },
  ],
  space: {
    echo: { steps: 3, feedback: 0.32, lowpass: 5000 },
    room: { seconds: 1.3, size: 0.6, lowpass: 6000 },
  },
  eq: [
    { shape: 'bell', hertz: 260, decibels: -2.5 },
    { shape: 'highShelf', hertz: 5000, decibels: 3 },
  ],
  tracks: [...drums, ...tones],
};
