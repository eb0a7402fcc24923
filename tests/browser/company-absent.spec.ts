/** A file without any fact of the company: what would show one is hidden, and every page stays whole. */
import { expect, hydrated, open, takeExpectedProblems, test } from '../fixtures/browser-test';
import { ABSENT, PAGES_TO_CRAWL, placesOn } from '../fixtures/company';

test.use({ siteOptions: { env: { SITE_COMPANY_FILE: ABSENT } } });

// One server and one browser for both.
test.describe.configure({ mode: 'default' });

test('every page hydrates without a warning and leads nowhere else', async ({ page, guard }) => {
  for (const url of PAGES_TO_CRAWL) {
    await test.step(url, async () => {
      const response = await page.goto(url);
      expect(response?.headers()['content-security-policy'], url).toContain("; frame-src 'none';");
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      expect(await placesOn(page), url).toEqual([]);
      await expect(page.getByRole('heading', { level: 1 }), url).toHaveCount(1);
      const links = page.getByRole('contentinfo').getByRole('link');
      await expect(links.first(), url).toBeVisible();
      takeExpectedProblems(guard);
      expect(guard.problems, url).toEqual([]);
    });
  }
});

test('every video is the own file of the site', async ({ page }) => {
  await open(page, '/mashup?locale=en');
  const figures = page.locator('main figure');
  await expect(figures).toHaveCount(5);
  await figures.first().getByRole('button').click();
  await expect(figures.first().locator('video')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
