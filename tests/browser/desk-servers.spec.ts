/** Several servers with a desk on one PostgreSQL, of which a proxy may ask any. */
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { callDesk, enterDraft, somebody, startDesk } from '../fixtures/desk-calls';
import { hasPostgresql, inPostgresql } from '../fixtures/postgresql';
import type { SiteProcess } from '../fixtures/site-process';

/** A page at each desk, all of one browser. The last link logs in everywhere: cookies do not know of ports. */
async function atEach(browser: Browser, sites: readonly SiteProcess[]): Promise<Page[]> {
  const { page } = await somebody(browser);
  await page.goto(sites.at(-1)?.deskLink ?? '');
  await expect(page.getByRole('button', { name: 'New position' })).toBeVisible();
  const pages: Page[] = [];
  for (const { deskLink } of sites) {
    const at = await page.context().newPage();
    await at.goto(new URL('/', deskLink).href);
    await expect(at.getByRole('button', { name: 'New position' })).toBeVisible();
    pages.push(at);
  }
  return pages;
}

async function showEachOther(browser: Browser, sites: readonly SiteProcess[]): Promise<void> {
  const pages = await atEach(browser, sites);
  const [first] = pages;
  if (first === undefined) throw new Error('there is no server');
  await enterDraft(first, 'artist', { title: 'Artist' });
  for (const [number, maker] of [...pages, ...pages, ...pages].entries()) {
    const post = { title: `Artist ${String(number)}` };
    const made = await callDesk(maker, 'POST', '/positions/artist/en/preview', { post });
    const { address } = made as { address: string };
    const next = sites[(number + 1) % sites.length]?.deskLink;
    const response = await maker.request.get(new URL(address, next).href);
    expect([response.status(), await response.text()]).toEqual([
      200,
      expect.stringContaining(post.title),
    ]);
  }
}

test('three servers on one database show each other’s previews', async ({ browser }) => {
  test.skip(!hasPostgresql(), 'PostgreSQL is not installed');
  await inPostgresql('servers', async (env) => {
    const sites: SiteProcess[] = [];
    try {
      while (sites.length < 3) sites.push(await startDesk(env));
      await showEachOther(browser, sites);
    } finally {
      await Promise.all(sites.map((site) => site.discard()));
    }
  });
});
