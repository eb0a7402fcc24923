/** Chooses the form of a text that counts. It is apart from `fill`, because every page loads that and only the game and the desk count. */

/** A text that counts: its forms by the categories of `Intl.PluralRules`, of which a language has those that it needs. */
export type Counted = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/**
 * The form of a text that a language has for a count.
 *
 * @param tag - the tag of the language that the forms are in
 * @example counted({ one: '{count} day', other: '{count} days' }, 1, 'en') // '{count} day'
 */
export function counted(forms: Counted, count: number, tag: string): string {
  return forms[new Intl.PluralRules(tag).select(count)] ?? forms.other;
}
