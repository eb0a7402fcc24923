/** What search engines read of each page, by the rules of somebody else's validator. */
import Validator from '@adobe/structured-data-validator';

import { LOCALIZED_PAGES } from '../fixtures/pages';
import { expect, test } from '../fixtures/site-test';

type Node = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The nodes of a document, by type as the validator wants them. */
function nodesOf(html: string): Record<string, Node[]> {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html)?.[1] ?? '';
  const graph = (JSON.parse(json) as { readonly '@graph': readonly Node[] })['@graph'];
  const nodes: Record<string, Node[]> = {};
  for (const node of graph) (nodes[node['@type']] ??= []).push(node);
  return nodes;
}

async function errorsOf(nodes: Record<string, Node[]>): Promise<string[]> {
  const issues = await new Validator().validate({ jsonld: structuredClone(nodes) });
  const errors = issues.filter(
    ({ severity, rootType, issueMessage }) =>
      severity === 'ERROR' &&
      // Search engines want the day on which a video was published, which is no fact that the site has.
      !(rootType === 'VideoObject' && issueMessage.includes('"uploadDate"')),
  );
  return errors.map(({ rootType, issueMessage }) => `${rootType}: ${issueMessage}`);
}

const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  home: ['MusicAlbum', 'Organization', 'VideoObject', 'WebSite'],
  recruit: ['BreadcrumbList', 'ItemList'],
  mashup: ['BreadcrumbList', 'VideoGame', 'VideoObject'],
  guidelines: ['BreadcrumbList'],
  fankit: ['BreadcrumbList', 'FAQPage'],
};

for (const { url, id } of LOCALIZED_PAGES) {
  test(`${url} is marked up without an error`, async ({ get }) => {
    const nodes = nodesOf(await (await get(url)).text());
    expect(Object.keys(nodes)).toEqual(expect.arrayContaining([...(EXPECTED[id] ?? [])]));
    expect(await errorsOf(nodes)).toEqual([]);
  });
}

test('a position is marked up without an error, and the validator would find one', async ({
  get,
}) => {
  const nodes = nodesOf(await (await get('/recruit/qa-lead?locale=jp')).text());
  expect(await errorsOf(nodes)).toEqual([]);
  const untitled = nodes['JobPosting']?.map((node) => ({ ...node, title: undefined })) as Node[];
  expect(await errorsOf({ JobPosting: untitled })).toHaveLength(1);
});
