/** Previews on the real program: the page of what is written, links for others, and drafts that attack. */
import { createHmac } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { expect, test as base, type Browser, type Page } from '@playwright/test';

import type { Position } from '../../frontend/desk/api/types';
import { callDesk } from '../fixtures/desk-calls';
import { SiteProcess } from '../fixtures/site-process';

/** A page of somebody with a browser of their own, and what its console says. */
async function somebody(browser: Browser): Promise<{ page: Page; said: string[] }> {
  const context = await browser.newContext({ locale: 'en-US' });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(error.message));
  page.on('dialog', (dialog) => said.push(dialog.message()));
  return { page, said };
}

interface Desk {
  readonly page: Page;
  readonly site: SiteProcess;
}

const test = base.extend<{ desk: Desk }>({
  desk: async ({ browser }, use) => {
    const site = await SiteProcess.start({ flags: ['--desk-bind', '127.0.0.1:0', '--desk-link'] });
    try {
      const { page, said } = await somebody(browser);
      await page.goto(site.deskLink);
      await expect(page.getByRole('button', { name: 'New position' })).toBeVisible();
      await use({ page, site });
      expect(said.filter((text) => !text.startsWith('Failed to load'))).toEqual([]);
    } finally {
      await site.discard();
    }
  },
});

/** Begins a position by a draft in a language, and opens it. */
async function begin(page: Page, locale: string, post: Record<string, unknown>): Promise<void> {
  await callDesk(page, 'POST', '/positions', { id: 'artist', locale, post });
  await page.goto(`${new URL(page.url()).origin}/#/position/artist`);
  await page.reload();
}

const shown = (page: Page) => page.frameLocator('iframe[data-loading="false"]');

/** The width that the page in the frame has, and the one on the screen. */
const widths = (page: Page) =>
  page.locator('iframe').evaluate((frame: HTMLIFrameElement) => ({
    own: frame.offsetWidth,
    seen: Math.round(frame.getBoundingClientRect().width),
    room: frame.parentElement?.clientWidth ?? 0,
  }));

for (const [locale, name, heading] of [
  ['en', 'English', 'Job Description'],
  ['jp', 'Japanese', '業務内容'],
] as const) {
  test(`a key is on the page in ${name} before anything is saved`, async ({ desk: { page } }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await begin(page, locale, { title: 'Artist', jobDescription: '<p>Paint</p>' });
    const before = await callDesk(page, 'GET', '/positions/artist');
    // What is saved is held back until the page was seen.
    let see = () => {};
    const isSeen = new Promise<void>((resolve) => {
      see = resolve;
    });
    await page.route('**/draft', async (route) => {
      await isSeen;
      await route.continue();
    });
    await page.getByRole('button', { name: `Preview ${name}` }).click();
    await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Artist');
    await expect(shown(page).getByRole('heading', { name: heading })).toBeVisible();
    await page.getByRole('region', { name }).getByRole('textbox', { name: 'What you do' }).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' the stage');
    await expect(shown(page).getByText('Paint the stage')).toBeVisible();
    expect(await widths(page)).toMatchObject({ own: 390, seen: 390 });
    await page.getByRole('button', { name: 'Desktop' }).click();
    await expect(shown(page).getByText('Paint the stage')).toBeVisible();
    await expect.poll(async () => (await widths(page)).own).toBe(1440);
    const { seen, room } = await widths(page);
    expect(Math.abs(seen - room)).toBeLessThanOrEqual(1);
    expect(await callDesk(page, 'GET', '/positions/artist')).toEqual(before);
    see();
    await expect(page.getByText(/^Saved at/u)).toBeVisible();
  });
}

test('on a phone the page is in the place of the text, which is kept', async ({
  desk: { page },
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page, 'en', { title: 'Artist', jobDescription: '<p>Paint</p>' });
  await page.getByLabel('Title').fill('Stage Artist');
  await page.getByRole('button', { name: 'Preview English' }).click();
  await expect(shown(page).getByRole('heading', { level: 1 })).toHaveText('Stage Artist');
  await expect(page.getByLabel('Title')).toBeHidden();
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Stage Artist');
});

test('a long text is followed to where it is written', async ({ desk: { page } }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const jobDescription = Array.from({ length: 60 }, (_, index) => `<p>Line ${String(index)}</p>`);
  await begin(page, 'en', { title: 'Artist', jobDescription: jobDescription.join('') });
  await page.getByRole('button', { name: 'Preview English' }).click();
  await expect(shown(page).getByText('Line 59')).not.toBeInViewport();
  await page.getByRole('textbox', { name: 'What you do' }).press('Control+End');
  await page.keyboard.type('!');
  await expect(shown(page).getByText('Line 59!')).toBeInViewport();
});

/** Makes a link as the page does. */
async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Preview English' }).click();
  await page.getByRole('button', { name: 'Share…' }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  return await page.getByRole('textbox', { name: 'Link' }).inputValue();
}

/** A link as the desk would have made it in this second for one that has passed: signed with the key in its database. */
function expired(site: SiteProcess): string {
  const database = new DatabaseSync(path.join(site.dataDir, 'content.sqlite'), { readOnly: true });
  try {
    const secrets = database.prepare(
      "SELECT value FROM service_secrets WHERE name LIKE 'preview%'",
    );
    const { value } = secrets.get() as { value: Uint8Array };
    const items = database.prepare("SELECT sequence, collection FROM items WHERE id = 'artist'");
    const { sequence, collection } = items.get() as { sequence: number; collection: string };
    const numbers = (...all: number[]) => {
      const bytes = Buffer.alloc(8 * all.length);
      all.forEach((number, index) => bytes.writeBigInt64BE(BigInt(number), 8 * index));
      return bytes;
    };
    const claims = numbers(Math.floor(Date.now() / 1000) - 1, sequence);
    const named = [collection, 'artist'].flatMap((part) => [
      numbers(Buffer.byteLength(part)),
      Buffer.from(part),
    ]);
    const mac = createHmac('sha256', value)
      .update(Buffer.concat([...named, claims]))
      .digest();
    return Buffer.concat([claims, mac]).toString('base64url');
  } finally {
    database.close();
  }
}

for (const [locale, name, mark] of [
  ['en', 'English', 'Draft preview. Buttons do nothing here.'],
  ['jp', 'Japanese', '下書きのプレビューです。ボタンは動作しません。'],
] as const) {
  test(`a preview in ${name} says that it is one, and what acts does nothing`, async ({
    desk: { page },
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await begin(page, locale, {
      title: 'Artist',
      jobDescription: '<p>Ask <a href="mailto:a@example.com">us</a></p>',
    });
    await page.getByRole('button', { name: `Preview ${name}` }).click();
    await expect(shown(page).getByRole('note')).toHaveText(mark);
    await expect(shown(page).getByRole('note')).toBeInViewport();
    const ask = shown(page).getByRole('link', { name: 'us', exact: true });
    await expect(ask).toHaveAttribute('aria-disabled', 'true');
    await expect(shown(page).locator('[href^="mailto:"]')).toHaveCount(0);
    const opened: unknown[] = [];
    page.context().on('page', (other) => opened.push(other.url()));
    await ask.click({ force: true });
    await shown(page).getByRole('heading', { level: 1 }).click();
    expect(opened).toEqual([]);
  });
}

test('a link shows the draft to somebody without an account, until it ends', async ({
  desk: { page, site },
  browser,
}) => {
  await begin(page, 'en', { title: 'Artist', jobDescription: '<p>Paint</p>' });
  const link = await share(page);
  const { page: other, said } = await somebody(browser);
  const response = await other.goto(link);
  expect(response?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Artist');
  await expect(other.getByText('Paint')).toBeVisible();
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(other).toHaveTitle(/^Artist/u);
  expect(await other.context().cookies()).toEqual([]);
  // A link of the page leads to the public site, beside it.
  const [opened] = await Promise.all([
    other.waitForEvent('popup'),
    other.getByRole('main').getByRole('link', { name: 'All open positions' }).click(),
  ]);
  await expect(opened).toHaveURL(`${site.url}/recruit?locale=en`);
  await opened.close();

  const [, token = ''] = /\/([^/]+)$/u.exec(link) ?? [];
  expect((await other.goto(link.replace(token, expired(site))))?.status()).toBe(410);
  await expect(other.getByText('This preview has ended')).toBeVisible();
  expect((await other.goto(link.replace('/artist/', '/other/')))?.status()).toBe(404);
  expect((await other.goto(link))?.status()).toBe(200);
  await page.getByRole('button', { name: 'End all links' }).click();
  await expect(page.getByText('All links to this draft have ended.')).toBeVisible();
  expect((await other.goto(link))?.status()).toBe(404);
  expect(said.filter((text) => !text.startsWith('Failed to load'))).toEqual([]);
});

test('a draft that attacks does nothing in a preview', async ({ desk: { page }, browser }) => {
  const attack = '"><img src=x onerror=alert(1)><script>alert(2)</script><svg onload=alert(3)>';
  const html = `<p>Here</p>${attack}<a href="javascript:alert(4)">x</a><iframe srcdoc="<script>alert(5)</script>"></iframe>
    <form action="/desk/v1/session"><button>b</button></form><p onclick="alert(6)" id="content">y</p>`;
  await begin(page, 'en', {
    title: attack,
    jobDescription: html,
    requiredSkills: html,
    preferredSkills: html,
    pay: attack,
    place: attack,
    placeCountry: 'JP',
    remote: 'FULL',
    remoteFrom: [attack],
    process: [attack],
  });
  const requests: string[] = [];
  page.context().on('request', (request) => requests.push(request.url()));
  const link = await share(page);
  const { page: other, said } = await somebody(browser);
  other.context().on('request', (request) => requests.push(request.url()));
  await other.goto(link);
  await page.keyboard.press('Escape');
  for (const place of [shown(page), other.locator(':root')]) {
    await expect(place.getByRole('heading', { level: 1 })).toHaveText(attack);
    await expect(place.getByText('Here', { exact: true })).toHaveCount(3);
    await expect(
      place.locator('main').locator('img[src=x], script, iframe, style, form'),
    ).toHaveCount(0);
  }
  await shown(page)
    .locator('main')
    .click({ position: { x: 40, y: 300 } });
  // The editor would tell of these, which its policy blocks too; a link shows a draft that no editor has read.
  await page.getByRole('button', { name: 'Close the preview' }).click();
  await page.getByRole('link', { name: 'All positions' }).click();
  const position = await callDesk(page, 'GET', '/positions/artist');
  const revision = (position as Position).locales['en']?.revision;
  const rest = `<p>Rest</p><style>*{display:none}</style><meta http-equiv="refresh" content="0;url=/">
    <base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/a.css">`;
  const post = { title: 'Artist', jobDescription: rest };
  await callDesk(page, 'PUT', '/positions/artist/en/draft', { post, revision });
  await other.reload();
  await expect(other.getByText('Rest', { exact: true })).toBeVisible();
  const { origin } = new URL(page.url());
  expect(requests.filter((url) => !url.startsWith(origin))).toEqual([]);
  expect(said).toEqual([]);
});
