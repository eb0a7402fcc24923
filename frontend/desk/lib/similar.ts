/** Texts as a search compares them, and words that are nearly in them. */

/** Hiragana, which are compared as katakana. */
const HIRAGANA = /[\u3041-\u3096]/gu;

/** What katakana are above hiragana. */
const KATAKANA_ABOVE = 0x60;

/**
 * A text as it is searched: width, case, accents, kana and voicing marks do not count. Hangul are taken apart, so a syllable that
 * is not finished yet is found too.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(HIRAGANA, (kana) =>
      String.fromCodePoint((kana.codePointAt(0) ?? 0) + KATAKANA_ABOVE),
    );

/** How many letters of a word may be wrong: of a short one none, because it would be found everywhere. */
export function errorsIn(word: string): number {
  const { length } = word;
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * Whether a text has a part that differs from a word by so many letters that are wrong, missing, too many, or exchanged with the
 * next one. Both are folded.
 */
export function hasNearly(text: string, word: string, errors: number): boolean {
  // A row for each letter of the word: the fewest errors with which its beginning ends at each place of the text.
  let before: number[] = [];
  let last = Array.from({ length: text.length + 1 }, () => 0);
  for (let at = 1; at <= word.length; at += 1) {
    const row = [at];
    for (let place = 1; place <= text.length; place += 1) {
      const isSame = word[at - 1] === text[place - 1];
      let least = Math.min(
        (last[place - 1] ?? 0) + (isSame ? 0 : 1),
        (last[place] ?? 0) + 1,
        (row[place - 1] ?? 0) + 1,
      );
      const isExchanged = word[at - 1] === text[place - 2] && word[at - 2] === text[place - 1];
      if (at > 1 && place > 1 && isExchanged) least = Math.min(least, (before[place - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > errors) return false;
    [before, last] = [last, row];
  }
  return last.some((count) => count <= errors);
}
