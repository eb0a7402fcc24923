/** Visits to the page of a position: nothing is said before an owner wants it, then they are in the desk's figures. */
import { expect, test, type Browser, type BrowserContext, type Page } from '@playwright/test';

import { axeProblemsInBothSchemes } from '../fixtures/axe';
import { callDesk, enterDraft, somebody, startDesk } from '../fixtures/desk-calls';
import type { SiteProcess } from '../fixtures/site-process';

/** A browser as people have it: the one of the tests says that it is a program. */
const USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

const PATH = '/recruit/qa-lead?locale=en';

/** What a browser has said to the site of visits, and which chunks it has loaded for that. */
interface Said {
  readonly bodies: unknown[];
  readonly chunks: string[];
}

function listen(context: BrowserContext): Said {
  const said: Said = { bodies: [], chunks: [] };
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/_reports/seen') said.bodies.push(request.postDataJSON());
    if (/\/visits-[^/]+\.js$/u.test(pathname)) said.chunks.push(pathname);
  });
  return said;
}

/** Comes to the page of the position from a job board, presses the mail button, and goes on in the site and back. */
async function visit(
  browser: Browser,
  site: SiteProcess,
  wantsNoCount = false,
): Promise<Said & { readonly cookies: number }> {
  const context = await browser.newContext({ userAgent: USER_AGENT, locale: 'en-US' });
  try {
    if (wantsNoCount)
      await context.addInitScript(() => {
        Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
      });
    const said = listen(context);
    const page = await context.newPage();
    await page.goto(`${site.url}${PATH}`, { referer: 'https://jp.indeed.com/viewjob?jk=1' });
    await lead(page);
    await page.getByRole('link', { name: 'All open positions' }).click();
    await page.waitForURL('**/recruit?locale=en');
    await page.getByRole('main').locator(`a[href="${PATH}"]`).first().click();
    await lead(page);
    return { ...said, cookies: (await context.cookies()).length };
  } finally {
    await context.close();
  }
}

/** Waits until the page is alive, then presses what begins a mail. */
async function lead(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'QA Lead' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'Apply for QA Lead by e-mail' }).last().click();
}

const said = (kind: 'view' | 'mail', origin: string) => ({
  position: 'qa-lead',
  locale: 'en',
  visit: kind,
  origin,
});

/** Publishes a position, and waits until visitors have it. */
async function publish(page: Page, site: SiteProcess): Promise<void> {
  const texts = { jobDescription: 'a', requiredSkills: 'b', preferredSkills: 'c' };
  await enterDraft(page, 'qa-lead', { title: 'QA Lead', ...texts });
  const position = (await callDesk(page, 'GET', '/positions/qa-lead')) as {
    readonly locales: { readonly en: { readonly revision: string } };
  };
  const revisions = { en: position.locales.en.revision };
  const body = { action: 'publish', locales: ['en'], revisions };
  await callDesk(page, 'POST', '/positions/qa-lead/actions', body);
  await expect.poll(async () => (await fetch(`${site.url}${PATH}`)).status).toBe(200);
}

/** Whether the page of the position says that its visits are counted. */
const isCounted = async (site: SiteProcess) =>
  (await (await fetch(`${site.url}${PATH}`)).text()).includes('"isCounted":true');

test('visits are counted while an owner wants it, without cookies, and shown by day and place', async ({
  browser,
}) => {
  const site = await startDesk();
  try {
    const { page, said: printed } = await somebody(browser);
    await page.goto(site.deskLink);
    await page.getByRole('heading', { name: 'Positions' }).waitFor();
    await publish(page, site);

    // Off, as it begins: nothing is loaded and nothing is sent.
    expect(await visit(browser, site)).toEqual({ bodies: [], chunks: [], cookies: 0 });

    await page.getByRole('link', { name: 'Visits' }).click();
    await page.getByRole('button', { name: 'Start counting' }).click();
    await expect(page.getByText(/^Counting since/u)).toBeVisible();
    await expect.poll(() => isCounted(site)).toBe(true);

    const visited = await visit(browser, site);
    expect(visited.bodies).toEqual([
      said('view', 'jobs'),
      said('mail', 'jobs'),
      said('view', 'own'),
      said('mail', 'own'),
    ]);
    expect([visited.chunks.length, visited.cookies]).toEqual([1, 0]);
    expect((await visit(browser, site, true)).bodies).toEqual([]);

    // The sums of the last day, which the desk asks for again by itself.
    const position = page.getByRole('region', { name: 'QA Lead' });
    const rows = (name: string) => position.getByRole('table', { name }).locator('tbody tr');
    await expect(rows('Where people come from')).toHaveText([/Job boards11/u, /This site11/u]);
    await expect(rows('By day')).toHaveCount(1);
    await expect(rows('By day').locator('td')).toHaveText(['2', '2']);
    expect(await axeProblemsInBothSchemes(page)).toEqual([]);

    await page.getByRole('button', { name: 'Stop counting' }).click();
    await expect(page.getByText('Visits are not counted.')).toBeVisible();
    await expect.poll(() => isCounted(site)).toBe(false);
    expect((await visit(browser, site)).bodies).toEqual([]);
    expect(printed).toEqual([]);
  } finally {
    await site.discard();
  }
});
