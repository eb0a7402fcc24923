import { existsSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { songs } from '../../songs.json';
import { ALBUM_SONGS } from '../../sound/medley';
import { SONG_ART } from '../../pictures/scenes/songs';
import { SONGS } from './index';

it('composes the songs of the list, in its order', () => {
  const composed = SONGS.map(({ id, title, bpm, key, isHard }) => {
    return [id, title, bpm, key.tonic, isHard === true];
  });
  expect(composed).toEqual(
    songs.map((song) => [song.id, song.title, song.bpm, song.tonic, 'isHard' in song]),
  );
});

it('has a folder and a drawn cover for each, by its slug', () => {
  const scenes = path.join(import.meta.dirname, '../../pictures/scenes/songs');
  for (const { slug } of songs) {
    expect(existsSync(path.join(import.meta.dirname, slug, 'song.ts')), slug).toBe(true);
    expect(existsSync(path.join(scenes, `${slug}.ts`)), slug).toBe(true);
  }
  const titled = SONG_ART.map((draw) => draw.name);
  const inCamelCase = (slug: string) =>
    slug.replaceAll(/-(\w)/gu, (_, letter: string) => letter.toUpperCase());
  expect(titled).toEqual(songs.map(({ slug }) => inCamelCase(slug)));
});

it('plays each song in the medley of one album', () => {
  const played = Object.values(ALBUM_SONGS)
    .flat()
    .map(({ id }) => id);
  expect([...played].sort()).toEqual(songs.map(({ id }) => id));
});
