/** The link crawl: a link out of the site leads only where the company's file says, so to a search page only if it does. */
import { expect, open, test } from '../fixtures/browser-test';
import { PAGES_TO_CRAWL, SHIPPED, placesIn, placesOn } from '../fixtures/company';

test('every link out of the site is one that the file names, and every entry has its link', async ({
  page,
  guard,
}) => {
  const named = placesIn(SHIPPED);
  const found = new Set<string>();
  for (const url of PAGES_TO_CRAWL) {
    await open(page, url);
    for (const place of await placesOn(page)) {
      expect([...named], `${url} leads to ${place}`).toContain(place);
      found.add(place);
    }
  }
  expect([...found].sort()).toEqual([...named].sort());
  // Chromium prints a line for a document with status 404, and a page that is left cancels what it still loads.
  const others = guard.problems
    .splice(0)
    .filter((problem) => !/status of 404|ERR_ABORTED/u.test(problem));
  expect(others).toEqual([]);
});
