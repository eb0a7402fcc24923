import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('leaves markup as it is where the browser knows no trusted types', async () => {
  const { cleanHtml } = await import('./trusted-html');
  expect(cleanHtml('<p>a</p>')).toEqual({ __html: '<p>a</p>' });
});

it('makes markup by the one policy that the server allows', async () => {
  const createHTML = vi.fn((markup: string) => `trusted ${markup}`);
  const createPolicy = vi.fn(() => ({ createHTML }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { cleanHtml } = await import('./trusted-html');
  expect(cleanHtml('<p>a</p>')).toEqual({ __html: 'trusted <p>a</p>' });
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('site', expect.anything());
});
