import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import pages from '../src/routing/pages.json' with { type: 'json' };
import songs from '../media/songs.json' with { type: 'json' };
import { modulesOf } from './lists.mjs';
import { songModulesOf } from './song-lists.mjs';

const src = path.resolve(import.meta.dirname, '../src');
const read = (/** @type {string} */ file) => readFileSync(path.join(src, file), 'utf8');

describe('the modules that are made from the list of pages', () => {
  it.each(Object.entries(modulesOf(pages)))('are fresh: %s', (file, text) => {
    expect(read(file)).toBe(text);
  });

  it('have every page, and a language that is added', () => {
    const list = {
      ...pages,
      locales: [...pages.locales, { code: 'xx' }],
      pages: [...pages.pages, { id: 'absent' }],
    };
    const made = modulesOf(list);
    expect(made['routing/ids.ts']).toMatch(/LocaleCode = 'en' \| .*'xx';/u);
    expect(made['contract/catalogue.ts']).toContain('absent: typeof absent');
  });
});

describe('the modules that are made from the list of songs', () => {
  it.each(Object.entries(songModulesOf(songs)))('are fresh: %s', (file, text) => {
    expect(read(path.join('..', file))).toBe(text);
  });

  it('have a song that is added, with its charts, its sounds and its files', () => {
    const added = { id: 'song06', title: "It's One", tonic: 9 };
    const made = songModulesOf({ songs: [...songs.songs, added] });
    expect(made['game/chart/songs.ts']).toMatch(/SongName = .*'song05' \| 'song06';/u);
    expect(made['game/chart/files.ts']).toContain("song06: () => import('../charts/song06.json'),");
    expect(made['src/features/play/song-files.ts']).toContain(String.raw`song06: 'It\'s One',`);
    expect(made['src/features/play/song-files.ts']).toContain('song06: 9,');
    const kit = made['src/pages/fankit/song-files.ts'];
    expect(kit).toContain('downloads.song06Wav');
    expect(kit).not.toContain('downloads.song06Club');
  });
});
