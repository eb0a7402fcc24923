/** Differences beyond which no more partners are looked for: the work grows with each. */
const DIFFERENCES_MAX = 2_500;

/**
 * The longest common subsequence of two lists, found as Myers has described it (1986): for each item of the first one its partner
 * in the second, or -1.
 *
 * @returns null where the lists have too little in common
 */
export function partnersOf(
  one: readonly string[],
  other: readonly string[],
): readonly number[] | null {
  const found = one.map(() => -1);
  let start = 0;
  while (start < one.length && start < other.length && one[start] === other[start]) {
    found[start] = start;
    start += 1;
  }
  let [end, otherEnd] = [one.length, other.length];
  while (end > start && otherEnd > start && one[end - 1] === other[otherEnd - 1]) {
    end -= 1;
    otherEnd -= 1;
    found[end] = otherEnd;
  }
  const pairs = pairsOf(one.slice(start, end), other.slice(start, otherEnd));
  if (pairs === null) return null;
  for (const [at, partner] of pairs) found[start + at] = start + partner;
  return found;
}

type Pair = readonly [number, number];

/** The pairs of two lists that neither begin nor end alike. */
function pairsOf(one: readonly string[], other: readonly string[]): readonly Pair[] | null {
  if (one.length === 0 || other.length === 0) return [];
  const size = Math.min(one.length + other.length, DIFFERENCES_MAX);
  /** How far each diagonal reaches, before each round. */
  const rounds: Int32Array[] = [];
  const reach = new Int32Array(2 * size + 3);
  const at = (diagonal: number) => reach[diagonal + size + 1] ?? 0;
  for (let round = 0; round <= size; round += 1) {
    rounds.push(reach.slice(size - round, size + round + 3));
    for (let diagonal = -round; diagonal <= round; diagonal += 2) {
      let row = isDown(at, diagonal, round) ? at(diagonal + 1) : at(diagonal - 1) + 1;
      while (
        row < one.length &&
        row - diagonal < other.length &&
        one[row] === other[row - diagonal]
      )
        row += 1;
      reach[diagonal + size + 1] = row;
      if (row >= one.length && row - diagonal >= other.length)
        return wayBack(rounds, one.length, other.length);
    }
  }
  return null;
}

/** Whether a diagonal is reached by one more item of the second list. */
const isDown = (at: (diagonal: number) => number, diagonal: number, round: number) =>
  diagonal === -round || (diagonal !== round && at(diagonal - 1) < at(diagonal + 1));

/** The pairs on the way that led to the end. */
function wayBack(rounds: readonly Int32Array[], rows: number, columns: number) {
  const pairs: Pair[] = [];
  let [row, column] = [rows, columns];
  for (let round = rounds.length - 1; round >= 0; round -= 1) {
    const at = (diagonal: number) => rounds[round]?.[diagonal + round + 1] ?? 0;
    const diagonal = row - column;
    const before = isDown(at, diagonal, round) ? diagonal + 1 : diagonal - 1;
    const [toRow, toColumn] = round === 0 ? [0, 0] : [at(before), at(before) - before];
    while (row > toRow && column > toColumn) {
      row -= 1;
      column -= 1;
      pairs.push([row, column]);
    }
    [row, column] = [toRow, toColumn];
  }
  return pairs;
}
