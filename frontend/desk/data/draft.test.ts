import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { Send } from './around';
import { Draft, SAVE_DELAY_MS } from './draft';
import type { Entry } from './entry';
import { refuse } from '../test/refuse';
import { aMissingEntry, anEntry } from '../test/samples';

const at = (revision: string, title = 'A'): Entry => ({ ...anEntry, revision, draft: { title } });

/** A draft of a service that takes what it is sent; calls of `send` can be replaced. */
function aDraft() {
  const send = vi.fn<Send>((_, revision) => Promise.resolve(at(`${revision}+`)));
  return { draft: new Draft('en', at('1'), { send }), send };
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe('a draft', () => {
  it('is saved once, a pause after the last change', async () => {
    const { draft, send } = aDraft();
    draft.change({ title: 'B' });
    expect(draft.state().status).toBe('waiting');
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1);
    draft.change({ title: 'C' });
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS - 1);
    expect(send).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(send.mock.calls).toEqual([[{ title: 'C' }, '1', false]]);
    expect(draft.state()).toMatchObject({ status: 'saved', summary: { revision: '1+' } });
  });

  it('is saved beside others while somebody goes on writing', async () => {
    const send = vi.fn<Send>((_, revision) => Promise.resolve(at(`${revision}+`)));
    const draft = new Draft('en', at('1'), { send, isTogether: () => true });
    for (const title of ['B', 'BC', 'BCD']) {
      draft.change({ title });
      await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS / 2);
    }
    expect(send.mock.calls).toEqual([[{ title: 'BC' }, '1', false]]);
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS / 2);
    expect(send.mock.calls.at(-1)).toEqual([{ title: 'BCD' }, '1+', false]);
  });

  it('is not called saved while a later change is on its way', async () => {
    const { draft, send } = aDraft();
    const asked: ((entry: Entry) => void)[] = [];
    send.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          asked.push(resolve);
        }),
    );
    draft.change({ title: 'B' });
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    draft.change({ title: 'C' });
    expect(draft.state().status).toBe('saving');
    const seen: string[] = [];
    draft.subscribe(() => seen.push(`${draft.state().status} ${String(draft.state().post.title)}`));
    asked[0]?.(at('2'));
    await vi.runAllTimersAsync();
    expect(seen).toEqual(['saving C', 'saving C', 'saved C']);
    expect(send.mock.calls.at(-1)).toEqual([{ title: 'C' }, '2', false]);
  });

  it('is never called saved after a failure, and is tried again', async () => {
    const { draft, send } = aDraft();
    send.mockImplementationOnce(refuse('unavailable', 503));
    draft.change({ title: 'B' });
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    expect(draft.state().status).toBe('failed');
    expect(draft.isUnsaved).toBe(true);
    await vi.runAllTimersAsync();
    expect(draft.state()).toMatchObject({ status: 'saved', post: { title: 'B' } });
  });

  it('says that there is no network', async () => {
    const { draft, send } = aDraft();
    send.mockImplementationOnce(refuse('offline', 0));
    draft.change({ title: 'B' });
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    expect(draft.state().status).toBe('offline');
  });

  it('keeps what is written while the session is expired, until it is saved', async () => {
    const { draft, send } = aDraft();
    send.mockImplementationOnce(refuse('notLoggedIn', 401));
    draft.change({ title: 'B' });
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    draft.change({ title: 'C' });
    expect(draft.state()).toMatchObject({ status: 'expired', post: { title: 'C' } });
    await draft.save();
    expect(draft.state()).toMatchObject({ status: 'saved', post: { title: 'C' } });
  });

  it('says which fields the service refuses, and waits for a change', async () => {
    const { draft, send } = aDraft();
    send.mockImplementationOnce(refuse('invalid', 422));
    draft.change({ title: 'B' });
    await vi.runAllTimersAsync();
    expect(draft.state().status).toBe('invalid');
    expect(send).toHaveBeenCalledTimes(1);
  });
});

/** The one field that is in conflict. */
const titleOf = (draft: Draft) => draft.state().conflict?.groups[0] ?? [];

describe('two writers', () => {
  const theirs = at('5', 'T');

  it('in different fields need no choice: both changes are saved', async () => {
    const { draft, send } = aDraft();
    const place = { place: 'Tokyo', placeCountry: 'JP' };
    send.mockImplementationOnce(
      refuse('conflict', 409, { ...theirs, draft: { title: 'A', ...place } }),
    );
    draft.change({ jobDescription: '<p>B</p>' });
    await vi.runAllTimersAsync();
    const both = { title: 'A', ...place, jobDescription: '<p>B</p>' };
    expect(draft.state()).toMatchObject({ status: 'saved', post: both });
    expect(send.mock.calls.at(-1)).toEqual([both, '5', false]);
  });

  it('who say the same have said it once', async () => {
    const { draft, send } = aDraft();
    send.mockImplementationOnce(refuse('conflict', 409, at('5', 'B')));
    draft.change({ title: 'B' });
    await vi.runAllTimersAsync();
    expect(draft.state()).toMatchObject({ status: 'saved', summary: { revision: '5' } });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('of whom one takes the text away leave it to the other', async () => {
    const { draft, send } = aDraft();
    send.mockImplementationOnce(refuse('conflict', 409, aMissingEntry));
    draft.change({ title: 'B' });
    await vi.runAllTimersAsync();
    expect(draft.state()).toMatchObject({ status: 'conflict', conflict: { groups: [['title']] } });
  });

  async function inConflict() {
    const made = aDraft();
    made.send.mockImplementationOnce(refuse('conflict', 409, theirs));
    made.draft.change({ title: 'B' });
    await vi.advanceTimersByTimeAsync(SAVE_DELAY_MS);
    return made;
  }

  it('are told of each other, and nothing is overwritten', async () => {
    const { draft, send } = await inConflict();
    draft.change({ title: 'C' });
    await draft.save();
    await vi.runAllTimersAsync();
    expect(draft.state()).toMatchObject({
      status: 'conflict',
      post: { title: 'C' },
      conflict: { theirs, groups: [['title']] },
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('can keep mine, after theirs in the history', async () => {
    const { draft, send } = await inConflict();
    await draft.resolve(titleOf(draft), 'mine');
    expect(send.mock.calls.slice(1)).toEqual([[{ title: 'B' }, '5', false]]);
    expect(draft.state()).toMatchObject({ status: 'saved', post: { title: 'B' } });
  });

  it('can keep theirs, after mine in the history', async () => {
    const { draft, send } = await inConflict();
    await draft.resolve(titleOf(draft), 'theirs');
    expect(send.mock.calls.slice(1)).toEqual([
      [{ title: 'B' }, '5', true],
      [{ title: 'T' }, '5+', false],
    ]);
    expect(draft.state()).toMatchObject({ status: 'saved', post: { title: 'T' } });
  });
});

describe('what the service lacks', () => {
  it('is kept with what it began with until the service has it', async () => {
    const keep = vi.fn();
    const send = vi.fn<Send>((_, revision) => Promise.resolve(at(`${revision}+`)));
    const draft = new Draft('en', at('1'), { send, keep });
    draft.change({ title: 'B' });
    expect(keep.mock.calls).toEqual([[{ base: { title: 'A' }, post: { title: 'B' } }]]);
    await vi.runAllTimersAsync();
    expect(keep.mock.calls.at(-1)).toEqual([null]);
  });

  it('comes back into the text beside what was changed since', async () => {
    const { draft, send } = aDraft();
    draft.refresh({ ...at('3'), draft: { title: 'A', place: 'Tokyo', placeCountry: 'JP' } });
    draft.offer({ key: 'k', at: '', base: { title: 'A' }, post: { title: 'B' } });
    expect(draft.state().post.title).toBe('A');
    draft.takeKept(true);
    await vi.runAllTimersAsync();
    const both = { title: 'B', place: 'Tokyo', placeCountry: 'JP' };
    expect(send.mock.calls).toEqual([[both, '3', false]]);
    expect(draft.state().kept).toBeNull();
  });

  it('of a position that is gone waits for the writer', async () => {
    const { draft, send } = aDraft();
    send.mockImplementationOnce(refuse('notFound', 404));
    draft.change({ title: 'B' });
    await vi.runAllTimersAsync();
    draft.change({ title: 'C' });
    await vi.runAllTimersAsync();
    expect(draft.state()).toMatchObject({ status: 'gone', post: { title: 'C' } });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('what the service says meanwhile', () => {
  it('is taken over where nothing is unsaved', () => {
    const { draft } = aDraft();
    draft.refresh(at('4', 'N'));
    expect(draft.state()).toMatchObject({ post: { title: 'N' }, summary: { revision: '4' } });
  });

  it('adds to what is told of as replaced until the writer has seen it', async () => {
    const { draft } = aDraft();
    draft.change({ title: 'Night', place: 'Seoul' });
    await vi.runAllTimersAsync();
    const theirs = { ...at('5'), changedBy: 'yuna', changedAt: '2027-01-15T08:00:00Z' };
    draft.refresh({ ...theirs, draft: { title: 'Day', place: 'Seoul' } });
    draft.refresh({ ...theirs, revision: '6', draft: { title: 'Day', place: 'Tokyo' } });
    const mine = { title: 'Night', place: 'Seoul' };
    expect(draft.state().replaced).toMatchObject({ fields: ['title', 'place'], mine });
  });

  it('does not replace what is unsaved', () => {
    const { draft } = aDraft();
    draft.change({ title: 'B' });
    draft.refresh(at('4', 'N'));
    expect(draft.state().post).toEqual({ title: 'B' });
    draft.stop(true);
  });
});
