/**
 * Joins the class names that there are.
 *
 * @example classes('cut', undefined, 'wide') // 'cut wide'
 */
export function classes(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== '').join(' ');
}
