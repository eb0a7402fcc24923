/**
 * Takes a picture of every screen of the desk in every language, at three widths, light and dark, on the real program.
 * `npm run desk-screens --workspace @axtorm/tests -- [--languages en] [--widths 390,768,1440] [--schemes dark] [--states list,history]`.
 * The name of a dark picture ends with `-dark`.
 */
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import type { Browser, BrowserContext } from '@playwright/test';

import { launchBrowser } from './fixtures/chromium';
import { enterDraft } from './fixtures/desk-calls';
import { TROUBLE, prepareTrouble } from './fixtures/desk-trouble';
import type { Visit } from './fixtures/desk-trouble';
import { serve } from './fixtures/serve';
import { ROOT } from './fixtures/site-process';

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>;

const { values: options } = parseArgs({
  options: {
    languages: { type: 'string', default: 'en,jp,kr' },
    widths: { type: 'string', default: '390,768,1440' },
    schemes: { type: 'string', default: 'light,dark' },
    states: { type: 'string', default: '' },
  },
});
const folder = path.join(ROOT, 'screens');

/** A position with a post that visitors see, which has a draft beside it. */
const POSITION = '#/position/gameplay-programmer';

/** A file of another platform. */
const IMPORTED = path.join(ROOT, 'frontend/desk/test/files/hrmos-cp932.csv');

/** A position with a draft only. */
const DRAFT = '#/position/stage-artist';

/** Waits until all that the screen loads is there. */
const loaded = ({ page, text }: Visit) =>
  page.getByText(text('app', 'loading')).first().waitFor({ state: 'hidden' });

/** Opens the position whose English text was changed. */
async function openPosition(visit: Visit, address = POSITION): Promise<void> {
  await visit.page.goto(address);
  await visit.page
    .getByRole('textbox', { name: visit.text('post', 'jobDescription') })
    .first()
    .waitFor();
}

/** Opens a screen of owners, and waits for what it loads. */
async function openOwned(visit: Visit, screen: string): Promise<void> {
  const { page, text } = visit;
  await page.goto(`#/${screen}`);
  await page.getByRole('heading', { name: text('ownerScreens', screen) }).waitFor();
  await loaded(visit);
}

/** Opens the preview of a position, at the width of a phone or of a desktop. */
async function openPreview(
  visit: Visit,
  width: 'phone' | 'desktop',
  address = POSITION,
): Promise<void> {
  const { page, text } = visit;
  await openPosition(visit, address);
  const open = text('preview', 'open');
  await page.getByRole('button', { name: open }).filter({ hasText: open }).first().click();
  await page.getByRole('button', { name: text('preview', width) }).click();
  const frame = page.frameLocator('iframe[data-loading="false"]');
  await frame.getByRole('heading', { level: 1 }).waitFor();
}

/** Each state, and how to get there from the list. */
const STATES: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  ...TROUBLE,
  list: loaded,
  new: async ({ page, text }) => {
    await page.getByRole('button', { name: text('list', 'new') }).click();
    await page.getByRole('dialog').waitFor();
  },
  chosen: async (visit) => {
    await loaded(visit);
    await visit.page.getByRole('checkbox', { name: visit.text('list', 'chooseAll') }).check();
  },
  position: (visit) => openPosition(visit),
  details: async (visit) => {
    const { page, text } = visit;
    await openPosition(visit);
    await page.getByText(text('details', 'title')).click();
    await page.getByLabel(text('details', 'part')).selectOption('remote en');
    await page.getByRole('button', { name: text('details', 'add'), exact: true }).click();
  },
  history: async (visit) => {
    const { page, text } = visit;
    await openPosition(visit);
    await page
      .getByRole('button')
      .filter({ hasText: text('actions', 'history') })
      .first()
      .click();
    await page.getByRole('button', { name: text('history', 'restore') }).waitFor();
  },
  schedule: async (visit) => {
    const { page, text } = visit;
    await openPosition(visit);
    await page
      .getByRole('button')
      .filter({ hasText: text('actions', 'schedule') })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
  },
  shortcuts: async (visit) => {
    await loaded(visit);
    await visit.page.keyboard.press('?');
    await visit.page.getByRole('dialog').waitFor();
  },
  trash: async ({ page, text }) => {
    await page.goto('#/trash');
    await page.getByRole('heading', { name: text('trash', 'title') }).waitFor();
  },
  import: async (visit) => {
    const { page, text } = visit;
    await page.goto('#/import');
    await page.getByLabel(text('import', 'file')).setInputFiles(IMPORTED);
    await page.getByRole('list', { name: text('import', 'preview') }).waitFor();
  },
  users: async (visit) => openOwned(visit, 'users'),
  keys: async (visit) => openOwned(visit, 'keys'),
  facts: async (visit) => openOwned(visit, 'facts'),
  backup: async (visit) => openOwned(visit, 'backup'),
  audit: async (visit) => openOwned(visit, 'audit'),
  'preview-phone': (visit) => openPreview(visit, 'phone'),
  'preview-desktop': (visit) => openPreview(visit, 'desktop'),
  'preview-link': async (visit) => {
    const { page, text } = visit;
    await openPreview(visit, 'phone', DRAFT);
    await page.getByRole('button', { name: text('preview', 'link') }).click();
    await page.getByRole('button', { name: text('preview', 'make') }).click();
    await page.getByRole('textbox', { name: text('preview', 'address') }).waitFor();
  },
  account: async (visit) => {
    await visit.page.goto('#/account');
    await visit.page
      .getByRole('heading', { name: visit.text('account', 'sessionsTitle') })
      .waitFor();
    await loaded(visit);
  },
  order: async (visit) => {
    await visit.page.goto('#/order');
    await visit.page.getByRole('heading', { name: visit.text('order', 'title') }).waitFor();
    await visit.page.locator('[data-mover]').first().waitFor();
  },
  'order-move': async (visit) => {
    await visit.page.goto('#/order');
    await visit.page.locator('li[data-id] > button').first().click();
    await visit.page.getByRole('dialog').waitFor();
  },
};

async function textsOf(language: string): Promise<Texts> {
  const file = path.join(ROOT, 'locales', language, 'desk.json');
  return JSON.parse(await readFile(file, 'utf8')) as Texts;
}

/** How the pictures are taken. */
interface Look {
  readonly language: string;
  readonly width: number;
  readonly scheme: 'light' | 'dark';
}

async function shoot(context: BrowserContext, { language, width, scheme }: Look): Promise<void> {
  const texts = await textsOf(language);
  const text = (part: string, key: string) => texts[part]?.[key] ?? '';
  for (const [state, enter] of Object.entries(STATES)) {
    if (options.states !== '' && !options.states.split(',').includes(state)) continue;
    const page = await context.newPage();
    page.on('console', (message) => {
      console.error(`${state} ${language}: ${message.text()}`);
    });
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    await page.addInitScript((chosen) => {
      localStorage.setItem('desk-language', chosen);
    }, language);
    await page.goto('/');
    await page.getByRole('heading', { name: text('list', 'title') }).waitFor();
    await enter({ page, text });
    const end = scheme === 'dark' ? '-dark' : '';
    const file = `desk-${state}-${language}-${String(width)}${end}.png`;
    await page.screenshot({ path: path.join(folder, file) });
    console.log(file);
    await page.close();
  }
}

/** Logs in, and makes what the pictures show: a draft, and a text that was changed since it was published. */
async function prepare(browser: Browser, deskLink: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: new URL('/', deskLink).href });
  const page = await context.newPage();
  await page.goto(deskLink);
  await page.getByRole('link', { name: 'Gameplay' }).first().waitFor();
  await enterDraft(page, 'stage-artist', { title: 'Stage Artist' });
  await prepareTrouble(page);
  await page.close();
  return context;
}

await mkdir(folder, { recursive: true });
const { deskLink, stop } = await serve({ desk: true });
const browser = await launchBrowser();
try {
  const context = await prepare(browser, deskLink);
  for (const language of options.languages.split(','))
    for (const width of options.widths.split(',').map(Number))
      for (const scheme of ['light', 'dark'] as const)
        if (options.schemes.split(',').includes(scheme))
          await shoot(context, { language, width, scheme });
} finally {
  await browser.close();
  await stop();
}
