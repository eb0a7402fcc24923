import { afterEach, expect, it, vi } from 'vitest';

import { share } from './share';

const LINK = { url: 'https://www.example.com/recruit/1?locale=en', title: 'Charter' };

/** A browser that can do this much. */
function browser(navigator: object) {
  vi.stubGlobal('navigator', navigator);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('opens the share sheet where the device has one', async () => {
  const open = vi.fn().mockResolvedValue(undefined);
  browser({ share: open });
  expect(await share(LINK)).toBe('shared');
  expect(open).toHaveBeenCalledWith(LINK);
});

it('says nothing when the visitor closes the share sheet', async () => {
  browser({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(await share(LINK)).toBe('shared');
});

it('copies the address where there is no share sheet', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  browser({ clipboard: { writeText } });
  expect(await share(LINK)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(LINK.url);
});

it.each([
  ['the browser refuses', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }],
  ['there is no clipboard', {}],
])('admits that it has failed when %s', async (_case, navigator) => {
  browser(navigator);
  expect(await share(LINK)).toBe('failed');
});
