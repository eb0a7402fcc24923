/** Fills the `{name}` places of a text. */

const PLACE = /\{(\w+)\}/gu;

/** A text cut at its places: literal texts and names in turn. */
export type Part = { readonly text: string } | { readonly name: string };

/**
 * Cuts a text at its places.
 *
 * @example partsOf('To {name}!') // [{ text: 'To ' }, { name: 'name' }, { text: '!' }]
 */
export function partsOf(template: string): Part[] {
  return template
    .split(PLACE)
    .map((piece, index) => (index % 2 === 0 ? { text: piece } : { name: piece }))
    .filter((part) => !('text' in part) || part.text !== '');
}

/**
 * Fills a text with plain values.
 *
 * @throws Error when the text names a place that has no value.
 */
export function format(template: string, values: Readonly<Record<string, string>>): string {
  return template.replaceAll(PLACE, (_place, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`no value for {${name}} in "${template}"`);
    return value;
  });
}
