import { afterEach, expect, it, vi } from 'vitest';

import { firstPart, wholeFile } from './song-file';

/** A file of 200,000 bytes, each of which says where it is. */
const FILE = Uint8Array.from({ length: 200_000 }, (_, at) => at % 251);
const { signal } = new AbortController();

/** Whether bytes are those of the file up to an end; a comparison by the runner would take seconds. */
const isFile = (bytes: Uint8Array, end = FILE.length) =>
  bytes.length === end && bytes.every((byte, at) => byte === at % 251);

/** A server of the file; returns the ranges that it was asked for. */
function serve(hasRanges = true) {
  const ranges: (string | null)[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit = {}) => {
    const range = new Headers(init.headers).get('range');
    ranges.push(range);
    const [, from, to] = /^bytes=(\d+)-(\d*)$/u.exec(range ?? '') ?? [];
    if (!hasRanges || from === undefined) return Promise.resolve(new Response(FILE));
    const end = to === '' ? FILE.length : Number(to) + 1;
    return Promise.resolve(new Response(FILE.slice(Number(from), end), { status: 206 }));
  });
  return ranges;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks for the first part, then for the rest, and for neither again', async () => {
  const ranges = serve();
  const first = await firstPart('/one.mp3');
  expect(first.isWhole).toBe(false);
  expect(isFile(first.bytes, 130_944)).toBe(true);
  expect(isFile(await wholeFile('/one.mp3', signal))).toBe(true);
  expect(isFile(await wholeFile('/one.mp3', signal))).toBe(true);
  expect(ranges).toEqual(['bytes=0-130943', 'bytes=130944-']);
});

it('takes the whole of a server that knows no ranges', async () => {
  const ranges = serve(false);
  expect((await firstPart('/two.mp3')).isWhole).toBe(true);
  expect(isFile(await wholeFile('/two.mp3', signal))).toBe(true);
  expect(ranges).toHaveLength(1);
});

it('asks another server, which need not allow the header, for no part', async () => {
  const ranges = serve();
  expect((await firstPart('https://cdn.example.com/three.mp3')).isWhole).toBe(true);
  expect(ranges).toEqual([null]);
});

it('asks anew for what did not come', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  await expect(firstPart('/four.mp3')).rejects.toThrow('/four.mp3: 503');
  serve();
  expect((await firstPart('/four.mp3')).bytes).toHaveLength(130_944);
});
