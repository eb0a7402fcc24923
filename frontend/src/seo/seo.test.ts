import { describe, expect, it } from 'vitest';

import type { PageData } from '../contract/contract';
import { LOCALES, PAGES, type LocaleCode, type PageId } from '../routing/pages';
import { samplePageData } from '../../scripts/sample-data.mjs';
import type { PostDetails } from '../i18n/post-details';
import { headTags } from './head-tags';
import { structuredData, thingsOf } from './structured-data';
import { structuredDataMarkup } from './structured-data-markup';

const pages: PageId[] = [...PAGES.map(({ id }) => id), 'position'];
const cases = pages.flatMap((page) =>
  LOCALES.filter(({ code }) => samplePageData(page, code).locales.includes(code)).map(
    ({ code }): [PageId, LocaleCode] => [page, code],
  ),
);

interface Node {
  readonly '@type': string | readonly string[];
  readonly [name: string]: unknown;
}

const graph = (data: PageData): readonly Node[] =>
  ((structuredData(data) ?? { '@graph': [] }) as unknown as { '@graph': readonly Node[] })[
    '@graph'
  ];

const kind = (data: PageData, type: string) => graph(data).find((node) => node['@type'] === type);

/** A page with posts of which search engines may be told. */
const shown = (page: PageId) =>
  JSON.parse(
    JSON.stringify(samplePageData(page, 'en')).replaceAll('"demo":true', '"demo":false'),
  ) as PageData;

describe.each(cases)('the head of %s in %s', (page, locale) => {
  const data = samplePageData(page, locale);
  const { links, metas } = headTags(data);
  const alternates = links.filter(({ hrefLang }) => hrefLang !== undefined);

  it('names every language of the page, its own included, and no other', () => {
    const tags = data.locales.map((code) => LOCALES.find((known) => known.code === code)?.tag);
    expect(alternates.map(({ hrefLang }) => hrefLang)).toEqual([...tags, 'x-default']);
    const canonical = links.find(({ rel }) => rel === 'canonical')?.href;
    expect(alternates.map(({ href }) => href)).toContain(canonical);
    for (const { href } of links) expect(href).toMatch(/^https:\/\/www\.example\.com\//u);
  });

  it('has the tags of a link preview', () => {
    const content = (name: string) =>
      metas.find((meta) => meta.property === name || meta.name === name)?.content;
    expect(content('og:url')).toBe(links[0]?.href);
    expect(content('og:image')).toMatch(
      new RegExp(`^https://www\\.example\\.com/share/[a-z]+-${locale}\\.png$`, 'u'),
    );
    expect(content('og:locale')).toMatch(/^[a-z]{2}_[A-Z]{2}$/u);
    expect(content('twitter:card')).toBe('summary_large_image');
    expect(metas.filter(({ property }) => property === 'og:locale:alternate')).toHaveLength(
      data.locales.length - 1,
    );
  });
});

describe('structured data', () => {
  it('describes the company, the site and its albums on the home page', () => {
    const data = samplePageData('home', 'en');
    expect(graph(data).map((node) => node['@type'])).toEqual([
      'Organization',
      'WebSite',
      'MusicAlbum',
      'MusicAlbum',
      ...Array<string>(5).fill('VideoObject'),
    ]);
  });
});

describe('what the list of pages says of structured data', () => {
  it.each([
    ['recruit', ['ItemList', 'BreadcrumbList']],
    ['mashup', ['VideoGame', ...Array<string>(5).fill('VideoObject'), 'BreadcrumbList']],
    ['guidelines', ['BreadcrumbList']],
    ['fankit', ['FAQPage', 'BreadcrumbList']],
    ['position', ['JobPosting', 'BreadcrumbList']],
  ] as const)('gives the page %s %j', (page, types) => {
    expect(graph(shown(page)).map((node) => node['@type'])).toEqual(types);
  });

  it('leads from a position to the list of all by the names of the menu', () => {
    const data = shown('position');
    const steps = kind(data, 'BreadcrumbList')?.['itemListElement'];
    expect(steps).toEqual([
      expect.objectContaining({ item: 'https://www.example.com/?locale=en' }),
      expect.objectContaining({
        name: data.messages.common.nav.recruit,
        item: 'https://www.example.com/recruit?locale=en',
      }),
      expect.objectContaining({ name: data.position?.post?.positionTitle }),
    ]);
  });

  it('names a kind that there is none of', () => {
    expect(() => thingsOf(samplePageData('home', 'en'), ['absent'])).toThrow(
      'there is no structured data of the kind absent',
    );
  });
});

describe('structured data of facts', () => {
  it('claims of the game only what its page shows', () => {
    const game = kind(samplePageData('mashup', 'jp'), 'VideoGame');
    expect(game?.['datePublished']).toBe('2024-10-11');
    expect(game?.['featureList']).toEqual(['FREE PLAY', 'MASH UP', 'LIGHT MIX', 'HARD MIX']);
    expect(Object.keys(game ?? {})).toEqual([
      '@type',
      '@id',
      'name',
      'description',
      'url',
      'image',
      'datePublished',
      'gamePlatform',
      'featureList',
      'publisher',
    ]);
  });

  it.each(pages)('of %s names no address out of the site but the shared vocabulary', (page) => {
    const text = JSON.stringify(graph(samplePageData(page, 'en')));
    const addresses = [...text.matchAll(/https?:\/\/[^/"]+/gu)].map(([origin]) => origin);
    // The sample has videos of another company, which its pages show in that company's player.
    const known = ['https://www.example.com', 'https://schema.org'];
    const player = 'https://www.youtube-nocookie.com';
    for (const origin of addresses) expect([...known, player]).toContain(origin);
  });

  it('names the mailbox of the company, or none', () => {
    const data = samplePageData('home', 'en');
    expect(kind(data, 'Organization')?.['email']).toBe('support@example.com');
    const email = { ...data.company.email, support: null };
    const without = { ...data, company: { ...data.company, email } };
    expect(kind(without, 'Organization')).not.toHaveProperty('email');
    const faq = samplePageData('fankit', 'en');
    const said = JSON.stringify(graph({ ...faq, company: without.company }));
    expect(said).toContain('Corporate use requires contacting us first.');
    expect(said).not.toMatch(/[{}]email|write to|@example/u);
  });
});

describe('structured data of lists', () => {
  it('has the questions and answers of the page', () => {
    const data = samplePageData('fankit', 'kr') as PageData<'fankit'>;
    const questions = kind(data, 'FAQPage')?.['mainEntity'] as readonly Node[];
    expect(questions.map(({ name }) => name)).toEqual(
      data.messages.page.faq.items.map(({ question }) => question),
    );
    expect(JSON.stringify(questions)).not.toContain('{email}');
  });

  it('lists positions without describing them, and describes one on its own page', () => {
    const list = kind(samplePageData('recruit', 'jp'), 'ItemList');
    expect(list?.['numberOfItems']).toBe(2);
    expect(kind(samplePageData('recruit', 'jp'), 'JobPosting')).toBeUndefined();
    const job = kind(samplePageData('position', 'jp'), 'JobPosting');
    for (const field of [
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      'jobLocation',
    ]) {
      expect(job?.[field], field).toBeTruthy();
    }
  });
});

describe('structured data of the terms of a position', () => {
  it('has the terms that programs understand, and no pay in words', () => {
    const job = (details: PostDetails) => {
      const data = samplePageData('position', 'en');
      const post = data.position?.post ?? null;
      const changed = post && { ...post, details };
      return kind({ ...data, position: { others: [], post: changed } }, 'JobPosting');
    };
    const pay = { currency: 'JPY', min: 5, max: 8, unit: 'YEAR' } as const;
    expect(
      job({
        employmentType: 'PART_TIME',
        pay,
        place: 'Osaka',
        placeCountry: 'JP',
        remote: 'FULL',
        remoteFrom: ['Japan'],
        closingDate: '2027-03-31',
        conditions: { workHours: '10:00–19:00', insurance: 'Health insurance', breaks: '1 h' },
      }),
    ).toMatchObject({
      employmentType: 'PART_TIME',
      workHours: '10:00–19:00',
      jobBenefits: 'Health insurance',
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'JPY',
        value: { '@type': 'QuantitativeValue', minValue: 5, maxValue: 8, unitText: 'YEAR' },
      },
      jobLocation: { address: { addressLocality: 'Osaka', addressCountry: 'JP' } },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'Country', name: 'Japan' }],
      validThrough: '2027-03-31T23:59:59+09:00',
    });
    expect(job({ pay: { ...pay, max: 5 } })?.['baseSalary']).toMatchObject({ value: { value: 5 } });
    const few = job({ pay: 'By agreement', remote: 'PARTLY', process: ['Interview'] });
    const none = job({});
    expect(few).toEqual(none);
    expect(none).toMatchObject({ jobLocation: { address: { addressLocality: 'Minato-ku' } } });
    expect(job({ remote: 'FULL' })).toHaveProperty('jobLocation');
    const busan: PostDetails = { place: 'Busan', placeCountry: 'KR' };
    const remote: [PostDetails, string[]][] = [
      [{}, ['JP']],
      [busan, ['KR']],
      [{ ...busan, remoteFrom: ['Korea', 'Japan'] }, ['Korea', 'Japan']],
      [{ remoteFrom: ['Canada'] }, ['Canada']],
    ];
    for (const [details, countries] of remote) {
      const requirements = countries.map((name) => ({ '@type': 'Country', name }));
      expect(job({ ...details, remote: 'FULL' })).toMatchObject({
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: requirements,
      });
    }
    expect(job({ remote: 'FULL', remoteFrom: ['Japan'] })).not.toHaveProperty('jobLocation');
    for (const field of ['baseSalary', 'employmentType', 'jobLocationType', 'validThrough'])
      expect(none).not.toHaveProperty(field);
  });
});

describe('structured data of a position', () => {
  it('omits a position without a date, a closed one, and the not-found page', () => {
    const data = samplePageData('position', 'en');
    const post = data.position?.post ?? null;
    if (post === null) throw new Error('the sample has no post');
    expect(
      kind({ ...data, position: { others: [], post: { ...post, date: '' } } }, 'JobPosting'),
    ).toBeUndefined();
    expect(structuredData({ ...data, position: { others: [], post: null } })).toBeNull();
    expect(structuredDataMarkup(samplePageData('notFound', 'en'))).toBe('');
  });

  it('is there for demo posts, whose pages can be shared and are kept from search engines', () => {
    const position = samplePageData('position', 'en');
    const post = position.position?.post ?? null;
    if (post === null) throw new Error('the sample has no post');
    const demo = { ...post, demo: true } as const;
    const list = samplePageData('recruit', 'en');
    for (const data of [
      { ...position, position: { others: [], post: demo } },
      { ...list, recruit: { posts: [demo, post] } },
    ]) {
      expect(structuredData(data)).not.toBeNull();
      const { metas, links } = headTags(data);
      expect(metas).toContainEqual({ name: 'robots', content: 'noindex' });
      expect(metas.map(({ property }) => property)).toContain('og:image');
      expect(links.map(({ rel }) => rel)).toContain('canonical');
    }
    const real = headTags({ ...list, recruit: { posts: [post] } });
    expect(real.metas.map(({ name }) => name)).not.toContain('robots');
  });

  it('cannot leave its element', () => {
    const data = samplePageData('position', 'en');
    const post = data.position?.post ?? null;
    if (post === null) throw new Error('the sample has no post');
    const positionTitle = '</script><script>alert(1)</script><!--\u2028&';
    const markup = structuredDataMarkup({
      ...data,
      position: { others: [], post: { ...post, positionTitle } },
    });
    expect(markup.match(/<\/?script/gu)).toEqual(['<script', '</script']);
    const json = markup.replace(/^<script[^>]*>|<\/script>$/gu, '');
    expect(json).not.toMatch(/[<>&\u2028]/u);
    expect(JSON.stringify(JSON.parse(json))).toContain('alert(1)');
  });
});
