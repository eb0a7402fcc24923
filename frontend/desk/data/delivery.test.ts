/** An answer that is lost: what the service took without one is known by what it has. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Post } from '../api/types';
import { refuse } from '../test/refuse';
import { anEntry } from '../test/samples';
import type { Around, Send } from './around';
import { Draft, SAVE_DELAY_MS } from './draft';
import type { Entry } from './entry';

const LATER = '2026-01-02T00:00:00.000Z';

const at = (revision: string, draft: Post, by = 'me'): Entry => ({
  ...anEntry,
  revision,
  draft,
  changedBy: by,
  changedAt: LATER,
});

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

const none = () => Promise.resolve(null);

function aDraftOf(before: Post, last: Around['last'] = none) {
  const send = vi.fn<Send>((_, revision) => Promise.resolve(at(`${revision}+`, {})));
  return { draft: new Draft('en', at('1', before), { send, last, user: 'me' }), send };
}

/** A draft whose first text is sent, and no answer comes; what is sent next is refused, for the service has another one. */
async function withoutAnswer(before: Post, sent: Post, theirs: Entry, last: Around['last']) {
  const { draft, send } = aDraftOf(before, last);
  send.mockImplementationOnce(refuse('offline', 0));
  send.mockImplementationOnce(refuse('conflict', 409, theirs));
  draft.change(sent);
  await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
  expect(draft.state().status).toBe('offline');
  return { draft, send };
}

describe('a text whose answer was lost', () => {
  it('is gone on with where the service has it: no one is asked to choose', async () => {
    const last = vi.fn(none);
    const taken = at('2', { title: 'B' });
    const { draft, send } = await withoutAnswer({ title: 'A' }, { title: 'B' }, taken, last);
    draft.change({ title: 'C' });
    await vi.runAllTimersAsync();
    expect(draft.state()).toMatchObject({ status: 'saved', post: { title: 'C' } });
    expect(send.mock.calls.at(-1)).toEqual([{ title: 'C' }, '2', false]);
    expect(last).not.toHaveBeenCalled();
  });

  it('is gone on with where somebody else has gone on with it: no word comes twice, and none comes back', async () => {
    const jobDescription = '<p>one two mine</p>';
    const theirs = at('3', { jobDescription: '<p>one two ours</p>' }, 'you');
    const last = vi.fn(() => Promise.resolve({ jobDescription }));
    const before = { jobDescription: '<p>one two</p>' };
    const { draft } = await withoutAnswer(before, { jobDescription }, theirs, last);
    draft.change({ jobDescription: '<p>one mine</p>' });
    await vi.runAllTimersAsync();
    const both = { jobDescription: '<p>one ours</p>' };
    expect(draft.state()).toMatchObject({ status: 'saved', post: both });
    expect(last).toHaveBeenCalledWith(LATER);
  });

  it('is told apart from another text of the same user', async () => {
    const theirs = at('3', { title: 'T' });
    const last = () => Promise.resolve({ title: 'of another page' });
    const { draft } = await withoutAnswer({ title: 'A' }, { title: 'B' }, theirs, last);
    await vi.runAllTimersAsync();
    expect(draft.state()).toMatchObject({ status: 'conflict', conflict: { base: { title: 'A' } } });
  });

  it('is known after hours without a network', async () => {
    const { draft, send } = aDraftOf({ title: 'A' });
    send.mockImplementation(refuse('offline', 0));
    for (let turn = 0; turn < 300; turn += 1) {
      draft.change({ title: `B${String(turn)}` });
      await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    }
    send.mockImplementationOnce(refuse('conflict', 409, at('2', { title: 'B0' })));
    send.mockImplementation((_, revision) => Promise.resolve(at(`${revision}+`, {})));
    await draft.save();
    expect(draft.state()).toMatchObject({ status: 'saved', post: { title: 'B299' } });
  });

  it('is looked for again where the history was not reached', async () => {
    const theirs = at('3', { title: 'B', place: 'Tokyo' }, 'you');
    const last = vi.fn(() => Promise.resolve<Post | null>({ title: 'B' }));
    last.mockImplementationOnce(refuse('offline', 0));
    const { draft, send } = await withoutAnswer({ title: 'A' }, { title: 'B' }, theirs, last);
    send.mockImplementationOnce(refuse('conflict', 409, theirs));
    draft.change({ title: 'C' });
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    expect(draft.state().status).toBe('offline');
    await vi.runAllTimersAsync();
    expect(draft.state()).toMatchObject({ status: 'saved', post: { title: 'C', place: 'Tokyo' } });
  });
});
