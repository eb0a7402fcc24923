/**
 * The link crawl: a link out of the site leads only where the company's file says, so to a search page only if it does. That
 * the live page has the links of the document is a statement of `browser/hydration.spec.ts`.
 */
import { placesIn, SHIPPED } from '../fixtures/company';
import { expectLinksOf } from '../fixtures/link-crawl';
import { test } from '../fixtures/site-test';

test('every link out of the site is one that the file names, and every entry has its link', async ({
  get,
  site,
}) => {
  await expectLinksOf(SHIPPED, async (url) => placesIn(await (await get(url)).text(), site.url));
});
