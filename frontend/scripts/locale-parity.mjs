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

/** @param {Json} value @returns {value is Record<string, Json>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What is wrong with a language's texts; nothing when they fit English.
 *
 * @param {Json} english
 * @param {Json} texts the texts of the language
 * @param {string} [at] path of the keys down to here
 * @returns {string[]} a line for each fault
 */
export function faultsOf(english, texts, at = '') {
  /** @param {string | number} key */
  const below = (key) => (at === '' ? String(key) : `${at}.${String(key)}`);
  if (isObject(english) && isObject(texts)) {
    const extra = Object.keys(texts).filter((key) => !Object.hasOwn(english, key));
    return [
      ...Object.entries(english).flatMap(([key, value]) =>
        Object.hasOwn(texts, key)
          ? faultsOf(value, texts[key], below(key))
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
    return english.flatMap((value, index) => faultsOf(value, texts[index], below(index)));
  }
  if (typeof english !== 'string' || typeof texts !== 'string')
    return [`\`${at}\` is of another kind`];
  if (texts.trim() === '') return [`\`${at}\` is empty`];
  return placeholdersOf(english) === placeholdersOf(texts)
    ? []
    : [`\`${at}\` has other placeholders`];
}
