/**
 * A stream of numbers from -1 to 1 that depends on its seed alone (xorshift32), so that the same
 * sources always give the same bytes.
 */
export function createNoise(seed: number): () => number {
  // Zero would stay zero; the multiplier (Knuth's) parts neighbouring seeds.
  let state = Math.imul(seed + 1, 2_654_435_761) | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2_147_483_648;
  };
}

/** The same, from 0 to 1. */
export function createRandom(seed: number): () => number {
  const noise = createNoise(seed);
  return () => noise() * 0.5 + 0.5;
}
