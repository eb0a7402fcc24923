import { afterEach, expect, it, vi } from 'vitest';

import { NO_LOADER, type LoadedPage, type PageLoader } from '../../navigation/page-loader';
import { endViewTransition, withViewTransition } from './view-transition';

const page = {} as LoadedPage;
const inner: PageLoader = { ...NO_LOADER, load: () => Promise.resolve(page) };
const load = (signal = new AbortController().signal) =>
  withViewTransition(inner).load('/', 'en', signal);

afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
});

it('delivers the page at once where the browser has no view transitions', async () => {
  await expect(load()).resolves.toBe(page);
});

it('delivers the page when the old one is held, and runs when the new one is rendered', async () => {
  const held = vi.fn((update: () => Promise<void>) => {
    const updated = update();
    return { ready: updated, finished: updated, updateCallbackDone: updated };
  });
  Object.assign(document, { startViewTransition: held });
  await expect(load()).resolves.toBe(page);
  const updated = held.mock.results[0]?.value as { finished: Promise<void> };
  endViewTransition();
  await expect(updated.finished).resolves.toBeUndefined();
});

it('delivers the page too when the transition is skipped', async () => {
  const skipped = Promise.reject(new DOMException('skipped', 'AbortError'));
  Object.assign(document, { startViewTransition: () => ({ ready: skipped, finished: skipped }) });
  await expect(load()).resolves.toBe(page);
});

it('rejects a load that was aborted', async () => {
  await expect(load(AbortSignal.abort())).rejects.toThrow(/abort/iu);
});
