/** What becomes of each row of a file, beside what is here already. */
import type { PositionSummary, PostLocale } from '../../api/types';
import type { ImportedRow } from './rows';

/** What becomes of a row. */
export type RowState =
  /** A position begins. */
  | { readonly kind: 'new' }
  /** A position that was imported in another language gets this one. */
  | { readonly kind: 'adds'; readonly to: string }
  /** It is here already: another one begins only if somebody wants that. */
  | { readonly kind: 'known'; readonly as: string }
  /** The file has it before. */
  | { readonly kind: 'twice'; readonly first: number };

/** What is known of a row. */
export interface KnownRow extends Pick<ImportedRow, 'number' | 'locale'> {
  readonly importId: string;
  readonly title: string;
  /** Ids of the positions that were imported from the same one. */
  readonly positions: readonly string[];
}

/** Whether a position has a text in a language. */
const has = (position: PositionSummary, locale: PostLocale) =>
  (position.locales[locale]?.state ?? 'missing') !== 'missing';

/** What becomes of the rows. Those without a name of their own are known by their titles. */
export function statesOf(
  rows: readonly KnownRow[],
  positions: readonly PositionSummary[],
): RowState[] {
  const byId = new Map(positions.map((position) => [position.id, position]));
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const { importId, title, locale, number } = row;
    const key = JSON.stringify([locale, importId === '' ? ['title', title] : importId]);
    const first = seen.get(key);
    if (first !== undefined) return { kind: 'twice', first };
    seen.set(key, number);
    if (importId === '') {
      const same = positions.find((position) => position.locales[locale]?.title === title);
      return same === undefined ? { kind: 'new' } : { kind: 'known', as: same.id };
    }
    const known = row.positions.flatMap((id) => byId.get(id) ?? []);
    const same = known.find((position) => has(position, locale));
    if (same !== undefined) return { kind: 'known', as: same.id };
    const [other] = known;
    return other === undefined ? { kind: 'new' } : { kind: 'adds', to: other.id };
  });
}
