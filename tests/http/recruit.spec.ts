/** Recruit posts on their way from the content platform to the page. */
import { ContentPlatform, post, type PlatformItem } from '../fixtures/content-platform';
import { readDocument } from '../fixtures/document';
import { SiteProcess } from '../fixtures/site-process';
import { expect, test } from '../fixtures/site-test';

interface RecruitState {
  readonly recruit: { readonly posts: readonly Record<string, string>[] };
}

/** Runs a site on a platform with these items and reads its recruit page. */
async function recruitPage(items: readonly PlatformItem[]) {
  const platform = await ContentPlatform.start(items);
  const site = await SiteProcess.start({ env: platform.settings });
  try {
    const html = await (await fetch(`${site.url}/recruit?locale=en`)).text();
    const { recruit } = readDocument(html).state as RecruitState;
    return { html, posts: recruit.posts, log: site.log };
  } finally {
    await site.discard();
    await platform.stop();
  }
}

test("the site's own service has at least six positions in both languages", async ({ get }) => {
  for (const locale of ['en', 'jp']) {
    const data = (await (await get(`/_data/recruit?locale=${locale}`)).json()) as RecruitState;
    expect(data.recruit.posts.length).toBeGreaterThanOrEqual(6);
    for (const position of data.recruit.posts) {
      for (const section of [
        'positionTitle',
        'jobDescription',
        'requiredSkills',
        'preferredSkills',
      ]) {
        expect(position[section], section).toBeTruthy();
      }
    }
    const html = await (await get(`/recruit?locale=${locale}`)).text();
    for (const { positionTitle } of data.recruit.posts) {
      expect(html).toContain((positionTitle ?? '').replaceAll('&', '&amp;'));
    }
  }
});

test('posts are shown in the reverse of the returned order, bad items are skipped and logged', async () => {
  const bad = { id: 'bad', dataCollectionId: 'RecruitPosts-EN' };
  const { posts, html, log } = await recruitPage([
    post('1', 'First'),
    bad,
    post('2', 'Second'),
    post('3', 'Third'),
  ]);
  expect(posts.map(({ positionTitle }) => positionTitle)).toEqual(['Third', 'Second', 'First']);
  expect(html.indexOf('Third')).toBeLessThan(html.indexOf('Second'));
  expect(html.indexOf('Second')).toBeLessThan(html.indexOf('First'));
  expect(log).toContain('Bad data sent');
});

test('another platform without a client id is said once to have none, and the page is there', async () => {
  const platform = await ContentPlatform.start([]);
  const { CONTENT_URL = '' } = platform.settings;
  const site = await SiteProcess.start({ env: { CONTENT_URL } });
  try {
    expect((await fetch(`${site.url}/recruit?locale=en`)).status).toBe(200);
    expect(site.log).toContain('client id invalid');
  } finally {
    await site.discard();
    await platform.stop();
  }
});
