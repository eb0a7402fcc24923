/** The languages of the site, as the fonts need them. */
import pages from '../../src/routing/pages.json' with { type: 'json' };

/** @typedef {import('../../src/routing/ids').LocaleCode} Language */

/** What the languages call themselves. */
export const NAMES = pages.locales.map(({ name }) => name);

/** @param {readonly { code: string }[]} locales */
const codesOf = (locales) => /** @type {Language[]} */ (locales.map(({ code }) => code));

/** All languages. */
export const LANGUAGES = codesOf(pages.locales);

/** Whether a language is written in a script. @param {Language} language @param {string} script */
export const isWrittenIn = (language, script) => writtenIn(script).includes(language);

/** The languages that are written in a script. @param {string} script its code of ISO 15924, such as `Latn` */
export const writtenIn = (script) =>
  codesOf(pages.locales.filter((locale) => locale.script === script));
