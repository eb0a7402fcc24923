import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import type { LoadedCut } from '../audio/player';
import { bring } from './bring';

const WHOLE = { start: 2 } as LoadedCut;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function bringing(rest: LoadedCut['rest'], cut?: Promise<LoadedCut>) {
  const abort = new AbortController();
  const give = vi.fn();
  const told = { onBegun: vi.fn(), onWhole: vi.fn() };
  const first = { start: 1, rest } as LoadedCut;
  void bring({ give }, cut ?? Promise.resolve(first), abort.signal, told);
  return { abort, give, told, first };
}

it('brings the beginning, then the whole', async () => {
  const { give, told, first } = bringing(() => Promise.resolve(WHOLE));
  await vi.advanceTimersByTimeAsync(0);
  expect(give.mock.calls).toEqual([[first], [WHOLE]]);
  expect([told.onBegun.mock.calls.length, told.onWhole.mock.calls.length]).toEqual([1, 1]);
});

it('asks again for the rest, at once when the network is there again', async () => {
  const rest = vi.fn().mockRejectedValue(new Error('no network'));
  const { give } = bringing(rest);
  await vi.advanceTimersByTimeAsync(1999);
  expect(rest).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(rest).toHaveBeenCalledTimes(2);
  rest.mockResolvedValue(WHOLE);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(give).toHaveBeenLastCalledWith(WHOLE);
});

it('asks for nothing when the play has ended, and gives nothing to it', async () => {
  const rest = vi.fn().mockRejectedValue(new Error('no network'));
  const { abort, give } = bringing(rest);
  await vi.advanceTimersByTimeAsync(0);
  abort.abort();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(rest).toHaveBeenCalledTimes(1);
  expect(give).toHaveBeenCalledTimes(1);
});

it('leaves a song that cannot be had at all to who asked for it', async () => {
  const { give, told } = bringing(undefined, Promise.reject(new Error('404')));
  await vi.advanceTimersByTimeAsync(0);
  expect(give).not.toHaveBeenCalled();
  expect(told.onBegun).not.toHaveBeenCalled();
});
