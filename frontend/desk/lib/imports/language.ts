/** The language of a file, as far as its letters say it. */
import type { PostLocale } from '../../api/types';
import type { Table } from './table';

/** How many letters are looked at: some positions. */
const LOOKED_AT = 20_000;

const countOf = (sign: RegExp, text: string) => text.match(sign)?.length ?? 0;

/** Japanese for kana, Korean for its syllables, English else; a file may mix English into both. */
export function languageOf({ rows }: Table): PostLocale {
  const text = rows.flat().join(' ').slice(0, LOOKED_AT);
  const kana = countOf(/[\u3041-\u30ff]/gu, text);
  const syllables = countOf(/[\uac00-\ud7a3]/gu, text);
  if (kana === 0 && syllables === 0) return 'en';
  return kana >= syllables ? 'jp' : 'kr';
}
