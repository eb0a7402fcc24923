import { beforeEach, describe, expect, it, vi } from 'vitest';

import { refuse } from '../test/refuse';
import { anEntry } from '../test/samples';
import type { Around, Send } from './around';
import { APART_MS } from './conflict';
import { Draft } from './draft';
import type { Entry } from './entry';

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
  };
});

describe('what is written after a choice', () => {
  it('stays where the other saves once more before the choice is saved', async () => {
    const first: Entry = { ...anEntry, revision: '1', draft: { title: 'A' } };
    const send = vi.fn<Send>((_, revision) =>
      Promise.resolve({ ...first, revision: `${revision}+` }),
    );
    const draft = new Draft('en', first, { send });
    const other = (title: string, place: string, revision: string): Entry => ({
      ...anEntry,
      revision,
      draft: { title, place, placeCountry: 'JP' },
    });
    send.mockImplementationOnce(refuse('conflict', 409, other('T', 'Kyoto', '5')));
    draft.change({ title: 'B', place: 'Osaka', placeCountry: 'JP' });
    await draft.save();
    const [place = [], title = []] = draft.state().conflict?.groups ?? [];
    await draft.resolve(title, 'theirs');
    draft.change({ title: 'T, and more' });
    send.mockImplementationOnce(refuse('conflict', 409, other('T2', 'Kyoto', '6')));
    await draft.resolve(place, 'theirs');
    expect(draft.state()).toMatchObject({ status: 'conflict', post: { title: 'T, and more' } });
    await draft.resolve(draft.state().conflict?.groups[0] ?? [], 'mine');
    expect(draft.state()).toMatchObject({ status: 'saved', post: { title: 'T, and more' } });
    // What was given up is in the history.
    expect(send.mock.calls.slice(2).map(([post]) => [post.title, post.place])).toEqual([
      ['B', 'Osaka'],
      ['T, and more', 'Kyoto'],
    ]);
  });
});

describe('a text that is given up without a network', () => {
  it('stays on the device until the history has it', async () => {
    const first: Entry = { ...anEntry, revision: '1', draft: { title: 'A' } };
    const send = vi.fn<Send>((_, revision) =>
      Promise.resolve({ ...first, revision: `${revision}+` }),
    );
    const keep = vi.fn<NonNullable<Around['keep']>>();
    const draft = new Draft('en', first, { send, keep });
    const theirs = { ...first, revision: '5', draft: { title: 'T' } };
    send.mockImplementationOnce(refuse('conflict', 409, theirs));
    draft.change({ title: 'mine' });
    await draft.save();
    send.mockImplementationOnce(refuse('offline', 0));
    await draft.resolve(draft.state().conflict?.groups[0] ?? [], 'theirs');
    expect(draft.state()).toMatchObject({ status: 'offline', post: { title: 'T' } });
    expect(keep.mock.lastCall?.[0]?.post.title).toBe('mine');
    await draft.save();
    expect(draft.state()).toMatchObject({ status: 'saved', post: { title: 'T' } });
    expect(keep).toHaveBeenLastCalledWith(null);
  });
});

describe('a text that is given up twice', () => {
  it('is in the history both times', async () => {
    const first: Entry = { ...anEntry, revision: '1', draft: { title: 'A' } };
    const send = vi.fn<Send>((_, revision) =>
      Promise.resolve({ ...first, revision: `${revision}+` }),
    );
    const draft = new Draft('en', first, { send });
    const theirs = async () => {
      await draft.resolve(draft.state().conflict?.groups[0] ?? [], 'theirs');
    };
    for (const [title, revision] of [
      ['T', '5'],
      ['T2', '6'],
    ] as const)
      send.mockImplementationOnce(
        refuse('conflict', 409, { ...first, revision, draft: { title } }),
      );
    draft.change({ title: 'mine' });
    await draft.save();
    const chosen = theirs();
    draft.change({ title: 'T, and more' });
    await chosen;
    expect(draft.state().status).toBe('conflict');
    await theirs();
    expect(send.mock.calls.slice(2).map(([post]) => post.title)).toEqual([
      'mine',
      'T, and more',
      'T2',
    ]);
    expect(draft.state()).toMatchObject({ status: 'saved', post: { title: 'T2' } });
  });
});

describe('two changes in one text', () => {
  const [first, mine, theirs] = ['<p>a b</p>', '<p>mine a b</p>', '<p>a b theirs</p>'];
  const entry = (jobDescription: string, revision: string): Entry => ({
    ...anEntry,
    revision,
    draft: { jobDescription },
  });

  /** A change that the service lacks for a time in which somebody else goes on in the same text. */
  async function apart(time: number) {
    const send = vi.fn<Send>((post, revision) =>
      Promise.resolve({ ...entry(post.jobDescription ?? '', `${revision}+`) }),
    );
    const draft = new Draft('en', entry(first, '1'), { send });
    send.mockImplementationOnce(refuse('offline', 0));
    draft.change({ jobDescription: mine });
    await draft.save();
    vi.setSystemTime(Date.now() + time);
    send.mockImplementationOnce(refuse('conflict', 409, entry(theirs, '5')));
    await draft.save();
    return draft;
  }

  it('are merged after a short time', async () => {
    const draft = await apart(APART_MS - 1_000);
    expect(draft.state()).toMatchObject({
      status: 'saved',
      post: { jobDescription: '<p>mine a b theirs</p>' },
    });
  });

  it('are a choice after a long time, of which both is one', async () => {
    const draft = await apart(APART_MS);
    expect(draft.state()).toMatchObject({
      status: 'conflict',
      post: { jobDescription: mine },
      conflict: { isApart: true, groups: [['jobDescription']] },
    });
    draft.change({ jobDescription: '<p>mine too a b</p>' });
    await draft.resolve(draft.state().conflict?.groups[0] ?? [], 'both');
    expect(draft.state()).toMatchObject({
      status: 'saved',
      post: { jobDescription: '<p>mine too a b theirs</p>' },
    });
  });
});
