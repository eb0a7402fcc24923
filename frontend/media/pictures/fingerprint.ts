import sharp from 'sharp';

/**
 * A difference hash: 64 bits, each saying whether a cell of an 8 by 8 grid is brighter than its right
 * neighbour. Pictures that look alike at a glance differ in few of them.
 */
export async function fingerprint(file: string): Promise<bigint> {
  const [columns, rows] = [9, 8];
  const cells = await sharp(file)
    .flatten()
    .greyscale()
    .resize(columns, rows, { fit: 'fill' })
    .raw()
    .toBuffer();
  let bits = 0n;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column + 1 < columns; column += 1) {
      const at = row * columns + column;
      bits = (bits << 1n) | ((cells[at] ?? 0) > (cells[at + 1] ?? 0) ? 1n : 0n);
    }
  }
  return bits;
}

/** In how many bits two fingerprints differ. */
export function distance(one: bigint, other: bigint): number {
  let rest = one ^ other;
  let count = 0;
  for (; rest > 0n; rest >>= 1n) count += Number(rest & 1n);
  return count;
}
