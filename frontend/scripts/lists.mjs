/**
 * What TypeScript cannot derive from `src/routing/pages.json` by itself, as source: the types of ids and codes, and the
 * types of texts. `write-lists.mjs` writes it, and a test proves that it is fresh.
 */

/** @typedef {Pick<typeof import('../src/routing/pages.json'), 'position' | 'notFound'> & { locales: { code: string }[], pages: { id: string }[] }} List */

const HEADER = '// Written by `scripts/write-lists.mjs` from `routing/pages.json`.\n';

/** Every page with a component and texts. @param {List} list */
const idsOf = ({ pages, position, notFound }) => [
  ...pages.map(({ id }) => id),
  position.id,
  notFound,
];

/** @param {readonly string[]} names */
const union = (names) => names.map((name) => `'${name}'`).join(' | ');

/** @param {List} list */
const ids = ({
  locales,
  pages,
}) => `/** Codes of the languages, and ids of the pages that have one address. */
export type LocaleCode = ${union(locales.map(({ code }) => code))};
export type RoutedPageId = ${union(pages.map(({ id }) => id))};
`;

/** @param {List} list */
const catalogue = (
  list,
) => `/** Types of all texts, taken from the English files: English is the schema of every language. */
${['common', ...idsOf(list)]
  .map((id) => `import type ${id} from '../../../locales/en/${id}.json';`)
  .join('\n')}

export interface Catalogue {
${['common', ...idsOf(list)].map((id) => `  ${id}: typeof ${id};`).join('\n')}
}
`;

/**
 * The generated modules by their paths below `frontend/src`.
 *
 * @param {List} list
 * @returns {Readonly<Record<string, string>>}
 */
export function modulesOf(list) {
  const texts = {
    'routing/ids.ts': ids(list),
    'contract/catalogue.ts': catalogue(list),
  };
  return Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, HEADER + text]));
}
