/** What job boards, search engines and visitors are told of a position: the same, in the words of its page. */
import type { Page } from '@playwright/test';

import { expect, goesOn, open, test } from '../fixtures/browser-test';
import { text } from '../fixtures/pages';

type Elements = Readonly<Record<string, string>>;

interface Amounts {
  readonly value?: number;
  readonly minValue?: number;
  readonly maxValue?: number;
}

interface JobPosting {
  readonly '@type': string;
  readonly title: string;
  readonly url: string;
  readonly description: string;
  readonly datePosted: string;
  readonly validThrough?: string;
  readonly employmentType?: string;
  readonly identifier: { readonly value: string };
  readonly hiringOrganization: { readonly name: string };
  readonly jobLocation?: { readonly address: Elements };
  readonly jobLocationType?: string;
  readonly baseSalary?: { readonly currency: string; readonly value: Amounts };
}

/** The place of work that can be done from some countries. */
const NOWHERE: Elements = {};

/** What Indeed calls the contracts of search engines. */
const JOB_TYPES: Elements = {
  FULL_TIME: 'fulltime',
  PART_TIME: 'parttime',
  CONTRACTOR: 'contract',
};

/** The jobs of the list by their addresses, read by a browser's strict parser; the page's policy forbids to parse there. */
async function readJobs(page: Page, xml: string) {
  await page.goto('about:blank');
  return await page.evaluate((source) => {
    const list = new DOMParser().parseFromString(source, 'application/xml');
    const elements = (of: Element) =>
      [...of.children].map((child) => [child.localName, child.textContent] as const);
    const jobs = [...list.querySelectorAll('source > job')].map(elements);
    return {
      errors: [...list.querySelectorAll('parsererror')].map(({ textContent }) => textContent),
      root: list.documentElement.localName,
      head: elements(list.documentElement).filter(([name]) => name !== 'job'),
      names: jobs.map((job) => job.map(([name]) => name)),
      jobs: jobs.map((job) => Object.fromEntries(job)),
      deep: list.querySelectorAll('job > * > *').length,
    };
  }, xml);
}

/** Lines of text as a person reads them. */
const lines = (written: string) =>
  written
    .split('\n')
    .map((line) => line.replaceAll(/\s+/gu, ' ').trim())
    .filter((line) => line !== '');

/** What HTML says, line by line. */
async function linesOf(page: Page, html: string): Promise<string[]> {
  await page.goto('about:blank');
  await page.setContent(html);
  return lines(await page.locator('body').innerText());
}

/** What the page of a position shows and tells search engines. */
async function readPage(page: Page, path: string) {
  await open(page, path);
  const json = await page.locator('script[type="application/ld+json"]').first().textContent();
  const graph = (JSON.parse(json ?? '{}') as { '@graph': JobPosting[] })['@graph'];
  const main = page.locator('main');
  const terms = await main.locator('section dl > div').evaluateAll((rows) =>
    rows.map((row) => {
      const [name, value] = [row.querySelector('dt'), row.querySelector('dd')];
      const steps = [...(value?.querySelectorAll('li') ?? [])].map((step) => step.textContent);
      const shown = steps.length > 0 ? steps.join(' → ') : (value?.textContent ?? '');
      return [name?.textContent ?? '', shown] as const;
    }),
  );
  return {
    posting: graph.find((node) => node['@type'] === 'JobPosting'),
    title: await main.getByRole('heading', { level: 1 }).textContent(),
    days: await main
      .locator('time')
      .evaluateAll((times) => times.map((each) => each.getAttribute('datetime'))),
    canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
    facts: await main.locator('article > dl dd').allTextContents(),
    terms: Object.fromEntries(terms),
    text: lines(await main.innerText()),
  };
}

test('is well formed, and each position is a job in each of its languages', async ({
  page,
  get,
  site,
}) => {
  const response = await get('/jobs.xml');
  const { errors, root, head, names, jobs, deep } = await readJobs(page, await response.text());
  expect([errors, root, deep]).toEqual([[], 'source', 0]);
  const tag = response.headers.get('etag') ?? '';
  expect((await get('/jobs.xml', { headers: { 'if-none-match': tag } })).status).toBe(304);
  expect(Object.fromEntries(head)).toMatchObject({
    publisher: text('en', 'common', 'site.name'),
    publisherurl: `${site.url}/`,
  });
  for (const of of names) expect(new Set(of).size).toBe(of.length);
  const list = await (await get('/sitemap.xml')).text();
  const pages = [...list.matchAll(/<loc>([^<]*\/recruit\/[^<]*)<\/loc>/gu)].map(([, url]) => url);
  expect(jobs.map(({ url }) => url).toSorted()).toEqual(pages.toSorted());
  expect(pages.length).toBeGreaterThanOrEqual(6 * 2);
  expect(new Set(jobs.map(({ referencenumber }) => referencenumber)).size).toBe(jobs.length);
  expect(new Set(jobs.map(({ requisitionid }) => requisitionid)).size).toBe(jobs.length / 2);
});

for (const locale of ['en', 'jp'] as const) {
  test(`says of every position in ${locale} what its page and its JobPosting say`, async ({
    page,
    get,
    site,
  }) => {
    const xml = await (await get('/jobs.xml')).text();
    const all = (await readJobs(page, xml)).jobs as Elements[];
    const jobs = all.filter(({ url }) => url?.endsWith(`locale=${locale}`));
    expect(jobs.length).toBeGreaterThanOrEqual(6);
    for (const job of jobs) {
      const name = job['url'] ?? '';
      const shown = await readPage(page, name.slice(site.url.length));
      const { posting, terms } = shown;
      if (posting === undefined) throw new Error(`${name} is not marked up`);
      const term = (label: string) => terms[text(locale, 'position', `details.labels.${label}`)];

      // Title, address, company and days.
      goesOn([job['title'], posting.title], name).toEqual([shown.title, shown.title]);
      goesOn([job['url'], posting.url], name).toEqual([shown.canonical, shown.canonical]);
      goesOn(job['requisitionid'], name).toBe(posting.identifier.value);
      goesOn(job['referencenumber'], name).toBe(`${posting.identifier.value}-${locale}`);
      goesOn(job['company'], name).toBe(posting.hiringOrganization.name);
      goesOn(job['date'], name).toBe(posting.datePosted);
      goesOn(job['expirationdate'], name).toBe(posting.validThrough);
      const closing = posting.validThrough?.slice(0, 10);
      goesOn(shown.days, name).toEqual([posting.datePosted, ...(closing ? [closing] : [])]);

      // The place: that of the post, or the company's, which the page has among its facts.
      const { addressLocality, addressRegion, addressCountry } =
        posting.jobLocation?.address ?? NOWHERE;
      goesOn([job['city'], job['state'], job['country']], name).toEqual([
        addressLocality,
        addressRegion,
        addressCountry,
      ]);
      if (term('place') !== undefined) goesOn(job['city'], name).toBe(term('place'));
      else if (job['city'] !== undefined && locale === 'en')
        goesOn(shown.facts, name).toContain(`${job['city']}, ${job['state'] ?? ''}`);

      // The pay in the words of the page, with the amounts of the mark-up.
      goesOn(job['salary'], name).toBe(term('pay'));
      const { value, minValue = value, maxValue = value } = posting.baseSalary?.value ?? {};
      if (minValue !== undefined) {
        const digits = (job['salary'] ?? '').replaceAll(',', '').replaceAll('万', '0000');
        const amounts = (digits.match(/\d+/gu) ?? []).map(Number);
        goesOn([amounts[0], amounts.at(-1)], name).toEqual([minValue, maxValue]);
      }

      // The contract and work from home.
      goesOn(job['jobtype'], name).toBe(JOB_TYPES[posting.employmentType ?? '']);
      const isRemote = posting.jobLocationType === 'TELECOMMUTE';
      goesOn(job['remotetype'] === 'Fully remote', name).toBe(isRemote);

      // The text: all that the page says of the position, and nothing else.
      const told = await linesOf(page, job['description'] ?? '');
      const rows = Object.entries(terms).map(([label, words]) => `${label}: ${words}`);
      goesOn(told.slice(0, rows.length), name).toEqual(rows);
      const texts = told.slice(rows.length);
      goesOn(texts, name).toEqual(await linesOf(page, posting.description));
      goesOn(
        texts.filter((line) => !shown.text.includes(line)),
        name,
      ).toEqual([]);
    }
  });
}
