import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { followList } from './list-live';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A service whose calls wait until the test responds, and the list of a page. */
function aList() {
  const calls: { readonly tag: string; readonly respond: (tag: string) => Promise<unknown> }[] = [];
  const page = { tag: 'one', next: 'two' };
  const ask = ($page: string, tag: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      const respond = (now: string) => {
        resolve(now);
        return vi.advanceTimersByTimeAsync(0);
      };
      calls.push({ tag, respond });
      signal.addEventListener('abort', () => {
        reject(new DOMException('over', 'AbortError'));
      });
    });
  const renew = vi.fn(() => {
    page.tag = page.next;
    return Promise.resolve();
  });
  const end = followList({ ask, known: () => page.tag, renew });
  return { calls, page, renew, end };
}

it('reads the list anew as soon as it is another one, and waits on at once', async () => {
  const { calls, renew, end } = aList();
  await calls[0]?.respond('two');
  expect(renew).toHaveBeenCalledOnce();
  expect(calls.map(({ tag }) => tag)).toEqual(['one', 'two']);
  end();
});

it('waits on at once where the service has waited, and later where it has no room', async () => {
  const { calls, renew, end } = aList();
  await vi.advanceTimersByTimeAsync(20_000);
  await calls[0]?.respond('one');
  expect(calls).toHaveLength(2);
  await calls[1]?.respond('one');
  expect(calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(calls).toHaveLength(3);
  expect(renew).not.toHaveBeenCalled();
  end();
});

it('gives up a call without a response after thirty seconds, and makes another one', async () => {
  const { calls, end } = aList();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(calls).toHaveLength(2);
  end();
});

it('waits for nothing out of sight, and goes on when it is seen again', async () => {
  const { calls, end } = aList();
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(1);
  sight.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(2);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(calls).toHaveLength(2);
});
