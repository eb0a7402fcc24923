import { afterEach, expect, it, vi } from 'vitest';

import { aPosition, anEntry } from '../test/samples';
import { FakeService } from '../test/service';
import { followLogouts, service } from './service';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks for a log-in at the end of a session, but not while somebody writes', async () => {
  const fake = new FakeService(aPosition('sound', { en: anEntry }));
  vi.stubGlobal('fetch', fake.handle);
  const told = vi.fn();
  followLogouts(told);
  fake.isLoggedIn = false;
  const say = (isWriting: boolean) =>
    service.presence('sound', { locale: 'en', field: '', isWriting }, new AbortController().signal);
  await expect(say(true)).rejects.toMatchObject({ code: 'notLoggedIn' });
  expect(told).not.toHaveBeenCalled();
  await expect(say(false)).rejects.toMatchObject({ code: 'notLoggedIn' });
  expect(told).toHaveBeenCalledTimes(1);
});
