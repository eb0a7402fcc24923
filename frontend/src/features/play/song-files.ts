// Written by `scripts/write-lists.mjs` from `media/songs.json`.
import type { SongName } from '@axtorm/game/types';

import { cuts, pictures, stems } from '../../media/manifest';
import type { CutSound, Picture, StemSounds } from '../../media/types';

export const SONG_TITLES: Readonly<Record<SongName, string>> = {
  song01: 'SEVENTEEN DEGREES',
  song02: 'Glass Parade',
  song03: 'REDLINE HALO',
  song04: 'Paper Moon Arcade',
  song05: 'VOLT KABUKI',
};

export const SLEEVES: Readonly<Record<SongName, Picture>> = {
  song01: pictures.song01,
  song02: pictures.song02,
  song03: pictures.song03,
  song04: pictures.song04,
  song05: pictures.song05,
};

/** The tonic of each, from 0 (C) to 11 (B): hits are tuned to it. */
export const TONICS: Readonly<Record<SongName, number>> = {
  song01: 5,
  song02: 8,
  song03: 6,
  song04: 4,
  song05: 7,
};

/** The sounds to play to. */
export const CUTS: Readonly<Record<SongName, CutSound>> = {
  song01: cuts.song01,
  song02: cuts.song02,
  song03: cuts.song03,
  song04: cuts.song04,
  song05: cuts.song05,
};

/** What the mixer plays of them. */
export const STEMS: Readonly<Record<SongName, StemSounds>> = {
  song01: stems.song01,
  song02: stems.song02,
  song03: stems.song03,
  song04: stems.song04,
  song05: stems.song05,
};
