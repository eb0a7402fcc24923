/** What a forger does to replays. */

/** The bytes with the checksum that they need. */
export function resigned(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  let hash = 0x811c9dc5;
  for (const byte of copy.subarray(0, -2)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  new DataView(copy.buffer).setUint16(copy.length - 2, (hash ^ (hash >>> 16)) & 0xffff);
  return copy;
}

/** Other bytes from a place on, with the checksum that they need then. */
export function forged(bytes: Uint8Array, at: number, ...others: readonly number[]): Uint8Array {
  const copy = bytes.slice();
  copy.set(others, at);
  return resigned(copy);
}
