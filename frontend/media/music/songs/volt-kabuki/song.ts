import type { Song } from '../../score/types';
import { drums } from './drums';
import { tones } from './tones';

const EPIC = 'Gm | Eb | F | D7 | Gm | Eb | Cm7 | D7';

/** Hardcore in G minor: a festival's flute, shamisen and drums, and four distorted kicks a bar. */
export const voltKabuki: Song = {
  id: 'song05',
  title: 'VOLT KABUKI',
  genre: 'Hardcore',
  bpm: 190,
  key: { tonic: 7, mode: 'minor' },
  pump: 0.75,
  isHard: true,
  sections: [
    { name: 'intro', bars: 8, chords: 'Gm', ride: [-1, -1] },
    { name: 'march', bars: 8, chords: 'Gm | Gm | Eb | D7', role: 'groove', ride: [-1.5, -1.5] },
    {
      name: 'build',
      bars: 8,
      chords: 'Gm | Gm | Eb | Eb | Cm7 | Cm7 | D7 | D7',
      ride: [-1.5, -1.5],
      thin: 240,
      breath: 4,
    },
    { name: 'drop', bars: 16, chords: EPIC, role: 'drop' },
    { name: 'strings', bars: 8, chords: 'Gm | Gm | Eb | D7', ride: [-1, -1] },
    { name: 'break', bars: 8, chords: 'Ebmaj7 | Gm | F | D7sus4 | Ebmaj7 | Bb | Cm9 | D7' },
    {
      name: 'rise',
      bars: 8,
      chords: 'Eb | Eb | F | F | Gm | Gm | D7 | D7',
      ride: [-1.5, -1.5],
      thin: 300,
      breath: 4,
    },
    { name: 'peak', bars: 16, chords: EPIC, role: 'drop' },
    { name: 'finale', bars: 8, chords: EPIC },
    { name: 'outro', bars: 8, chords: 'Gm | Gm | Eb | D7 | Gm | Eb | D7 | Gm', ride: [-1.5, -1.5] },
  ],
  space: {
    echo: { steps: 3, feedback: 0.35, lowpass: 6000 },
    room: { seconds: 2.1, size: 1, lowpass: 6000 },
  },
  eq: [
    { shape: 'bell', hertz: 240, decibels: 2 },
    { shape: 'highShelf', hertz: 8000, decibels: 1 },
  ],
  tracks: [...drums, ...tones],
};
