/**
 * Joins class names; leaves out those that are undefined or empty.
 *
 * @example classes('slashSection', undefined, 'wide') // 'slashSection wide'
 */
export function classes(...names: readonly (string | undefined)[]): string {
  return names.filter((name) => name !== undefined && name !== '').join(' ');
}
