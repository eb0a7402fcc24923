/**
 * Compares the texts of a language with those of English, which is the schema of all. `locales/README.md` states the rule;
 * the server applies the same when it reads the texts, and both are tested with `locales/validation-cases.json`.
 */

/** @typedef {unknown} Json what JSON.parse gives */

/** The names between braces, as a page finds them. @param {string} text */
function placeholdersOf(text) {
  const names = text
    .split('{')
    .slice(1)
    .flatMap((rest) => (rest.includes('}') ? [rest.split('}')[0]] : []));
  return JSON.stringify([...new Set(names)].sort());
}

/** The categories of `Intl.PluralRules`: a text that counts has a form for each that its language needs. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'];

/** @param {Json} value @returns {value is Record<string, Json>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The largest number that our texts count one by one. French has a form of its own for millions, which none of them needs. */
const MOST = 200;

/** The categories of numbers for which a language needs a form, and the one for all others. @param {string} tag */
export function categoriesOf(tag) {
  const rules = new Intl.PluralRules(tag);
  return [
    ...new Set([...Array.from({ length: MOST }, (_, count) => rules.select(count)), 'other']),
  ];
}

/** Whether a text counts. @param {Json} value @returns {value is Record<string, string>} */
const isCounted = (value) =>
  isObject(value) &&
  Object.hasOwn(value, 'other') &&
  Object.entries(value).every(
    ([key, form]) => CATEGORIES.includes(key) && typeof form === 'string',
  );

/**
 * What is wrong with the forms of a text that counts: each has the placeholders of the English one for any number.
 *
 * @param {string} other the English form
 * @param {Record<string, Json>} forms those of the language
 * @param {string} at
 * @param {readonly string[]} needed categories that the language cannot do without
 */
function formFaultsOf(other, forms, at, needed) {
  const missing = needed.filter((key) => !Object.hasOwn(forms, key));
  return [
    ...missing.map((key) => `\`${at}.${key}\` is missing`),
    ...Object.entries(forms).flatMap(([key, form]) =>
      CATEGORIES.includes(key)
        ? faultsOf(other, form, `${at}.${key}`)
        : [`\`${at}.${key}\` is not in English`],
    ),
  ];
}

/**
 * What is wrong with a language's texts; nothing when they fit English.
 *
 * @param {Json} english
 * @param {Json} texts the texts of the language
 * @param {string} [at] path of the keys down to here
 * @param {readonly string[]} [needed] categories of numbers that the language tells apart
 * @returns {string[]} a line for each fault
 */
export function faultsOf(english, texts, at = '', needed = ['other']) {
  /** @param {string | number} key */
  const below = (key) => (at === '' ? String(key) : `${at}.${String(key)}`);
  if (isCounted(english) && isObject(texts))
    return formFaultsOf(english.other ?? '', texts, at, needed);
  if (isObject(english) && isObject(texts)) {
    const extra = Object.keys(texts).filter((key) => !Object.hasOwn(english, key));
    return [
      ...Object.entries(english).flatMap(([key, value]) =>
        Object.hasOwn(texts, key)
          ? faultsOf(value, texts[key], below(key), needed)
          : [`\`${below(key)}\` is missing`],
      ),
      ...extra.map((key) => `\`${below(key)}\` is not in English`),
    ];
  }
  if (Array.isArray(english) && Array.isArray(texts)) {
    if (english.length !== texts.length)
      return [
        `\`${at}\` has ${String(texts.length)} entries in place of ${String(english.length)}`,
      ];
    return english.flatMap((value, index) => faultsOf(value, texts[index], below(index), needed));
  }
  if (typeof english !== 'string' || typeof texts !== 'string')
    return [`\`${at}\` is of another kind`];
  if (texts.trim() === '') return [`\`${at}\` is empty`];
  return placeholdersOf(english) === placeholdersOf(texts)
    ? []
    : [`\`${at}\` has other placeholders`];
}
