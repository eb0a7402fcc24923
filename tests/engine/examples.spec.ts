/** The examples of ssr-runtime render, stream, come alive in the browser, and show the next build. */
import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

import { expect, test } from '@playwright/test';

import { ROOT, hasEmbeddedEngine } from '../fixtures/site-process';

const TEMPLATE = path.join(ROOT, 'ssr-runtime/examples/template');
const BUNDLE = path.join(TEMPLATE, 'dist/server/bundle.js');

// Both read the same build, and the first builds what they need.
test.describe.configure({ mode: 'serial', timeout: 600_000 });

/** Starts an example on a free port. */
async function start(name: string): Promise<[ChildProcessByStdio<null, Readable, null>, string]> {
  // In a run of all checks they are built, and cargo would wait for the linters.
  if (process.env['EXAMPLES_ARE_BUILT'] === undefined) {
    const arguments_ = ['build', '--quiet', '--workspace', '--locked', '--example', name];
    execFileSync('cargo', arguments_, { cwd: ROOT, stdio: 'inherit' });
  }
  const child = spawn(path.join(ROOT, 'target/debug/examples', name), ['127.0.0.1:0'], {
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /listening on (http:\S+)$/u.exec(line)?.[1];
    if (url === undefined) continue;
    child.stdout.resume();
    return [child, url];
  }
  throw new Error(`the example ${name} has ended`);
}

for (const name of ['axum', 'actix']) {
  test(`the example for ${name} renders, hydrates and follows builds`, async ({ page }) => {
    test.skip(!hasEmbeddedEngine(), 'the examples run the embedded engine');
    execFileSync('npm', ['run', '--silent', 'build'], { cwd: TEMPLATE, stdio: 'ignore' });
    const [child, url] = await start(name);
    try {
      const response = await page.goto(`${url}/old`);
      expect(response?.url()).toBe(`${url}/`);
      expect(response?.headers()['cache-control']).toBe('no-cache');
      await expect(page).toHaveTitle(/^Hello, (axum|Actix)$/u);
      await page.getByRole('button', { name: '0' }).click();
      await expect(page.getByRole('button', { name: '1' })).toBeVisible();

      const withQuery = await fetch(`${url}/?x=1`);
      expect(withQuery.status).toBe(200);
      expect(await withQuery.text()).toContain('<h1>Hello, ');
      expect((await page.goto(`${url}/nowhere`))?.status()).toBe(404);
      expect((await page.goto(`${url}/broken`))?.status()).toBe(500);
      await expect(page.locator('pre').last()).toContainText('template/src/entry-server.tsx:');

      await writeFile(BUNDLE, (await readFile(BUNDLE, 'utf8')).replaceAll('Hello, ', 'Welcome, '));
      await expect
        .poll(async () => (await fetch(url)).text(), { timeout: 60_000 })
        .toContain('<h1>Welcome, ');
    } finally {
      child.kill();
    }
  });
}

test('the example for streams shows the quick part before the slow one', async ({ page }) => {
  test.skip(!hasEmbeddedEngine(), 'the examples run the embedded engine');
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: TEMPLATE, stdio: 'ignore' });
  const [child, url] = await start('stream');
  try {
    // What is new in the document, whenever the parser pauses. Parts that come together would be told in the wrong order.
    await page.addInitScript(() => {
      const texts = [
        'The slow part',
        'The quick part',
        'Waiting for the quick part',
        'Waiting for the slow part',
      ];
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        const all = document.documentElement.textContent;
        for (const text of texts) if (all.includes(text)) seen.add(text);
      }).observe(document, { childList: true, subtree: true });
    });
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    await expect(page.getByText(/^The (quick|slow) part$/u)).toHaveText([
      'The slow part',
      'The quick part',
    ]);
    const seen = await page.evaluate(() => [...(Reflect.get(globalThis, 'seen') as Set<string>)]);
    expect(seen.slice(-2)).toEqual(['The quick part', 'The slow part']);
    expect(seen).toHaveLength(4);
    await expect(page.getByText('Waiting for')).toHaveCount(0);
    await expect(page).toHaveTitle('Hello, streams');
    await page.getByRole('button', { name: '0' }).click();
    await expect(page.getByRole('button', { name: '1' })).toBeVisible();
    expect((await page.goto(`${url}/broken`))?.status()).toBe(500);
  } finally {
    child.kill();
  }
});
