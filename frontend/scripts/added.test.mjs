import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import pages from '../src/routing/pages.json' with { type: 'json' };

const original = path.resolve(import.meta.dirname, '../..');
const MINUTES = 5 * 60_000;

const COMPONENT = `import { useMessages } from '../../i18n/page-data';

export function PressPage() {
  return <h1>{useMessages('press').heading}</h1>;
}
`;

const HEADING = 'Ça alors, une œuvre !';

/** Renders the added page in the added language, inside the copy, and looks for its letters in the fonts. */
const RENDER = `import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import { render } from './dist/server/entry-server.js';
import { fontFiles } from './scripts/fonts/make-fonts.mjs';
import { samplePageData } from './scripts/sample-data.mjs';
const data = samplePageData('press', 'fr');
const output = render({ url: '/press?locale=fr', data });
const fonts = fontFiles('fr').map((file) => fontkit.create(readFileSync(file)));
const lacking = [...'${HEADING}'].filter(
  (letter) => !fonts.some((font) => font.hasGlyphForCodePoint(letter.codePointAt(0))),
);
const inChinese = render({ url: '/press?locale=zh', data: samplePageData('press', 'zh') });
process.stdout.write(JSON.stringify({ ...output, lacking, chinese: inChinese.head + inChinese.html }));
`;

/** @type {string} */
let copy;

/** @param {string} file below the copy @param {string | object} content */
function write(file, content) {
  const target = path.join(copy, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Runs a program of the copy and returns what it prints. @param {readonly string[]} command */
const run = (...command) =>
  execFileSync(process.execPath, command, {
    cwd: path.join(copy, 'frontend'),
    encoding: 'utf8',
    // Not that of the tests, which React's build goes by.
    env: { ...process.env, NODE_ENV: 'production' },
  });

/** @param {string} name */
const tool = (name) => path.join(copy, 'node_modules', name);

/** The texts of the page. @param {string} heading */
const texts = (heading) => ({ meta: { title: heading, description: heading }, heading });

beforeAll(() => {
  copy = mkdtempSync(path.join(os.tmpdir(), 'added-'));
  const parts = ['locales', 'frontend/src', 'frontend/scripts', 'frontend/dev', 'frontend/desk'];
  const files = ['frontend/package.json', 'frontend/tsconfig.json', 'frontend/vite.config.ts'];
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
  write('frontend/src/routing/pages.json', {
    ...pages,
    locales: [
      ...pages.locales,
      { code: 'fr', tag: 'fr', region: 'FR', script: 'Latn', name: 'Français' },
      // In a script that no face has.
      { code: 'zh', tag: 'zh', region: 'CN', script: 'Hans', name: '中文' },
    ],
    pages: [
      ...pages.pages,
      { id: 'press', path: '/press', menu: 5, theme: 'paper', brand: 'game' },
    ],
  });
  write('frontend/src/pages/press/PressPage.tsx', COMPONENT);
  for (const { code } of pages.locales) write(`locales/${code}/press.json`, texts('Press'));
  for (const { code } of pages.locales) {
    const file = `locales/${code}/common.json`;
    const common = JSON.parse(readFileSync(path.join(copy, file), 'utf8'));
    write(file, { ...common, nav: { ...common.nav, press: 'PRESS' } });
  }
  for (const code of ['fr', 'zh'])
    cpSync(path.join(copy, 'locales/en'), path.join(copy, 'locales', code), { recursive: true });
  write('locales/fr/press.json', texts(HEADING));
  write('locales/zh/press.json', texts('新闻'));
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
      write('frontend/render.mjs', RENDER);
      const { status, head, html, lacking, chinese } = JSON.parse(run('render.mjs'));
      expect(status).toBe(200);
      expect(html).toContain(`<h1>${HEADING}</h1>`);
      expect(html).toContain('Français');
      // The traits of the page: its theme, its logo and its place in the menu.
      expect(html).toContain('data-theme="paper"');
      expect(html).toContain('data-variant="game"');
      expect(html).toMatch(/href="\/press\?locale=fr"[^>]*>PRESS</u);
      expect(chinese).toContain('<h1>新闻</h1>');
      expect(chinese).toContain('content="zh_CN"');
      expect(head).toContain('content="fr_FR"');
      expect(head).toContain('hrefLang="fr" href="https://www.example.com/press?locale=fr"');
      expect(head).toContain('/share/press-fr.png');
      expect(head).toMatch(/<link rel="preload"[^>]*\/text-en-[^>]*\.woff2"/u);
      expect(lacking).toEqual([]);
    },
    MINUTES,
  );
});
