/** PageData made of the real texts, as the server makes it; for tests and benchmarks. */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const locales = path.resolve(import.meta.dirname, '../../locales');

/** @param {string} code @param {string} namespace */
const read = (code, namespace) =>
  JSON.parse(readFileSync(path.join(locales, code, `${namespace}.json`), 'utf8'));

/**
 * @param {import('../src/app/pages').PageId} page
 * @param {import('../src/app/pages').LocaleCode} locale
 * @returns {import('../src/contract').PageData}
 */
export function samplePageData(page, locale) {
  const golden = JSON.parse(
    readFileSync(path.resolve(import.meta.dirname, '../src/contract.golden.json'), 'utf8'),
  );
  /** @type {import('../src/contract').PageData} */
  const data = {
    page,
    locale,
    locales: page === 'recruit' ? ['en', 'jp'] : ['en', 'jp', 'kr'],
    origin: 'https://www.example.com',
    messages: { common: read(locale, 'common'), page: read(locale, page) },
  };
  return page === 'recruit' ? { ...data, recruit: golden.pageData.recruit } : data;
}
