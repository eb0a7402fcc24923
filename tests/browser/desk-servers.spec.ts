/** Several servers with a desk on one PostgreSQL, of which a proxy may ask any. */
import { expect, test } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';

import { anEditor, callDesk, enterDraft, somebody, startDesk } from '../fixtures/desk-calls';
import { hasPostgresql, inPostgresql } from '../fixtures/postgresql';
import { RoundRobin } from '../fixtures/round-robin';
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

const textOf = (page: Page) => page.getByRole('textbox', { name: 'What you do' });

/** An owner and an editor who have a position open, both behind a proxy. */
async function twoBehind(
  browser: Browser,
  proxy: RoundRobin,
  site: SiteProcess,
  env: Readonly<Record<string, string>>,
): Promise<readonly [Page, Page]> {
  const { page: one } = await somebody(browser);
  await one.goto(site.deskLink);
  await one.getByRole('heading', { name: 'Positions' }).waitFor();
  await enterDraft(one, 'stage', { title: 'Stage Artist', jobDescription: '<p>Paint</p>' });
  const { page: other } = await anEditor(browser, site, env);
  for (const page of [one, other]) {
    await page.goto(`${proxy.origin}/#/position/stage`);
    await expect(textOf(page)).toHaveText('Paint');
    await textOf(page).press('Control+End');
  }
  return [one, other];
}

/** One writes; it is saved, and on the page of the other, and in the preview. */
async function goOn(one: Page, other: Page, words: string, text: string): Promise<void> {
  await one.keyboard.type(words);
  await expect(textOf(other)).toHaveText(text);
  await expect(one.getByText(/^Saved at/u)).toBeVisible();
  await expect(one.locator('iframe').last().contentFrame().getByText(text)).toBeVisible();
}

test('open pages behind a proxy go on while a server is replaced', async ({ browser }) => {
  test.skip(!hasPostgresql(), 'PostgreSQL is not installed');
  await inPostgresql('proxied', async (env) => {
    const [first, second] = [await startDesk(env), await startDesk(env)] as const;
    const sites = [first, second];
    const proxy = await RoundRobin.start(sites.map(({ deskLink }) => new URL(deskLink).origin));
    try {
      const [one, other] = await twoBehind(browser, proxy, second, env);
      await one.getByRole('button', { name: 'Preview English' }).click();
      await textOf(one).press('Control+End');
      await goOn(one, other, ' stages', 'Paint stages');
      await first.stop();
      await goOn(one, other, ' here', 'Paint stages here');
      await goOn(one, other, ' and', 'Paint stages here and');
      const next = await startDesk(env);
      sites.push(next);
      proxy.origins[0] = new URL(next.deskLink).origin;
      // The one that came last is killed: no one is told.
      second.signal('SIGKILL');
      await goOn(one, other, ' there', 'Paint stages here and there');
      await expect(one.getByText('bo has English open.')).toBeVisible();
    } finally {
      await proxy.close();
      await Promise.all(sites.map((site) => site.discard()));
    }
  });
});

test('a clock that jumps and a session that ends lose no word', async ({ browser }) => {
  const site = await startDesk();
  try {
    const { page: owner } = await somebody(browser);
    await owner.goto(site.deskLink);
    await owner.getByRole('heading', { name: 'Positions' }).waitFor();
    await enterDraft(owner, 'stage', { title: 'Stage Artist', jobDescription: '<p>Paint</p>' });
    const { page } = await anEditor(browser, site);
    await page.goto(new URL('/#/position/stage', site.deskLink).href);
    await textOf(page).press('Control+End');
    const saved = async (words: string, text: string) => {
      await page.keyboard.type(words);
      await expect
        .poll(async () => {
          const position = (await callDesk(owner, 'GET', '/positions/stage')) as {
            locales: { en: { draft: { jobDescription: unknown } } };
          };
          return position.locales.en.draft.jobDescription;
        })
        .toBe(text);
    };
    await page.clock.setSystemTime(Date.now() + 400 * 24 * 3_600_000);
    await saved(' stages', '<p>Paint stages</p>');
    await page.clock.setSystemTime(Date.now() - 400 * 24 * 3_600_000);
    await saved(' here', '<p>Paint stages here</p>');

    await page.context().clearCookies();
    await page.keyboard.type(' too');
    const dialog = page.getByRole('dialog', { name: 'Log in' });
    await dialog.getByLabel('Password').fill('loud enough for all of us');
    await saved('\n', '<p>Paint stages here too</p>');
  } finally {
    await site.discard();
  }
});
