import { expect, it } from 'vitest';

import { ALBUM_SONGS } from '../../../media/sound/medley';
import { MEDLEY_SONGS, type MedleyName } from './medley-songs';

it.each(Object.keys(MEDLEY_SONGS) as MedleyName[])('has the songs that %s plays', (name) => {
  expect(MEDLEY_SONGS[name]).toEqual(ALBUM_SONGS[name].map(({ title }) => title));
});
