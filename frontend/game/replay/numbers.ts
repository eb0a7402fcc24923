/** Whole numbers as bytes: seven bits a byte, the lowest first. */

/** No number needs more bytes: none is as great as the milliseconds of half an hour. */
const MOST_BYTES = 3;

/** A number as bytes. */
export function bytesOf(number: number): readonly number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...bytesOf(number >> 7)];
}

/** Reads numbers one after the other; undefined where there is none. */
export class Reader {
  readonly #bytes: Uint8Array;
  at: number;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.at = at;
  }

  next(): number | undefined {
    let value = 0;
    for (let place = 0; place < MOST_BYTES; place++) {
      const byte = this.#bytes[this.at++];
      if (byte === undefined) return undefined;
      value |= (byte & 0x7f) << (7 * place);
      if (byte < 0x80) return value;
    }
    return undefined;
  }
}
