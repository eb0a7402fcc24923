import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { decoded, encodingOf } from './decode';
import type { Encoding } from './decode';

const fileOf = (name: string) =>
  new Uint8Array(readFileSync(path.resolve(import.meta.dirname, '../../test/files', name)));

const bytesOf = (text: string) => new TextEncoder().encode(text);

const hex = (digits: string) =>
  new Uint8Array(digits.match(/../gu)?.map((pair) => Number.parseInt(pair, 16)) ?? []);

const wide = (text: string, isBig: boolean, mark: readonly number[]) =>
  new Uint8Array([
    ...mark,
    ...Array.from(text, (letter) => letter.charCodeAt(0)).flatMap((unit) => {
      const pair = [unit >> 8, unit & 0xff];
      return isBig ? pair : pair.toReversed();
    }),
  ]);

describe('the encoding of a file', () => {
  it.each<readonly [string, Encoding, Uint8Array, string]>([
    ['UTF-8', 'utf-8', bytesOf('求人名,勤務地\r\n'), '求人名'],
    ['UTF-8 with its mark', 'utf-8', bytesOf('\u{feff}공고명,근무지\r\n'), '공고명'],
    ['Latin letters only', 'utf-8', bytesOf('title,location\n'), 'title'],
    ['Shift_JIS', 'shift_jis', fileOf('hrmos-cp932.csv'), '求人ID'],
    ['EUC-KR', 'euc-kr', fileOf('korean-euc-kr.csv'), '공고 번호'],
    // Both encodings can read the bytes of these: おんがく, 가나다.
    ['kana alone', 'shift_jis', hex('82a882f182aa82ad'), 'おんがく'],
    ['syllables alone', 'euc-kr', hex('b0a1b3aab4d9'), '가나다'],
    ['UTF-16 with its mark', 'utf-16le', wide('공고,1\n', false, [0xff, 0xfe]), '공고'],
    ['UTF-16 without a mark', 'utf-16le', wide('求人,a,b\n', false, []), '求人'],
    ['UTF-16 of big numbers first', 'utf-16be', wide('求人,a,b\n', true, []), '求人'],
  ])('is known for %s', (_name, encoding, bytes, begin) => {
    expect(encodingOf(bytes)).toBe(encoding);
    expect(decoded(bytes, encoding).startsWith(begin)).toBe(true);
  });

  it('has the letters of Windows that Shift_JIS lacks', () => {
    const text = decoded(fileOf('hrmos-cp932.csv'), 'shift_jis');
    expect(text).toContain('①担当：高橋');
    expect(text).toContain('髙崎');
  });
});
