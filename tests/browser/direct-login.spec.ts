/** Logging in without leaving the page, by the platform's own clients in a real browser. */
import { createServer } from 'node:http';
import path from 'node:path';

import { build } from 'vite';

import { expect, test } from '../fixtures/browser-test';
import { close, listen } from '../fixtures/loopback';
import { HOSTED } from '../fixtures/official-client';
import { join, seedPerson, withMembers } from '../fixtures/official-members';

/** The page's script with both clients in it. */
async function script(): Promise<string> {
  const entry = path.resolve(import.meta.dirname, '../fixtures/direct-login.ts');
  const [output] = [
    await build({
      configFile: false,
      logLevel: 'error',
      build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } },
    }),
  ].flat();
  if (output === undefined || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

/** Serves the page on an origin of its own while something is done. */
async function withPage(work: (address: string) => Promise<void>): Promise<void> {
  const code = await script();
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(
      isScript
        ? code
        : '<!doctype html><link rel=icon href=data:,><body><script src=/page.js></script>',
    );
  });
  const page = await listen(server);
  try {
    await work(`${page}/`);
  } finally {
    await close(server);
  }
}

test('both generations log a member in through a hidden frame', async ({ page }) => {
  await withPage(async (address) => {
    await withMembers(async ({ site }, mailbox) => {
      const { auth, read } = seedPerson();
      const session = await join(auth, mailbox, 'ann@example.com');
      await page.route(HOSTED, async (route) => {
        const url = route.request().url().replace(HOSTED, site.contentUrl);
        const response = await route.fetch({ url });
        const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
        await route.fulfill({ response, headers });
      });
      await page.goto(address);
      for (const generation of ['specified', 'latest'] as const) {
        const login = await page.evaluate(([which, token]) => globalThis.logIn(which, token), [
          generation,
          session,
        ] as const);
        expect(login).toMatchObject({ role: 'member', frames: 0 });
        const accessToken = { value: login.accessToken, expiresAt: Date.now() };
        auth.setTokens({ ...auth.getTokens(), accessToken });
        expect((await read()).items).toEqual([]);
      }
    }, address);
  });
});
