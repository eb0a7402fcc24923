/** Which day it is where the visitor is. The game asks when it is opened, never while a page is rendered. */

const DAY_MS = 86_400_000;

/** A date as the number of its day since 1970, by the calendar that the visitor sees. */
export function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY_MS;
}

/** The number of today. */
export const today = (): number => dayOf(new Date());
