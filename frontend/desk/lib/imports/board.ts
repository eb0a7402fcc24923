/** The name of a board of Greenhouse. */

/** The name in what somebody enters: an address of the board or of one of its jobs, or the name itself. */
export function boardOf(text: string): string {
  const entered = text.trim();
  const withoutScheme = entered.replace(/^https?:\/\//iu, '');
  if (!withoutScheme.includes('greenhouse.io/')) return entered;
  try {
    const { pathname, searchParams } = new URL(`https://${withoutScheme}`);
    const parts = pathname.split('/').filter((part) => part !== '');
    const isApi = parts[0] === 'v1' && parts[1] === 'boards';
    return searchParams.get('for') ?? (isApi ? parts[2] : parts[0]) ?? '';
  } catch {
    return entered;
  }
}
