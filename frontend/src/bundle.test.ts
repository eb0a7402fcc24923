import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { samplePageData } from '../scripts/sample-data.mjs';
import { LOCALES, PAGES } from './routing/pages';
import type { Output, RenderRequest } from './contract/contract';

const frontend = path.resolve(import.meta.dirname, '..');
let outDir = '';

beforeAll(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'bundle-'));
  // A process of its own: this one has NODE_ENV=test, which would give React's development build.
  const env = { ...process.env, NODE_ENV: 'production' };
  const vite = createRequire(import.meta.url).resolve('vite/package.json');
  const { status, stderr } = spawnSync(
    process.execPath,
    [
      path.resolve(vite, '../bin/vite.js'),
      ...['build', '--ssr', 'src/entry-server.tsx', '--outDir', outDir],
    ],
    { cwd: frontend, env, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
}, 120_000);

afterAll(() => {
  rmSync(outDir, { recursive: true });
});

it('is one file and its map', () => {
  expect(readdirSync(outDir).sort()).toEqual(['entry-server.js', 'entry-server.js.map']);
});

it('renders every page in every language on a host that has nothing but ECMAScript', () => {
  const requests: RenderRequest[] = PAGES.flatMap(({ id, path: page }) =>
    LOCALES.map(({ code }) => ({
      url: `${page}?locale=${code}`,
      data: samplePageData(id, code),
    })),
  );
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [
      '--experimental-vm-modules',
      path.join(frontend, 'scripts/run-bare.mjs'),
      path.join(outDir, 'entry-server.js'),
    ],
    { input: JSON.stringify(requests), encoding: 'utf8', maxBuffer: 1e8 },
  );
  expect(status, stderr).toBe(0);
  const outputs = JSON.parse(stdout) as Output[];
  expect(outputs.map((output) => output.status)).toEqual(requests.map(() => 200));
  outputs.forEach(({ head, html, headers }, index) => {
    const fonts = [...head.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/gu)];
    const links = fonts.map(([, href]) => `<${String(href)}>; rel=preload; as=font;`);
    expect(fonts).not.toHaveLength(0);
    expect(String(headers?.['link']).match(/<[^>]+>; rel=preload; as=font;/gu)).toEqual(links);
    const title = requests[index]?.data.messages.page.meta.title ?? '';
    expect(head).toContain(`<title>${title.replaceAll('&', '&amp;')}</title>`);
    expect(html).toMatch(/^<div data-app=/u);
  });
}, 60_000);
