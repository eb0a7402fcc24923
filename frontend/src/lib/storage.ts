/**
 * What the browser keeps for the site. A visitor may forbid it, and other pages of the origin may have filled it: that costs
 * only the memory, so nothing here throws.
 */

/** Where it is kept: on this device, or for this tab. */
export type Place = 'localStorage' | 'sessionStorage';

/** A kept text; null when there is none. */
export function recall(place: Place, key: string): string | null {
  try {
    return window[place].getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it with null. */
export function keep(place: Place, key: string, text: string | null): void {
  try {
    if (text === null) window[place].removeItem(key);
    else window[place].setItem(key, text);
  } catch {
    // Full or forbidden.
  }
}
