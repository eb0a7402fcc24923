/** The developers' loop, for real: what `cargo run` starts, on a copy of the sources. */
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';

import { guardContext, hydrated } from '../fixtures/browser-test';
import { descendants, isAlive } from '../fixtures/processes';
import { ScratchSite } from '../fixtures/scratch-site';
import { PROGRAM, SiteProcess } from '../fixtures/site-process';
import { expect, test as base, type Page } from '@playwright/test';

interface Loop {
  readonly scratch: ScratchSite;
  readonly site: SiteProcess;
}

/** A file of the fan kit that is not in the repository. */
const ARCHIVE = 'kit/standby-signal-mp3.zip';

type Settings = Readonly<Record<string, string>>;

/** The company's facts, apart from the texts, so that the loop has to watch them too. */
const COMPANY = 'company.json';

/**
 * Only what is wrong is of interest in a failed test's message. A machine that does other work as well may need more than
 * the default of 2 s for an unoptimised program's first render.
 */
const QUIET: Settings = { SITE_LOG: 'warn', SITE_RENDER_TIMEOUT_MS: '20000' };

async function startLoop(settings: Settings): Promise<Loop> {
  const scratch = await ScratchSite.make();
  const company = path.join(scratch.folder, COMPANY);
  await copyFile(path.join(scratch.folder, 'locales/company.json'), company);
  // As in a fresh clone, which lacks what Git ignores.
  await rm(path.join(scratch.folder, 'public', ARCHIVE), { force: true });
  const env = { ...settings, SITE_DIR: scratch.folder, SITE_COMPANY_FILE: company };
  try {
    const site = await SiteProcess.start({ command: 'dev', binary: PROGRAM, env });
    return { scratch, site };
  } catch (error) {
    await scratch.remove();
    throw error;
  }
}

const test = base.extend<object, { loopSettings: Settings; loop: Loop }>({
  loopSettings: [QUIET, { scope: 'worker', option: true }],
  loop: [
    async ({ loopSettings }, use) => {
      const loop = await startLoop(loopSettings);
      await use(loop);
      const exit = await loop.site.stop();
      await loop.scratch.remove();
      // A loop that ended by itself has said why.
      expect(exit, loop.site.log).toEqual({ code: 0, signal: null });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

// The tests share one loop, and each puts back what it edits.
test.describe.configure({ mode: 'default' });

const FOOTER = 'frontend/src/layout/SiteFooter/SiteFooter.tsx';
const COPYRIGHT = '{footer.copyright}';

async function served(
  { site }: Loop,
  path = '/guidelines?locale=en',
): Promise<{ status: number; html: string }> {
  const response = await fetch(`${site.url}${path}`);
  return { status: response.status, html: await response.text() };
}

/**
 * Follows the connection over which Vite tells a page of changes. What is saved while a page loads anew, and is not
 * connected yet, does not reach it.
 */
function followConnection(page: Page) {
  let connections = 0;
  let loads = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) loads += 1;
  });
  page.on('websocket', (socket) => {
    const greeting = socket.waitForEvent('framereceived', ({ payload }) =>
      payload.toString().includes('"connected"'),
    );
    greeting.then(
      () => {
        connections += 1;
        socket.on('close', () => (connections -= 1));
      },
      // It was closed before, by a page that was left.
      () => undefined,
    );
  });
  return {
    /** Number of documents that the page has loaded. */
    loads: () => loads,
    isConnected: () => connections > 0,
  };
}

test('a page is styled before any script runs', async ({ loop, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${loop.site.url}/guidelines?locale=en`);
  const skip = page.locator('a[href="#content"]').first();
  // Unstyled, the link to the content would be the first thing that is seen.
  await expect(skip).not.toBeInViewport();
  await expect(page.locator('head link[rel=stylesheet]')).not.toHaveCount(0);
  await context.close();
});

test('a page hydrates without a warning and without leaving this machine', async ({
  loop,
  browser,
}) => {
  const context = await browser.newContext();
  const problems: string[] = [];
  await guardContext(context, problems);
  const page = await context.newPage();
  await page.goto(`${loop.site.url}/recruit?locale=jp`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The styles are Vite's now, which changes them without a reload.
  await expect(page.locator('link[data-dev-css]')).toHaveCount(0);
  await expect(page.locator('a[href="#content"]').first()).not.toBeInViewport();
  await page.waitForLoadState('networkidle');
  // A page with a rest, opened where its ornaments are seen at once.
  await page.goto(`${loop.site.url}/?locale=en#music`);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  // Vite says that it connects, and React recommends its tools.
  const unexpected = problems.filter((problem) => !/\[vite\]|React DevTools/u.test(problem));
  expect(unexpected).toEqual([]);
  await context.close();
});

test('saving a component changes browser and server without a reload', async ({ loop, page }) => {
  await page.goto(`${loop.site.url}/guidelines?locale=en`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'yes';
  });
  const restore = await loop.scratch.edit(FOOTER, COPYRIGHT, `${COPYRIGHT} edited component`);
  try {
    await expect(page.getByRole('contentinfo')).toContainText('edited component');
    await expect(page.locator('html')).toHaveAttribute('data-marked', 'yes');
    await expect.poll(async () => (await served(loop)).html).toContain('edited component');
  } finally {
    await restore();
  }
  await expect(page.getByRole('contentinfo')).not.toContainText('edited component');
  await expect.poll(async () => (await served(loop)).html).not.toContain('edited component');
});

test('saving a text changes browser and server without a reload', async ({ loop, page }) => {
  await page.goto(`${loop.site.url}/guidelines?locale=en`);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    document.documentElement.dataset['marked'] = 'yes';
  });
  const restore = await loop.scratch.edit('locales/en/common.json', '© 2024', '© 2024 edited text');
  try {
    await expect.poll(async () => (await served(loop)).html).toContain('edited text');
    await expect(page.getByRole('contentinfo')).toContainText('edited text');
    await expect(page.locator('html')).toHaveAttribute('data-marked', 'yes');
  } finally {
    await restore();
  }
  await expect.poll(async () => (await served(loop)).html).not.toContain('edited text');
});

test("saving the company's facts changes browser and server without a reload", async ({
  loop,
  page,
}) => {
  await page.goto(`${loop.site.url}/guidelines?locale=en`);
  await page.waitForLoadState('networkidle');
  const restore = await loop.scratch.edit(COMPANY, 'support@', 'edited@');
  try {
    await expect.poll(async () => (await served(loop)).html).toContain('mailto:edited@');
    await expect(page.getByRole('contentinfo')).toContainText('edited@');
  } finally {
    await restore();
  }
  await expect.poll(async () => (await served(loop)).html).not.toContain('mailto:edited@');
});

test('a file of texts with a mistake ends nothing', async ({ loop }) => {
  const texts = 'locales/en/common.json';
  const restore = await loop.scratch.edit(texts, '"© 2024', '© 2024');
  await expect.poll(async () => (await served(loop)).status).not.toBe(200);
  await restore();
  await expect.poll(async () => (await served(loop)).html).toContain('© 2024');
  const again = await loop.scratch.edit(texts, '© 2024', '© 2024 after a mistake');
  try {
    await expect.poll(async () => (await served(loop)).html).toContain('after a mistake');
  } finally {
    await again();
  }
});

test('a component that throws shows its own file and line, and recovers', async ({ loop }) => {
  const statement = "throw new Error('broken on purpose');";
  const hook = "} = useMessages('common');";
  const restore = await loop.scratch.edit(
    FOOTER,
    hook,
    `${hook}\n  if (footer.label !== '') ${statement}`,
  );
  try {
    const line = await loop.scratch.lineOf(FOOTER, statement);
    await expect.poll(async () => (await served(loop)).status).toBe(500);
    const { html } = await served(loop);
    expect(html).toContain('broken on purpose');
    expect(html).toContain(`SiteFooter.tsx:${String(line)}`);
  } finally {
    await restore();
  }
  await expect.poll(async () => (await served(loop)).status).toBe(200);
});

test('a syntax error is shown with its file, and recovers', async ({ loop }) => {
  const restore = await loop.scratch.edit(FOOTER, COPYRIGHT, '{footer.copyright');
  try {
    await expect.poll(async () => (await served(loop)).status).toBe(500);
    expect((await served(loop)).html).toContain('SiteFooter.tsx');
  } finally {
    await restore();
  }
  await expect.poll(async () => (await served(loop)).status).toBe(200);
});

test('an open page says what is broken in a component, and lives on when it is mended', async ({
  loop,
  page,
}) => {
  const connection = followConnection(page);
  await page.goto(`${loop.site.url}/guidelines?locale=en`);
  await page.waitForLoadState('networkidle');
  const overlay = page.locator('vite-error-overlay');
  const footer = page.getByRole('contentinfo');
  const hook = "} = useMessages('common');";
  for (const [from, to] of [
    [COPYRIGHT, '{footer.copyright'],
    [COPYRIGHT, '{footer.copyright.nothing.at.all}'],
    [hook, `${hook}\n  if (footer.label !== '') throw new Error('broken while it is looked at');`],
  ] as const) {
    const restore = await loop.scratch.edit(FOOTER, from, to);
    const loads = connection.loads();
    try {
      await expect.poll(async () => (await served(loop)).status).toBe(500);
      await expect(overlay).toBeAttached();
      await expect(overlay).toContainText('SiteFooter');
    } finally {
      await restore();
    }
    await expect.poll(async () => (await served(loop)).status).toBe(200);
    // The server has the page load anew, since what was broken may have ended what the page had begun.
    await expect.poll(connection.loads).toBeGreaterThan(loads);
    await page.waitForLoadState('networkidle');
    await expect.poll(connection.isConnected).toBe(true);
    await expect(overlay).not.toBeAttached();
    await expect(footer).toContainText('© 2024');
  }
  // What is saved then is shown as before.
  const restore = await loop.scratch.edit(FOOTER, COPYRIGHT, `${COPYRIGHT} saved after all of it`);
  try {
    await expect(footer).toContainText('saved after all of it');
  } finally {
    await restore();
  }
});

test('an archive that Git does not hold is made in the background and served', async ({ loop }) => {
  const head = async () => {
    const response = await fetch(`${loop.site.url}/${ARCHIVE}`);
    // The first bytes of every zip archive.
    return Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 2);
  };
  await expect.poll(head, { timeout: 150_000 }).toBe('PK');
});

// The last one: it ends the loop that all tests share.
test('Ctrl-C ends every child', async ({ loop: { site } }) => {
  const started = descendants(site.pid);
  expect(started.length).toBeGreaterThan(0);
  site.signal('SIGINT');
  expect(await site.exit).toEqual({ code: 0, signal: null });
  await expect.poll(() => started.filter(isAlive)).toEqual([]);
});
