/** Days and moments, as fields and the service write them. */

/** A number with two digits. */
const two = (value: number) => String(value).padStart(2, '0');

/** The day that it is on this device, such as `2026-01-31`. */
export function today(now = new Date()): string {
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** A moment as a field for day and time has it, in the time of this device; empty for none. */
export function fieldOf(moment: string | null): string {
  const date = new Date(moment ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return '';
  return `${today(date)}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The moment that a field for day and time names, in UTC; `null` for an empty one. */
export function momentOf(field: string): string | null {
  const date = new Date(field === '' ? Number.NaN : field);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}
