/** The link crawl: a link out of the site leads only where the company's file says, so to a search page only if it does. */
import { test } from '../fixtures/browser-test';
import { SHIPPED } from '../fixtures/company';
import { expectLinksOf } from '../fixtures/link-crawl';

test('every link out of the site is one that the file names, and every entry has its link', async ({
  page,
  guard,
}) => {
  await expectLinksOf(SHIPPED, page, guard);
});
