import { afterEach, expect, it, vi } from 'vitest';

import { NO_LOADER, type LoadedPage, type PageLoader } from '../../navigation/page-loader';
import { pageIsIn, withCut } from './view-transition';

const page = {} as LoadedPage;
const inner: PageLoader = { ...NO_LOADER, load: () => Promise.resolve(page) };
const load = (signal = new AbortController().signal) => withCut(inner).load('/', 'en', signal);

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('gives the page at once where the browser knows no transitions', async () => {
  await expect(load()).resolves.toBe(page);
});

it('gives the page when the old one is held, and lets go when the new one is in', async () => {
  const held = vi.fn((update: () => Promise<void>) => {
    const updated = update();
    return { ready: updated, finished: updated, updateCallbackDone: updated };
  });
  Object.assign(document, { startViewTransition: held });
  await expect(load()).resolves.toBe(page);
  const updated = held.mock.results[0]?.value as { finished: Promise<void> };
  pageIsIn();
  await expect(updated.finished).resolves.toBeUndefined();
});

it('gives the page too when the transition is skipped', async () => {
  const skipped = Promise.reject(new DOMException('skipped', 'AbortError'));
  Object.assign(document, { startViewTransition: () => ({ ready: skipped, finished: skipped }) });
  await expect(load()).resolves.toBe(page);
});

it('gives no page to who no longer wants it', async () => {
  await expect(load(AbortSignal.abort())).rejects.toThrow(/abort/iu);
});
