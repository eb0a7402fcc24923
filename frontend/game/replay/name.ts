/** The name under a mix or on a ghost. It comes from a link, so whatever it is made of, it is shown as a short line of plain letters. */

/** Characters of a name. */
export const NAME_LENGTH = 16;
/** Marks that one letter may carry. */
const STACKED = /(\p{M}{2})\p{M}+/gu;
/** What is no letter, digit or mark of a script, nor a sign of the few that names have. */
const STRANGE = /[^\p{L}\p{N}\p{M} _&!?'・-]|\p{Default_Ignorable_Code_Point}/gu;

/** The name in a part of a link; empty where there is none, or where it cannot be read. */
export function nameIn(text: string): string {
  try {
    return cleanName(decodeURIComponent(text));
  } catch {
    return '';
  }
}

/** A name as it is shown; empty when nothing is left of it. */
export function cleanName(text: string): string {
  const plain = text
    .slice(0, 8 * NAME_LENGTH)
    .normalize('NFKC')
    .replace(STRANGE, '')
    .normalize('NFC')
    .replace(STACKED, '$1')
    .replace(/ +/gu, ' ')
    .trim();
  return Array.from(plain).slice(0, NAME_LENGTH).join('').trim();
}
