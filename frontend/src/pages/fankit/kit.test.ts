import { describe, expect, it } from 'vitest';

import { songs } from '../../../media/songs.json';
import {
  CHARACTERS,
  FIGURES,
  HEADERS,
  LOGOS,
  LOOP,
  MARKS,
  PICTURES,
  SONGS,
  WORDMARKS,
  paired,
} from './kit';
import { WHOLE, sizeText } from './kit-files';

describe('the kit', () => {
  it('has all its pieces', () => {
    const counts = [LOGOS, PICTURES, FIGURES, CHARACTERS, MARKS, HEADERS, SONGS].map(
      ({ length }) => length,
    );
    expect(counts).toEqual([2, 3, 8, 8, 4, 6, songs.length]);
  });

  it('offers every header in two sizes, the large one first', () => {
    for (const { files } of HEADERS) {
      const widths = files.map(({ download }) => download.width ?? 0);
      expect(widths).toHaveLength(2);
      expect(widths[0]).toBeGreaterThan(widths[1] ?? 0);
    }
  });

  it('offers all full figures as equally large pictures', () => {
    const formats = FIGURES.flatMap(({ files }) => files.map(({ format }) => format));
    expect(formats).toEqual(Array.from({ length: 8 }, () => 'PNG\u00a01800×3000'));
  });

  it('offers the hard songs in a second, loud master that says so', () => {
    const formats = SONGS.map(({ files }) => files.map(({ format }) => format));
    const two = ['MP3 ZIP', 'WAV ZIP'];
    const four = [...two, 'MP3 ZIP\u00a0LOUD', 'WAV ZIP\u00a0LOUD'];
    expect(formats).toEqual(songs.map((song) => ('isHard' in song ? four : two)));
  });

  it('offers everything in one archive, with its size', () => {
    const [whole] = WHOLE;
    expect(whole?.format).toBe('ZIP');
    const parts = [LOGOS, PICTURES, FIGURES, CHARACTERS, MARKS, HEADERS, SONGS, [LOOP]]
      .flat()
      .flatMap(({ files }) => files.map(({ download }) => download))
      .filter(({ kind }) => kind !== 'WAV');
    const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
    // What an archive adds to each file is small.
    expect(Math.abs((whole?.download.bytes ?? 0) / bytes - 1)).toBeLessThan(0.01);
  });

  it('has the wordmark in both lights, as a picture and as outlines, beside the archive', () => {
    const kinds = WORDMARKS.map(({ files }) => files.map(({ download }) => download.kind));
    expect(kinds).toEqual([
      ['PNG', 'SVG'],
      ['PNG', 'SVG'],
    ]);
    for (const { files } of WORDMARKS)
      for (const { download } of files) expect(download.href).toMatch(/^\/kit\/press\//u);
  });

  it('refuses a piece without texts, and texts without a piece', () => {
    expect(() => paired(LOGOS, ['one'])).toThrow('no texts for');
    expect(() => paired(LOGOS, ['one', 'two', 'three'])).toThrow('more texts than pieces');
  });
});

describe('the size of a file', () => {
  it.each([
    [12, '1 KB'],
    [12_658, '13 KB'],
    [999_499, '999 KB'],
    [1_000_000, '1.0 MB'],
    [21_345_678, '21.3 MB'],
  ])('of %d bytes is %s', (bytes, text) => {
    expect(sizeText(bytes)).toBe(text);
  });
});
