/** Reads the bytes of a file: spreadsheets of Japan and Korea write CSV in encodings of their own. */

/** The encodings that are read, by the names that browsers know. */
export const ENCODINGS = ['utf-8', 'shift_jis', 'euc-kr', 'utf-16le', 'utf-16be'] as const;

/** How the letters of a file are written. Shift_JIS is what Windows calls CP932, and EUC-KR its CP949, in browsers too. */
export type Encoding = (typeof ENCODINGS)[number];

/** The bytes by which an encoding is told at the beginning of a file. */
const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** How much of a file is looked at for zeros, which UTF-16 has beside each Latin letter. */
const LOOKED_AT = 2000;

/** The encoding of a file: by its mark, by what its bytes can be, and between Japanese and Korean by what they say then. */
export function encodingOf(bytes: Uint8Array): Encoding {
  const marked = MARKS.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte));
  if (marked !== undefined) return marked[0];
  const wide = wideOf(bytes.subarray(0, LOOKED_AT));
  if (wide !== null) return wide;
  if (textIn(bytes, 'utf-8') !== null) return 'utf-8';
  const [japanese, korean] = [textIn(bytes, 'shift_jis'), textIn(bytes, 'euc-kr')];
  if (japanese === null && korean === null) return 'utf-8';
  if (japanese === null) return 'euc-kr';
  if (korean === null) return 'shift_jis';
  // Korean syllables are half-width kana in the one encoding, and Japanese ones rare syllables in the other.
  return syllablesOf(bytes) > countOf(/[\u3040-\u30ff]/gu, japanese) ? 'euc-kr' : 'shift_jis';
}

/** The text of a file. What is no letter of the encoding becomes a sign that says so. */
export const decoded = (bytes: Uint8Array, encoding: Encoding): string =>
  new TextDecoder(encoding).decode(bytes);

function textIn(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-16 without a mark: every other byte of its commas and line ends is zero. */
function wideOf(bytes: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  bytes.forEach((byte, place) => {
    if (byte === 0) zeros[place % 2] = (zeros[place % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even === odd) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** How many common Korean syllables the bytes are: those of KS X 1001, which has them from 0xB0A1 to 0xC8FE. */
function syllablesOf(bytes: Uint8Array): number {
  let [count, place] = [0, 0];
  while (place < bytes.length) {
    const [lead = 0, trail = 0] = [bytes[place], bytes[place + 1]];
    const isPair = lead >= 0x81 && trail >= 0x41;
    if (lead >= 0xb0 && lead <= 0xc8 && trail >= 0xa1) count += 1;
    place += isPair ? 2 : 1;
  }
  return count;
}

const countOf = (sign: RegExp, text: string) => text.match(sign)?.length ?? 0;
