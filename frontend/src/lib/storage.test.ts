import { afterEach, describe, expect, it, vi } from 'vitest';

import { keep, recall, type Place } from './storage';

const PLACES: readonly Place[] = ['localStorage', 'sessionStorage'];

describe.each(PLACES)('what is kept in the %s', (place) => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    window[place].clear();
  });

  it('is read back until it is forgotten', () => {
    keep(place, 'a', 'text');
    expect(recall(place, 'a')).toBe('text');
    keep(place, 'a', null);
    expect(recall(place, 'a')).toBeNull();
  });

  it('stays as it was when there is no room for more', () => {
    keep(place, 'a', 'text');
    const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    keep(place, 'a', 'longer text');
    expect(write).toHaveBeenCalled();
    expect(recall(place, 'a')).toBe('text');
  });

  it('is nothing when the visitor forbids it', () => {
    vi.stubGlobal(
      'window',
      Object.defineProperty({}, place, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      }),
    );
    keep(place, 'a', 'text');
    keep(place, 'a', null);
    expect(recall(place, 'a')).toBeNull();
  });
});
