/** Codes by what the browser calls them in the language that is shown. */

/** A code with what it is called. */
export type NamedCode = readonly [code: string, name: string];

/**
 * Names codes of a kind: the near ones first, the others by the order of their names.
 *
 * @returns what gives the names in the language of a tag; they are made once for each, which takes some milliseconds
 */
export function namedCodes(
  codes: readonly string[],
  near: readonly string[],
  type: 'region' | 'currency',
): (tag: string) => readonly NamedCode[] {
  const known = new Map<string, readonly NamedCode[]>();
  return (tag) => {
    const found = known.get(tag);
    if (found !== undefined) return found;
    const names = new Intl.DisplayNames([tag], { type });
    const order = new Intl.Collator(tag);
    const named = (code: string): NamedCode => [code, names.of(code) ?? code];
    const others = codes.filter((code) => !near.includes(code)).map(named);
    const all = [...near.map(named), ...others.toSorted(([, a], [, b]) => order.compare(a, b))];
    known.set(tag, all);
    return all;
  };
}
