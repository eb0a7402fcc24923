import { beforeEach, describe, expect, it } from 'vitest';

import { createScrollMemory, entryKey } from './scroll-memory';

describe('the scroll memory', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
  });

  it('outlives the document', () => {
    const memory = createScrollMemory();
    memory.remember('a', 120);
    expect(memory.recall('a')).toBe(120);
    memory.save();
    expect(createScrollMemory().recall('a')).toBe(120);
    expect(memory.recall('b')).toBeNull();
  });

  it.each(['{', '{"a":1}', '1', '[1]'])('starts empty when what it reads is %s', (broken) => {
    window.sessionStorage.setItem('scroll-positions', broken);
    expect(createScrollMemory().recall('a')).toBeNull();
  });

  it('tells entries apart by their key, and documents by their address', () => {
    const at = (pathname: string, key = 'default') =>
      entryKey({ key, pathname, search: '?locale=kr' });
    expect(at('/fankit')).not.toBe(at('/'));
    expect(at('/', 'a1b2')).not.toBe(at('/'));
  });
});
