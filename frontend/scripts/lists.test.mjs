import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import pages from '../src/routing/pages.json' with { type: 'json' };
import { modulesOf } from './lists.mjs';

const src = path.resolve(import.meta.dirname, '../src');
const read = (/** @type {string} */ file) => readFileSync(path.join(src, file), 'utf8');

describe('the modules that are made from the list of pages', () => {
  it.each(Object.entries(modulesOf(pages)))('are fresh: %s', (file, text) => {
    expect(read(file)).toBe(text);
  });

  it('have every page, and a language that is added', () => {
    const list = {
      ...pages,
      locales: [...pages.locales, { code: 'fr' }],
      pages: [...pages.pages, { id: 'news' }],
    };
    const made = modulesOf(list);
    expect(made['routing/ids.ts']).toContain("'en' | 'jp' | 'kr' | 'fr'");
    expect(made['contract/catalogue.ts']).toContain('news: typeof news');
  });
});
