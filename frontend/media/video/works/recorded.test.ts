import { expect, it } from 'vitest';

import { faultsOf } from '@axtorm/game/chart/validate';
import { cutOf } from '../../music/cut';
import { SONGS } from '../../music/songs/index';
import { SHOWN_PAIRS, recordedCharts, recordedPair } from './recorded';

it.each(SONGS.map((song) => [song.title, song] as const))(
  'the charts of %s that are shown are of the song as it is, and can be played',
  (_, song) => {
    const shown = recordedCharts(song);
    const { title, bpm, swing = 0 } = song;
    expect(shown).toMatchObject({ song: song.id, title, bpm, swing, bars: cutOf(song).bars });
    expect(faultsOf(shown)).toEqual([]);
  },
);

it.each(SHOWN_PAIRS)('the charts of two songs as one that are shown can be played', (...pair) => {
  const shown = recordedPair(pair);
  expect(shown.title).toBe(pair.map(({ title }) => title).join(' × '));
  expect(shown).toMatchObject({ song: pair[0].id, bpm: pair[0].bpm });
  expect(faultsOf(shown)).toEqual([]);
});
