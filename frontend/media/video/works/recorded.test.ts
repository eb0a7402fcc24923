import { expect, it } from 'vitest';

import { faultsOf } from '@axtorm/game/chart/validate';
import { cutOf } from '../../music/cut';
import { SONGS } from '../../music/songs/index';
import { recordedCharts } from './recorded';

it.each(SONGS.map((song) => [song.title, song] as const))(
  'the charts of %s that are shown are of the song as it is, and can be played',
  (_, song) => {
    const shown = recordedCharts(song);
    const { title, bpm, swing = 0 } = song;
    expect(shown).toMatchObject({ song: song.id, title, bpm, swing, bars: cutOf(song).bars });
    expect(faultsOf(shown)).toEqual([]);
  },
);
