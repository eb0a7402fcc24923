/** PageData made of the real texts, as the server makes it; for tests and benchmarks. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { LANGUAGES } from './fonts/languages.mjs';
import { readJson } from './read-json.mjs';

const locales = path.resolve(import.meta.dirname, '../../locales');

const pages = /** @type {typeof import('../src/routing/pages.json')} */ (
  JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../src/routing/pages.json'), 'utf8'))
);

/** @param {string} code @param {string} namespace */
const read = (code, namespace) => readJson(path.join(locales, code, `${namespace}.json`));

/** @param {import('../src/routing/pages').PageId} page */
const hasPosts = (page) =>
  [...pages.pages, pages.position].some((listed) => listed.id === page && listed.hasPosts === true);

/** @param {import('../src/routing/pages').PageId} page */
function pathOf(page) {
  if (page === 'position') return pages.position.path.replace(':id', 'post-2');
  return pages.pages.find(({ id }) => id === page)?.path ?? '/404';
}

/**
 * @param {import('../src/routing/pages').PageId} page
 * @param {import('../src/routing/pages').LocaleCode} locale
 * @returns {import('../src/contract/contract').PageData}
 */
export function samplePageData(page, locale) {
  const golden = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../src/contract/contract.golden.json'), 'utf8'),
  );
  /** @type {import('../src/contract/contract').PageData} */
  const data = {
    page,
    locale,
    // As by default, posts are in English and Japanese only.
    locales: hasPosts(page) ? ['en', 'jp'] : LANGUAGES,
    origin: 'https://www.example.com',
    path: pathOf(page),
    assetBase: '',
    messages: { common: read(locale, 'common'), page: read(locale, page) },
    company: golden.pageData.company,
  };
  const { recruit } = golden.pageData;
  if (page === 'position') {
    const [post, { id, positionTitle }] = recruit.posts;
    return { ...data, position: { post, others: [{ id, positionTitle }] } };
  }
  return page === 'recruit' ? { ...data, recruit } : data;
}
