import { expect, test } from 'vitest';

import { checksum, oggOf } from './ogg';

/** The pages of a file: flags, granule, whether the checksum holds, and how many segments. */
function pagesOf(file: Buffer) {
  const pages = [];
  for (let at = 0; at < file.length;) {
    const count = file[at + 26] ?? 0;
    const sizes = [...file.subarray(at + 27, at + 27 + count)];
    const end = at + 27 + count + sizes.reduce((sum, size) => sum + size, 0);
    const whole = Buffer.from(file.subarray(at, end));
    const sum = whole.readUInt32LE(22);
    whole.writeUInt32LE(0, 22);
    pages.push({
      mark: whole.toString('latin1', 0, 4),
      flags: whole[5],
      granule: Number(whole.readBigUInt64LE(6)),
      index: whole.readUInt32LE(18),
      isWhole: checksum(whole) === sum,
      sizes,
    });
    at = end;
  }
  return pages;
}

test('the checksum is that of Ogg', () => {
  expect(checksum(Buffer.from('123456789'))).toBe(0x89a1897f);
});

test('a stream is two pages of what it is, then a page for each second', () => {
  const packets = Array.from({ length: 120 }, (_, at) => new Uint8Array(at === 3 ? 255 : 240));
  const length = 118 * 960 + 7;
  const pages = pagesOf(oggOf({ packets, channels: 2, frame: 960, skip: 312, length }));
  expect(pages.map(({ flags, granule, index }) => [flags, granule, index])).toEqual([
    [2, 0, 0],
    [0, 0, 1],
    [0, 50 * 960, 2],
    [0, 100 * 960, 3],
    [4, length + 312, 4],
  ]);
  expect(pages.every(({ mark, isWhole }) => mark === 'OggS' && isWhole)).toBe(true);
  // A packet of 255 bytes takes a second segment, which is empty.
  expect(pages[2]?.sizes.slice(2, 6)).toEqual([240, 255, 0, 240]);
});
