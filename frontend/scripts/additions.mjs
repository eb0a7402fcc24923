/**
 * Adds a page and languages to a copy of the tree by what README says: a line in the list, a folder, texts. `added.test.mjs` and
 * the lab's `added` prove that nothing else is needed.
 */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ code: string, tag: string, region: string, script: string, name: string }} Language */
/** @typedef {{ id: string, path: string, menu?: number, theme?: string, brand?: string }} Page */

const LIST = 'frontend/src/routing/pages.json';

/** What the lab adds. No face of the site has the script. */
export const PRESS = { id: 'press', path: '/press', menu: 5, theme: 'paper', brand: 'game' };
export const CHINESE = { code: 'zh', tag: 'zh', region: 'CN', script: 'Hans', name: '中文' };

/** What the quick test adds: others, since it runs in the lab's copy too. No face has the script of the last. */
export const NEWS = { id: 'news', path: '/news', menu: 6, theme: 'paper', brand: 'game' };
export const FRENCH = { code: 'fr', tag: 'fr', region: 'FR', script: 'Latn', name: 'Français' };
export const THAI = { code: 'th', tag: 'th', region: 'TH', script: 'Thai', name: 'ไทย' };

/** What is the heading of the page in a language; English where a language is not named. */
export const HEADINGS = new Map([
  ['en', 'Press and pictures'],
  ['fr', 'Ça alors, une œuvre !'],
  ['zh', '新闻'],
  ['th', 'ข่าว'],
]);

/** @param {string} code */
const headingIn = (code) => HEADINGS.get(code) ?? 'Press and pictures';

/** @param {string} id @param {string} component */
const moduleOf = (id, component) => `import { useMessages } from '../../i18n/page-data';

/** What journalists may use. */
export function ${component}() {
  return <h1>{useMessages('${id}').heading}</h1>;
}
`;

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** @param {string} file @param {string | object} content */
function write(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(
    file,
    typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
  );
}

/**
 * Adds a line to a part of the list, as a person would: at its end.
 *
 * @param {string} root
 * @param {string} next the name of what stands after the part
 * @param {Language | Page} entry
 */
function addLine(root, next, entry) {
  const file = path.join(root, LIST);
  const text = readFileSync(file, 'utf8');
  const end = `\n  ],\n  "${next}"`;
  if (!text.includes(end)) throw new Error(`${LIST} has no part before ${next}`);
  const line = JSON.stringify(entry).replaceAll(/(?<=[,:])(?=")|(?<=:)(?=\d)/gu, ' ');
  writeFileSync(
    file,
    text.replace(end, `,\n    ${line.replace('{', '{ ').replace('}', ' }')}${end}`),
  );
}

/** @param {string} root @param {Language} language */
export function addLanguage(root, language) {
  addLine(root, 'pages', language);
  const folder = path.join(root, 'locales');
  cpSync(path.join(folder, 'en'), path.join(folder, language.code), { recursive: true });
}

/** Adds a page in every language that the list has by then. @param {string} root @param {Page} page */
export function addPage(root, page) {
  const { id } = page;
  const component = `${id.charAt(0).toUpperCase()}${id.slice(1)}Page`;
  addLine(root, 'position', page);
  write(path.join(root, `frontend/src/pages/${id}/${component}.tsx`), moduleOf(id, component));
  for (const { code } of read(path.join(root, LIST)).locales) {
    const heading = headingIn(code);
    const description =
      'Logos, pictures and facts of AXTORM for journalists: what they may print, and whom they ask for more.';
    write(path.join(root, `locales/${code}/${id}.json`), {
      meta: { title: `${heading} | AXTORM`, description },
      heading,
    });
    const common = path.join(root, `locales/${code}/common.json`);
    const texts = read(common);
    write(common, { ...texts, nav: { ...texts.nav, [id]: id.toUpperCase() } });
  }
}
