import { afterEach, expect, it, vi } from 'vitest';

import { preload } from './preload';

const IMPORTER = 'https://site.example/assets/Page-1.js';

const links = () => [...document.head.querySelectorAll('link')];

const fire = (file: string, event: 'load' | 'error') => {
  const link = links().find(({ href }) => href.endsWith(file));
  if (link === undefined) throw new Error(`no link to ${file}`);
  link.dispatchEvent(new Event(event));
};

/** What has come of a promise so far. */
const stateOf = async (promise: Promise<unknown>) =>
  Promise.race([promise, new Promise((resolve) => setTimeout(resolve, 0, 'waits'))]);

afterEach(() => {
  document.head.replaceChildren();
});

it('waits for the style sheet of a chunk, not for its modules', async () => {
  const load = vi.fn(() => Promise.resolve('chunk'));
  const loaded = preload(load, ['./A-1.js', './A-1.css'], IMPORTER);
  expect(await stateOf(loaded)).toBe('waits');
  expect(load).not.toHaveBeenCalled();
  expect(links().map((link) => [link.rel, link.href, link.hasAttribute('crossorigin')])).toEqual([
    ['modulepreload', 'https://site.example/assets/A-1.js', true],
    ['stylesheet', 'https://site.example/assets/A-1.css', true],
  ]);
  fire('A-1.css', 'load');
  expect(await loaded).toBe('chunk');
});

it('adds nothing that the document has, and each file once', async () => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href: 'https://site.example/assets/B-1.css' });
  document.head.append(link);
  const load = () => Promise.resolve('chunk');
  expect(await preload(load, ['./B-1.css'], IMPORTER)).toBe('chunk');
  expect(await preload(load, undefined, IMPORTER)).toBe('chunk');
  const both = [0, 1].map(() => preload(load, ['./B-2.js', './B-2.css'], IMPORTER));
  expect(await Promise.all(both.map(stateOf))).toEqual(['waits', 'waits']);
  expect(links()).toHaveLength(3);
  fire('B-2.css', 'load');
  expect(await Promise.all(both)).toEqual(['chunk', 'chunk']);
});

it('fails with its style sheet, and tries again at the next press', async () => {
  const load = vi.fn(() => Promise.resolve('chunk'));
  const failed = preload(load, ['./C-1.css'], IMPORTER);
  fire('C-1.css', 'error');
  await expect(failed).rejects.toThrow('C-1.css was not loaded');
  expect(load).not.toHaveBeenCalled();
  expect(links()).toHaveLength(0);
  const again = preload(load, ['./C-1.css'], IMPORTER);
  fire('C-1.css', 'load');
  expect(await again).toBe('chunk');
});
