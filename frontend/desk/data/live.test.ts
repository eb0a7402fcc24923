import { beforeEach, describe, expect, it, vi } from 'vitest';

import { ApiError } from '../api/error';
import type { News, PresenceRequest } from '../api/types';
import { Live } from './live';
import type { Word } from './live';

const READING: Word = { locale: 'en', isWriting: false, field: '' };

const newsOf = (en: string, othersTag = 'nobody', name = ''): News => ({
  others:
    name === '' ? [] : [{ name, locale: 'en', field: 'title', isWriting: true, since: '2026' }],
  othersTag,
  revisions: { en },
  comments: 0,
});

/** A service whose calls wait until the test responds. */
function aLive() {
  const calls: {
    readonly request: PresenceRequest;
    readonly respond: (news: News) => Promise<unknown>;
    readonly refuse: (error: Error) => Promise<unknown>;
    readonly signal: AbortSignal;
  }[] = [];
  const page = { en: '1' };
  const renew = vi.fn((): Promise<unknown> => Promise.resolve());
  const ask = (request: PresenceRequest, signal: AbortSignal) =>
    new Promise<News>((resolve, reject) => {
      const after = (run: () => void) => {
        run();
        return vi.advanceTimersByTimeAsync(0);
      };
      calls.push({
        request,
        signal,
        respond: (news) =>
          after(() => {
            resolve(news);
          }),
        refuse: (error) =>
          after(() => {
            reject(error);
          }),
      });
      signal.addEventListener('abort', () => {
        reject(new DOMException('over', 'AbortError'));
      });
    });
  const comments: { revision: number | undefined } = { revision: 0 };
  const loadComments = vi.fn((): Promise<unknown> => Promise.resolve());
  const renewComments = vi.fn((): Promise<unknown> => Promise.resolve());
  const live = new Live(READING, {
    ask,
    known: () => page,
    renew,
    comments: () => comments.revision,
    loadComments,
    renewComments,
  });
  live.start();
  return { live, calls, page, renew, comments, loadComments, renewComments };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

describe('a position that is followed', () => {
  it('is asked for again when another has saved, and the next call waits at once', async () => {
    const { live, calls, page, renew } = aLive();
    await calls[0]?.respond(newsOf('1'));
    renew.mockImplementation(() => Promise.resolve((page.en = '2')));
    await calls[1]?.respond(newsOf('2'));
    expect(renew).toHaveBeenCalledTimes(1);
    expect(calls.map(({ request }) => request.known?.revisions)).toEqual([
      { en: '1' },
      { en: '1' },
      { en: '2' },
    ]);
    live.stop();
  });

  it('is asked for again until the page has what is new', async () => {
    const { live, calls, renew } = aLive();
    await calls[0]?.respond(newsOf('2'));
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    await calls[1]?.respond(newsOf('2'));
    expect(renew).toHaveBeenCalledTimes(2);
    live.stop();
  });

  it('is followed on where the page cannot get what is new', async () => {
    const { live, calls, renew } = aLive();
    renew.mockRejectedValueOnce(new Error('no connection'));
    await calls[0]?.respond(newsOf('2'));
    expect(calls).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(calls).toHaveLength(2);
    renew.mockRejectedValueOnce(new Error('no connection'));
    await calls[1]?.refuse(new ApiError({ code: 'notFound', message: '', status: 404 }));
    expect(renew).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(calls).toHaveLength(3);
    live.stop();
  });

  it('is not asked for because of what this page has saved', async () => {
    const { live, calls, page, renew } = aLive();
    page.en = '2';
    await calls[0]?.respond(newsOf('2'));
    expect(renew).not.toHaveBeenCalled();
    expect(calls).toHaveLength(2);
    live.stop();
  });

  it('has its comments renewed when somebody has said something', async () => {
    const { live, calls, comments, renewComments } = aLive();
    await calls[0]?.respond(newsOf('1'));
    expect(renewComments).not.toHaveBeenCalled();
    renewComments.mockImplementation(() => Promise.resolve((comments.revision = 3)));
    await calls[1]?.respond({ ...newsOf('1'), comments: 3 });
    expect(renewComments).toHaveBeenCalledTimes(1);
    expect(calls.map(({ request }) => request.known?.comments)).toEqual([0, 0, 3]);
    live.stop();
  });

  it('has the comments before it waits for others', async () => {
    const { live, calls, comments, loadComments } = aLive();
    comments.revision = undefined;
    loadComments.mockImplementation(() => Promise.resolve((comments.revision = 7)));
    await calls[0]?.respond(newsOf('1'));
    expect(calls.at(-1)?.request.known?.comments).toBe(7);
    live.stop();
  });

  it('waits without comments that cannot be had', async () => {
    const { live, calls, comments, loadComments } = aLive();
    comments.revision = undefined;
    loadComments.mockRejectedValue(new Error('no connection'));
    await calls[0]?.respond(newsOf('1'));
    expect(calls).toHaveLength(2);
    expect(calls[1]?.request.known).not.toHaveProperty('comments');
    live.stop();
  });

  it('has others, each with what they do', async () => {
    const { live, calls } = aLive();
    const seen = vi.fn();
    live.subscribe(seen);
    await calls[0]?.respond(newsOf('1', 'yuna', 'yuna'));
    expect(live.state()).toMatchObject([{ name: 'yuna', field: 'title' }]);
    await calls[1]?.respond(newsOf('1', 'yuna', 'yuna'));
    expect(seen).toHaveBeenCalledTimes(1);
    live.stop();
  });

  it('hears at once what this user does', async () => {
    const { live, calls } = aLive();
    live.say({ ...READING, isWriting: true, field: 'title' });
    live.say({ ...READING, isWriting: true, field: 'title' });
    await vi.advanceTimersByTimeAsync(0);
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(calls).toHaveLength(2);
    expect(calls[1]?.request).toMatchObject({ isWriting: true, field: 'title' });
    live.stop();
  });
});

describe('the calls', () => {
  it('go on at once where the service has waited without news', async () => {
    const { live, calls } = aLive();
    await calls[0]?.respond(newsOf('1'));
    await vi.advanceTimersByTimeAsync(20_000);
    await calls[1]?.respond(newsOf('1'));
    expect(calls).toHaveLength(3);
    live.stop();
  });

  it('have pauses where the service does not wait or does not respond', async () => {
    const { live, calls } = aLive();
    await calls[0]?.respond(newsOf('1'));
    await calls[1]?.respond(newsOf('1'));
    expect(calls).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(calls).toHaveLength(3);
    await calls[2]?.refuse(new TypeError('no network'));
    expect(calls).toHaveLength(3);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(4);
    live.stop();
  });

  it('end when the page is out of sight, and begin again', async () => {
    const { live, calls } = aLive();
    const sight = vi.spyOn(document, 'visibilityState', 'get');
    const turn = async (state: DocumentVisibilityState) => {
      sight.mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
      await vi.advanceTimersByTimeAsync(60_000);
    };
    await turn('hidden');
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(calls).toHaveLength(1);
    await turn('visible');
    expect(calls.length).toBeGreaterThan(1);
    live.stop();
  });

  it('end with it', async () => {
    const { live, calls } = aLive();
    live.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(calls).toHaveLength(1);
  });
});
