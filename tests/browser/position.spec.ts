/** The page of one position: its faces, the ways to apply and to share, and the way to the others. */
import type { Page } from '@playwright/test';

import { expect, open, test } from '../fixtures/browser-test';
import { mailboxIn, SHIPPED } from '../fixtures/company';
import { ContentPlatform, post } from '../fixtures/content-platform';
import { FONT_BUDGET, inspectFonts } from '../fixtures/fonts';
import { text } from '../fixtures/pages';
import { SiteProcess } from '../fixtures/site-process';

interface ListData {
  readonly recruit: { readonly posts: readonly { id: string; positionTitle: string }[] };
}

/** The families that draw each heading and each button of a page. */
async function familiesOfHeadings(page: Page): Promise<Record<string, string[]>> {
  const session = await inspectFonts(page);
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'main :is(h1, h2, h3, h4), main .button',
  });
  const families: Record<string, string[]> = {};
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    const { outerHTML } = await session.send('DOM.getOuterHTML', { nodeId });
    const words = outerHTML.replace(/<[^>]*>/gu, '');
    // A face of the site, never one of the device.
    families[words] = fonts.map(({ familyName, isCustomFont }) =>
      isCustomFont ? familyName : `the device's ${familyName}`,
    );
  }
  await session.detach();
  return families;
}

/** The fonts that a page loads from now on, with their sizes. */
function loadedFonts(page: Page): Map<string, number> {
  const fonts = new Map<string, number>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.woff2') || fonts.has(pathname)) return;
    fonts.set(pathname, Number(response.headers()['content-length']));
  });
  return fonts;
}

/** The Latin letters of a heading have the display face. */
const withoutLatin = (faces: readonly string[]) => faces.filter((face) => face !== 'Unbounded');

test('every heading of every Japanese position is set in one heavy face', async ({ page, get }) => {
  const list = (await (await get('/_data/recruit?locale=jp')).json()) as ListData;
  expect(list.recruit.posts.length).toBeGreaterThan(3);
  const fonts = loadedFonts(page);
  for (const path of ['/recruit', ...list.recruit.posts.map(({ id }) => `/recruit/${id}`)]) {
    await open(page, `${path}?locale=jp`);
    const headings = Object.entries(await familiesOfHeadings(page));
    expect(headings.length).toBeGreaterThan(4);
    // One that is hidden draws nothing.
    for (const [heading, faces] of headings.filter(([, { length }]) => length > 0)) {
      const isLatin = withoutLatin(faces).length === 0;
      if (isLatin) expect(heading).toMatch(/^[ -~]+$/u);
      else
        expect(withoutLatin(faces), `${path}: ${heading}`).toEqual(['Zen Kaku Gothic New Black']);
    }
  }
  // What was known when the fonts were cut needs none of the files for the rest of the script.
  expect([...fonts.keys()].filter((name) => name.includes('/rest-'))).toEqual([]);
  const bytes = [...fonts.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(FONT_BUDGET);
});

test('letters that no text of the site has are set in the same heavy face', async ({ page }) => {
  const body = (heading: string) => ({
    jobDescription: `<h3>${heading}</h3><p>a</p><h4>${heading} 2</h4><ol><li>b</li></ol>`,
  });
  const platform = await ContentPlatform.start([
    post('jp', '薔薇の匠 C++', body('齟齬を詫びる')),
    post('kr', '꿰뚫는 뷁 기획자', body('쀼루퉁한 힣')),
  ]);
  const collections = 'en=RecruitPosts-EN,jp=RecruitPosts-JP,kr=RecruitPosts-KR';
  const env = { ...platform.settings, CONTENT_RECRUIT_COLLECTIONS: collections };
  const site = await SiteProcess.start({ env });
  try {
    for (const [id, family] of [
      ['jp', 'Zen Kaku Gothic New Black'],
      ['kr', 'Noto Sans KR'],
    ] as const) {
      await open(page, `${site.url}/recruit/${id}?locale=${id}`);
      const headings = page.getByRole('main').getByRole('heading');
      // The title, three sections, two headings of the post, and those beside and below it.
      expect(await headings.count()).toBeGreaterThan(7);
      const families = await familiesOfHeadings(page);
      const own = Object.entries(families).filter(([heading]) => /[薔齟꿰쀼]/u.test(heading));
      expect(own.length).toBeGreaterThanOrEqual(3);
      for (const [heading, faces] of own.filter(([, { length }]) => length > 0)) {
        expect(withoutLatin([...new Set(faces)]), heading).toEqual([family]);
      }
    }
  } finally {
    await site.discard();
    await platform.stop();
  }
});

test('a list of a post has the marks of the design, in the list and alone', async ({ page }) => {
  const marks: string[] = [];
  for (const path of ['/recruit', '/recruit/qa-lead']) {
    await open(page, `${path}?locale=en`);
    const item = page.getByRole('main').locator('section ul li').first();
    const mark = await item.evaluate((element) => {
      const { clipPath, backgroundColor, width } = getComputedStyle(element, '::before');
      const { listStyleType } = getComputedStyle(element);
      return JSON.stringify({ clipPath, backgroundColor, width, listStyleType });
    });
    marks.push(mark);
    expect(mark).toMatch(/polygon.*rgb\(255, 46, 147\).*none/u);
  }
  expect(marks[0]).toBe(marks[1]);
});

/** A table as the desk writes it, in each language. */
const TABLES = {
  en: [
    ['Working hours', '10:00 to 19:00, with a break of one hour'],
    ['Probationary period', 'Three months under the same conditions'],
  ],
  jp: [
    ['勤務時間', '10:00〜19:00（休憩60分）'],
    ['休日・休暇', '完全週休2日制（土日祝）、年末年始、夏季休暇、有給休暇'],
  ],
  kr: [
    ['근무 시간', '10:00~19:00 (휴게 60분)'],
    ['급여', '연봉 4,000만~6,000만 원, 경력에 따라 협의'],
  ],
} as const;

const tableOf = (rows: readonly (readonly [string, string])[]) =>
  `<table border="1" style="width:900px"><tbody>${rows.map(([name, said]) => `<tr><th>${name}</th><td>${said}</td></tr>`).join('')}</tbody></table>`;

test('a table has its names beside what they say on a phone, in every language and on paper', async ({
  page,
}) => {
  const platform = await ContentPlatform.start(
    Object.entries(TABLES).map(([locale, rows]) =>
      post(locale, locale, { jobDescription: `<p>a</p>${tableOf(rows)}` }),
    ),
  );
  const collections = 'en=RecruitPosts-EN,jp=RecruitPosts-JP,kr=RecruitPosts-KR';
  const env = { ...platform.settings, CONTENT_RECRUIT_COLLECTIONS: collections };
  const site = await SiteProcess.start({ env });
  try {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [locale, rows] of Object.entries(TABLES)) {
      await open(page, `${site.url}/recruit/${locale}?locale=${locale}`);
      const table = page.getByRole('main').getByRole('table');
      for (const [name, said] of rows) {
        const head = table.locator('th', { hasText: name });
        const left = await head.boundingBox();
        const right = await table.locator('td', { hasText: said }).boundingBox();
        if (!left || !right) throw new Error(`${locale}: ${name} is not there`);
        expect(right.y, `${locale}: ${name}`).toBe(left.y);
        expect(right.x).toBeGreaterThan(left.x);
        expect(right.x + right.width).toBeLessThanOrEqual(390);
        // The longer part has most of the room.
        expect(right.width).toBeGreaterThan(left.width);
        expect(await head.evaluate((each) => each.scrollWidth <= each.clientWidth)).toBe(true);
      }
      await expect(table).not.toHaveAttribute('style');
      await page.emulateMedia({ media: 'print' });
      const cell = table.locator('td').first();
      const ink = await cell.evaluate((each) => getComputedStyle(each).color);
      expect(ink, `${locale} on paper`).toBe('rgb(0, 0, 0)');
      await page.emulateMedia({ media: null });
    }
  } finally {
    await site.discard();
    await platform.stop();
  }
});

test('a position is applied for, copied and left for another one', async ({ page, context }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/recruit/qa-lead?locale=en');
  const main = page.getByRole('main');
  const apply = main.getByRole('link', { name: /^Apply for QA Lead/u });
  await expect(apply).toBeInViewport();
  const subject = encodeURIComponent('Application: QA Lead');
  await expect(apply).toHaveAttribute('href', `mailto:${mailboxIn(SHIPPED)}?subject=${subject}`);

  await main.getByRole('button', { name: text('en', 'position', 'share.action') }).click();
  await expect(main.getByRole('status')).toHaveText(text('en', 'position', 'share.copied'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/\/recruit\/qa-lead\?locale=en$/u);

  const others = page.getByRole('region', { name: text('en', 'position', 'others.title') });
  await others.getByRole('link', { name: 'UI/UX Designer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UI/UX Designer');
  await expect(others.getByRole('link', { name: 'QA Lead' })).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the permanent address is a link, and no button is dead', async ({ page, guard }) => {
    await page.goto('/recruit/qa-lead?locale=en');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /\/recruit\/qa-lead/u })).toHaveAttribute(
      'href',
      '/recruit/qa-lead?locale=en',
    );
    await expect(main.locator('button')).toBeHidden();
    await expect(main.getByRole('link', { name: 'UI/UX Designer' })).toBeVisible();
    // Chromium reports each script that it was told not to run.
    expect(guard.problems.splice(0).filter((problem) => !problem.endsWith('.js csp'))).toEqual([]);
  });
});

test('the list fills a wide screen, names each position once, and its record opens one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await open(page, '/recruit?locale=en');
  await expect(page.getByRole('link', { name: 'Server Engineer', exact: true })).toHaveCount(1);
  const card = page.getByRole('article', { name: 'Server Engineer' });
  const box = await card.boundingBox();
  expect(box?.x).toBeLessThan(1920 * 0.06);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1920 * 0.94);
  const details = card.locator('details');
  await expect(details).not.toHaveAttribute('open');
  await card.locator('summary').click();
  await expect(details).toHaveAttribute('open');
});
