import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createScrollMemory, entryKey } from './scroll-memory';

describe('the scroll memory', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
  });

  it('outlives the document', () => {
    const memory = createScrollMemory(window.sessionStorage);
    memory.remember('a', 120);
    expect(memory.recall('a')).toBe(120);
    memory.save();
    expect(createScrollMemory(window.sessionStorage).recall('a')).toBe(120);
    expect(memory.recall('b')).toBeNull();
  });

  it('starts empty when what it reads is broken', () => {
    window.sessionStorage.setItem('scroll-positions', '{');
    expect(createScrollMemory(window.sessionStorage).recall('a')).toBeNull();
  });

  it('bears a storage that refuses to write', () => {
    const storage = {
      getItem: () => null,
      setItem: vi.fn(() => {
        throw new Error('full');
      }),
    };
    const memory = createScrollMemory(storage as unknown as Storage);
    expect(() => {
      memory.save();
    }).not.toThrow();
    expect(storage.setItem).toHaveBeenCalled();
  });

  it('tells entries apart by their key, and documents by their address', () => {
    const at = (pathname: string, key = 'default') =>
      entryKey({ key, pathname, search: '?locale=kr' });
    expect(at('/fankit')).not.toBe(at('/'));
    expect(at('/', 'a1b2')).not.toBe(at('/'));
  });
});
