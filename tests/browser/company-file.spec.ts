/** A file of the company that a setting names: its videos are players behind posters, what it lacks is hidden. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, hydrated, open, takeExpectedProblems, test } from '../fixtures/browser-test';
import { ABSENT, OWN, placesOn } from '../fixtures/company';
import { expectLinksOf } from '../fixtures/link-crawl';
import { text } from '../fixtures/pages';
import { SiteProcess } from '../fixtures/site-process';

test.use({ siteOptions: { env: { SITE_COMPANY_FILE: OWN } } });

// One server for all that do not change the file.
test.describe.configure({ mode: 'default' });

const PLAYER = 'https://www.youtube-nocookie.com';

test('every link is one that the file names', async ({ page, guard }) => {
  await expectLinksOf(OWN, async (url) => {
    await open(page, url);
    return placesOn(page);
  });
  takeExpectedProblems(guard);
});

test('several videos of an album are several players, each behind its poster', async ({
  page,
  guard,
}) => {
  const response = await page.goto('/?locale=en#music');
  await hydrated(page);
  expect(response?.headers()['content-security-policy']).toContain(`; frame-src ${PLAYER};`);
  const album = page.getByRole('article').first();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(guard.problems).toEqual([]);
  const plays = album.getByRole('button', {
    name: text('en', 'common', 'media.playVideo').replace('{title}', ''),
  });
  await expect(plays).toHaveCount(2);
  const frames = album.locator('iframe');
  await plays.first().click();
  // The button stands until its player has come, and would be the first once more.
  await expect(frames).toHaveCount(1);
  await plays.first().click();
  await expect(frames).toHaveCount(2);
  // The policy lets both frames ask for their player; the guard keeps the requests on this machine.
  const requested = () =>
    guard.problems.filter((problem) => problem.includes(`: ${PLAYER}/embed/`));
  await expect.poll(() => requested().join('\n')).toContain('/embed/aaaaaaaaaa1?');
  await expect.poll(() => requested().join('\n')).toContain('/embed/aaaaaaaaaa2?');
  expect(guard.problems.filter((problem) => problem.includes('Content Security Policy'))).toEqual(
    [],
  );
  guard.problems.splice(0);
});

test('the tutorial is the video of its language', async ({ page }) => {
  for (const [locale, id] of [
    ['en', 'cccccccccc1'],
    ['jp', 'cccccccccc1'],
    ['kr', 'ccccccccckr'],
  ] as const) {
    await open(page, `/mashup?locale=${locale}`);
    expect(await placesOn(page), locale).toContain(`https://www.youtube.com/watch?v=${id}`);
  }
});

test('a changed file is live after SIGHUP without a build, and a wrong one is not', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-company-'));
  const file = path.join(folder, 'company.json');
  await writeFile(file, await readFile(ABSENT));
  const site = await SiteProcess.start({ flags: ['--company-file', file] });
  const home = async () => {
    const response = await fetch(`${site.url}/?locale=jp`);
    return `${response.headers.get('content-security-policy') ?? ''}\n${await response.text()}`;
  };
  try {
    expect(await home()).not.toContain('support-jp@example.com');
    await writeFile(file, await readFile(OWN));
    site.signal('SIGHUP');
    await expect.poll(home).toContain('mailto:support-jp@example.com');
    expect(await home()).toContain(`; frame-src ${PLAYER};`);

    await writeFile(file, '{"email": {"support": "nobody"}}');
    site.signal('SIGHUP');
    await expect.poll(() => site.log).toContain('`email.support`: `nobody` is no mailbox');
    expect(await home()).toContain('mailto:support-jp@example.com');
  } finally {
    await site.discard();
    await rm(folder, { recursive: true, force: true });
  }
});
