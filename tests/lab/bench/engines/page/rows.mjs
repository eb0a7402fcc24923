// The data of the table that e18e's framework tracker publishes: 1,000 rows of two UUIDs. Theirs are drawn anew for each
// run; these are the same for each contender and each run.

export const ROWS = 1000;

/**
 * Numbers of 32 bits from a seed (xorshift), so that nothing has to be stored.
 *
 * @param {number} seed
 */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

/**
 * A UUID of version 4.
 *
 * @param {() => number} next
 */
function uuid(next) {
  const hex = Array.from({ length: 4 }, () => next().toString(16).padStart(8, '0')).join('');
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) % 4] ?? '8';
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`];
  return [...parts, variant + hex.slice(17, 20), hex.slice(20)].join('-');
}

/**
 * The rows of the table.
 *
 * @returns {{ id: string, name: string }[]}
 */
export function rowsOf() {
  const next = numbersFrom(0x9e3779b9);
  return Array.from({ length: ROWS }, () => ({ id: uuid(next), name: uuid(next) }));
}
