/** What the server keeps of a page must be what React would render anew. Of Node, because a browsers' build keeps nothing. */
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { samplePageData } from '../../scripts/sample-data.mjs';
import { App } from '../app/App';
import type { PageData } from '../contract/contract';
import { render } from '../entry-server';
import { NO_LOADER } from '../navigation/page-loader';
import { partsOf } from '../pages/registry.server';
import { LOCALES, PAGES, type LocaleCode, type PageId } from '../routing/pages';
import { StaticRouter } from '../routing/router';
import { splitHead } from '../seo/split-head';
import { piecesOf } from './pieces';

const paths: [PageId, string][] = [
  ...PAGES.map(({ id, path }): [PageId, string] => [id, path]),
  ['position', '/recruit/post-2'],
  ['notFound', '/nope'],
];
const cases = paths.flatMap(([page, path]) =>
  LOCALES.map(({ code }): [PageId, LocaleCode, string] => [page, code, `${path}?locale=${code}`]),
);

/** The page with each set of posts that its data can have. */
function sets(data: PageData): PageData[] {
  const { recruit, position } = data;
  const posts = recruit?.posts ?? [];
  if (recruit !== undefined)
    return [
      data,
      ...[posts.toReversed(), posts.slice(1), [], null].map((other) => ({
        ...data,
        recruit: { posts: other },
      })),
    ];
  if (position === undefined) return [data];
  const { post } = position;
  const renamed = post !== null && { ...post, positionTitle: 'Another name', date: '2031-01-01' };
  return [
    data,
    { ...data, position: { post, others: [] } },
    { ...data, position: { ...position, post: null } },
    ...(renamed ? [{ ...data, position: { ...position, post: renamed } }] : []),
  ];
}

/** The page as React renders it where nothing is kept. */
function anew(url: string, data: PageData) {
  const app = createElement(App, {
    initial: { data, ...partsOf(data.page) },
    loader: NO_LOADER,
    onLoadFailure: () => undefined,
  });
  return splitHead(renderToString(createElement(StaticRouter, { location: url }, app)));
}

it.each(cases)(
  'the page %s in %s has the same bytes where parts of it are kept',
  (page, locale, url) => {
    const complaints = vi.spyOn(console, 'error');
    for (const data of sets(samplePageData(page, locale))) {
      const { head, html } = anew(url, data);
      // The first render keeps, the second one takes what is kept, the third one does with data that was parsed again.
      for (const again of [data, data, structuredClone(data)]) {
        const output = render({ url, data: again });
        expect(output.html).toBe(html);
        expect(output.head.slice(0, head.length)).toBe(head);
      }
    }
    expect(complaints).not.toHaveBeenCalled();
  },
);

it('takes what is kept for the same texts, whatever the posts are', () => {
  const data = samplePageData('recruit', 'en');
  const url = '/recruit?locale=en';
  render({ url, data });
  const pieces = piecesOf(data);
  expect([...pieces.keys()]).toEqual(['header', 'intro', 'footer']);
  pieces.set('footer', '<footer>kept</footer>');
  const other = { ...data, recruit: { posts: [] } };
  expect(render({ url, data: other }).html).toContain('<footer>kept</footer>');
  const moved = { ...other, path: '/elsewhere' };
  expect(render({ url, data: moved }).html).not.toContain('<footer>kept</footer>');
});

it('keeps no more than the last pages', () => {
  const data = samplePageData('notFound', 'en');
  const of = (path: string) => piecesOf({ ...data, path });
  of('/first').set('a', 'kept');
  expect(of('/first').get('a')).toBe('kept');
  for (let i = 0; i < 64; i += 1) of(`/${String(i)}`);
  expect(of('/first').get('a')).toBeUndefined();
});

it('keeps nothing in the bundle that measures React without it', () => {
  vi.stubEnv('VITE_KEEPS_NOTHING', 'true');
  const data = samplePageData('fankit', 'kr');
  const { html } = render({ url: '/fankit?locale=kr', data });
  expect(html).toBe(anew('/fankit?locale=kr', data).html);
  expect(piecesOf({ ...data }).size).toBe(0);
});
