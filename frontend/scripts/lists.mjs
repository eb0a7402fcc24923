/**
 * What TypeScript cannot derive from `src/routing/pages.json` by itself, as source: the types of ids and codes, the modules
 * of the pages and the types of their texts. `write-lists.mjs` writes it, and a test proves that it is fresh.
 */

/** @typedef {typeof import('../src/routing/pages.json')} List */

const HEADER = '// Written by `scripts/write-lists.mjs` from `routing/pages.json`.\n';

/** Name of a page's component; its module has the same. @param {string} id */
const componentOf = (id) => `${id.charAt(0).toUpperCase()}${id.slice(1)}Page`;

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
const clientRegistry = (list) => `/** One chunk for each page, loaded with the page. */
import type { PageComponent } from '../navigation/page-loader';
import type { PageId } from '../routing/pages';

export const CLIENT_PAGES: Readonly<Record<PageId, () => Promise<PageComponent>>> = {
${idsOf(list)
  .map((id) => [id, componentOf(id)])
  .map(([id, name]) => `  ${id}: async () => (await import('./${id}/${name}')).${name},`)
  .join('\n')}
};
`;

/** @param {List} list */
const serverRegistry = (
  list,
) => `/** All pages at once: \`renderToString\` cannot wait for a chunk. */
import type { PageComponent } from '../navigation/page-loader';
import type { PageId } from '../routing/pages';
${idsOf(list)
  .map((id) => `import { ${componentOf(id)} } from './${id}/${componentOf(id)}';`)
  .join('\n')}

export const SERVER_PAGES: Readonly<Record<PageId, PageComponent>> = {
${idsOf(list)
  .map((id) => `  ${id}: ${componentOf(id)},`)
  .join('\n')}
};
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
    'pages/registry.client.ts': clientRegistry(list),
    'pages/registry.server.ts': serverRegistry(list),
    'contract/catalogue.ts': catalogue(list),
  };
  return Object.fromEntries(Object.entries(texts).map(([file, text]) => [file, HEADER + text]));
}
