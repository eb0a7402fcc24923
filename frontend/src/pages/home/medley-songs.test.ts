import { expect, it } from 'vitest';

import { MEDLEY_SONGS, type MedleyName } from './medley-songs';

/** What the media kit plays. By a glob: the types of this workspace fit without those of the kit. */
const [kit] = Object.values(
  import.meta.glob<{ ALBUM_SONGS: Record<MedleyName, readonly { readonly title: string }[]> }>(
    '../../../media/sound/medley.ts',
    { eager: true },
  ),
);

it.each(Object.keys(MEDLEY_SONGS) as MedleyName[])('has the songs that %s plays', (name) => {
  expect(MEDLEY_SONGS[name]).toEqual(kit?.ALBUM_SONGS[name].map(({ title }) => title));
});
