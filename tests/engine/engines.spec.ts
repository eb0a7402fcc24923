/** Both engines render the same pages, and survive what happens to them. */
import { readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { readDocument, withoutOrigin } from '../fixtures/document';
import { ALL_PAGES } from '../fixtures/pages';
import { children, isAlive } from '../fixtures/processes';
import { SiteProcess, hasEmbeddedEngine } from '../fixtures/site-process';
import { expect, test } from '../fixtures/site-test';

const SIDECAR = { flags: ['--engine', 'sidecar'], posts: 'real' } as const;

/** The files of a folder, whatever deep. */
async function files(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

test('the sidecar engine renders every page as the embedded one does', async ({ site }) => {
  const sidecar = await SiteProcess.start(SIDECAR);
  try {
    for (const { url } of ALL_PAGES) {
      const [ours, theirs] = await Promise.all([
        fetch(`${site.url}${url}`),
        fetch(`${sidecar.url}${url}`),
      ]);
      expect(theirs.status, url).toBe(ours.status);
      expect(withoutOrigin(await theirs.text(), sidecar.url), url).toBe(
        withoutOrigin(await ours.text(), site.url),
      );
    }
  } finally {
    await sidecar.discard();
  }
});

test('a killed Deno process is replaced', async () => {
  const site = await SiteProcess.start(SIDECAR);
  try {
    const before = children(site.pid);
    expect(before.length).toBeGreaterThan(0);
    for (const pid of before) process.kill(pid, 'SIGKILL');
    await expect.poll(async () => (await fetch(`${site.url}/mashup?locale=kr`)).status).toBe(200);
    await expect
      .poll(() => children(site.pid).filter((pid) => !before.includes(pid)).length)
      .toBeGreaterThan(0);
  } finally {
    await site.discard();
  }
});

test('no Deno process outlives its server', async () => {
  const site = await SiteProcess.start(SIDECAR);
  const started = children(site.pid);
  expect(started.length).toBeGreaterThan(0);
  await site.stop();
  await expect.poll(() => started.filter(isAlive)).toEqual([]);
});

test('a spoilt snapshot is made anew', async () => {
  test.skip(!hasEmbeddedEngine(), 'this binary has no engine that starts from a snapshot');
  const first = await SiteProcess.start();
  const folder = path.join(first.dataDir, 'snapshots');
  // The data outlives the first server, so it is ended without its clean-up.
  first.signal('SIGTERM');
  await first.exit;
  const cached = await files(folder);
  expect(cached.length).toBeGreaterThan(0);
  for (const file of cached) await writeFile(file, (await stat(file)).size.toString().repeat(1000));

  const second = await SiteProcess.start({ dataDir: first.dataDir });
  const response = await fetch(`${second.url}/?locale=jp`);
  expect(readDocument(await response.text()).lang).toBe('ja');
  await second.discard();
  await first.discard();
});
