import { afterEach, expect, it, vi } from 'vitest';

import { keepLit } from './wake-lock';

/** A browser that grants the lock when the test lets it. */
function grant() {
  const release = vi.fn(() => Promise.resolve());
  const request = vi.fn(() => Promise.resolve({ release }));
  Object.assign(navigator, { wakeLock: { request } });
  return { request, release };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

it('keeps the screen lit until the play ends', async () => {
  const { request, release } = grant();
  const stop = keepLit();
  await Promise.resolve();
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  expect(release).not.toHaveBeenCalled();
  stop();
  expect(release).toHaveBeenCalledOnce();
});

it('asks again when the tab comes back, and never after the end', () => {
  const { request } = grant();
  const stop = keepLit();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(2);
});

it('gives back what is granted after the end', async () => {
  const { release } = grant();
  keepLit()();
  await Promise.resolve();
  await Promise.resolve();
  expect(release).toHaveBeenCalledOnce();
});

it('does without where the browser has none or refuses', async () => {
  keepLit()();
  Object.assign(navigator, { wakeLock: { request: () => Promise.reject(new Error('no')) } });
  const stop = keepLit();
  await Promise.resolve();
  stop();
});
