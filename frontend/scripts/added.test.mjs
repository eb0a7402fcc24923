import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { FRENCH, HEADINGS, NEWS, THAI, addLanguage, addPage } from './additions.mjs';

const original = path.resolve(import.meta.dirname, '../..');
const MINUTES = 5 * 60_000;

const HEADING = HEADINGS.get('fr') ?? '';

/** Renders the added page in the added language, inside the copy, and looks for its letters in the fonts. */
const RENDER = `import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { render } from './dist/server/entry-server.js';
import { fontFiles } from './scripts/fonts/make-fonts.mjs';
import { samplePageData } from './scripts/sample-data.mjs';
const data = samplePageData('news', 'fr');
const output = render({ url: '/news?locale=fr', data });
const fonts = fontFiles('fr').map((file) => fontkit.create(readFileSync(file)));
const lacking = [...'${HEADING}'].filter(
  (letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0))),
);
const inThai = render({ url: '/news?locale=th', data: samplePageData('news', 'th') });
process.stdout.write(JSON.stringify({ ...output, lacking, thai: inThai.head + inThai.html }));
`;

/** @type {string} */
let copy;

/** Runs a program of the copy and returns what it prints; fails with that. @param {readonly string[]} command */
function run(...command) {
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: path.join(copy, 'frontend'),
    encoding: 'utf8',
    // Not that of the tests, which React's build goes by.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(stdout + stderr);
  return stdout;
}

/** @param {string} name */
const tool = (name) => path.join(copy, 'node_modules', name);

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'added-'));
  const parts = [
    'locales',
    'frontend/src',
    'frontend/scripts',
    'frontend/dev',
    'frontend/desk',
    'frontend/game/chart',
  ];
  const files = [
    'frontend/media/songs.json',
    'frontend/package.json',
    'frontend/tsconfig.json',
    'frontend/vite.config.ts',
  ];
  for (const part of [...parts, ...files])
    cpSync(path.join(original, part), path.join(copy, part), { recursive: true });
  // Fonts that are made already need not be made again; drafts of another process may vanish.
  const fonts = 'frontend/dist/fonts';
  if (existsSync(path.join(original, fonts)))
    cpSync(path.join(original, fonts), path.join(copy, fonts), {
      recursive: true,
      filter: (source) => !/\.\d+$/u.test(source),
    });
  for (const folder of ['node_modules', 'frontend/node_modules', 'server', 'ssr-runtime'])
    symlinkSync(path.join(original, folder), path.join(copy, folder));

  // A folder, its texts and one line each: nothing else is done.
  for (const language of [FRENCH, THAI]) addLanguage(copy, language);
  addPage(copy, NEWS);
  run('scripts/write-lists.mjs');
}, MINUTES);

afterAll(() => {
  rmSync(copy, { recursive: true, force: true });
});

describe('a page and a language that are added', () => {
  it(
    'fit all types, and all texts are there',
    () => {
      expect(run(tool('typescript/bin/tsc'), '--noEmit')).toBe('');
      expect(run(tool('typescript/bin/tsc'), '--noEmit', '--project', 'desk')).toBe('');
      expect(run('scripts/check-locales.mjs')).toBe('');
    },
    MINUTES,
  );

  it(
    'are rendered, with their tags and the fonts of their letters',
    () => {
      run(
        tool('vite/bin/vite.js'),
        'build',
        '--ssr',
        'src/entry-server.tsx',
        '--logLevel',
        'error',
      );
      writeFileSync(path.join(copy, 'frontend/render.mjs'), RENDER);
      const { status, head, html, lacking, thai } = JSON.parse(run('render.mjs'));
      expect(status).toBe(200);
      expect(html).toContain(`<h1>${HEADING}</h1>`);
      expect(html).toContain('Français');
      // The traits of the page: its theme, its logo and its place in the menu.
      expect(html).toContain('data-theme="paper"');
      expect(html).toContain('data-variant="game"');
      expect(html).toMatch(/href="\/news\?locale=fr"[^>]*>NEWS</u);
      expect(thai).toContain('<h1>ข่าว</h1>');
      expect(thai).toContain('content="th_TH"');
      expect(head).toContain('content="fr_FR"');
      expect(head).toContain('hrefLang="fr" href="https://www.example.com/news?locale=fr"');
      expect(head).toContain('/share/news-fr.png');
      expect(head).toMatch(/<link rel="preload"[^>]*\/text-en-[^>]*\.woff2"/u);
      expect(lacking).toEqual([]);
    },
    MINUTES,
  );
});
