/** The data endpoint: what the browser asks for when a visitor goes on to another page. */
import { readDocument } from '../fixtures/document';
import { LOCALIZED_PAGES } from '../fixtures/pages';
import { expect, test } from '../fixtures/site-test';

for (const { id, locale, url } of LOCALIZED_PAGES) {
  test(`the data of ${id} in ${locale} is what the page itself carries`, async ({ get }) => {
    const [data, page] = await Promise.all([get(`/_data/${id}?locale=${locale}`), get(url)]);
    expect(data.status).toBe(200);
    expect(data.headers.get('content-type')).toMatch(/^application\/json/u);
    expect(await data.json()).toEqual(readDocument(await page.text()).state);
  });
}

test('the page that does not exist has data of its own', async ({ get }) => {
  const response = await get('/_data/notFound?locale=kr');
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ page: 'notFound', locale: 'kr' });
});

test('an unknown page is said to be unknown', async ({ get }) => {
  const response = await get('/_data/nowhere?locale=en');
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: 'unknown page' });
});

test('unchanged data is not sent twice', async ({ get }) => {
  const first = await get('/_data/mashup?locale=en');
  const tag = first.headers.get('etag');
  expect(tag).toMatch(/^"/u);
  const again = await get('/_data/mashup?locale=en', { headers: { 'if-none-match': tag ?? '' } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const other = await get('/_data/mashup?locale=en', { headers: { 'if-none-match': 'W/"other"' } });
  expect(other.status).toBe(200);
});
