/** What the mixer must know of the songs, and how any two fit. */
import type { Mashups } from '@axtorm/game/types';

import { mashups } from '../music/mashup';
import { SONGS } from '../music/songs/index';
import { BARS } from './loops';

/** The file of the mixer. */
export function mashupFacts(): Mashups {
  return {
    bars: BARS,
    songs: SONGS.map(({ id, bpm, swing = 0 }) => ({ song: id, bpm, swing })),
    pairs: mashups(SONGS).map(({ host, guest, feel, shift }) => ({ host, guest, feel, shift })),
  } as Mashups;
}
