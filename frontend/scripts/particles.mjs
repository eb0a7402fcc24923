/**
 * Finds particles that depend on the word before them and follow a placeholder, whose word is not known. `Intl` has no rules for
 * particles, and no library knows how a title in Latin letters is spoken, so the sentence is worded without them.
 */

/** Korean particles with one form after a vowel and another after a consonant. They end a word. */
const KOREAN =
  /\}[^\s\p{L}]{0,2}(?:은|는|이|가|을|를|과|와|으로|로|아|야|이나|나|이랑|랑|이라|라)(?=[^\p{L}]|$)|\}[^\s\p{L}]{0,2}\((?:이|으|을|를|은|는|가|와|과)\)/u;

/** @typedef {import('./locale-parity.mjs').Json} Json */

/**
 * A line for each text in which a particle follows a placeholder.
 *
 * @param {Json} texts
 * @param {string} tag the tag of the language
 * @param {string} [at] path of the keys down to here
 * @returns {string[]}
 */
export function particleFaultsOf(texts, tag, at = '') {
  if (tag !== 'ko') return [];
  if (typeof texts === 'string') {
    const [found] = KOREAN.exec(texts) ?? [];
    return found === undefined ? [] : [`\`${at}\` has the particle \`${found}\``];
  }
  if (typeof texts !== 'object' || texts === null) return [];
  return Object.entries(texts).flatMap(([key, value]) =>
    particleFaultsOf(value, tag, at === '' ? key : `${at}.${key}`),
  );
}
