import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Store } from './store';

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'],
  });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a store', () => {
  const followed = () => {
    const store = new Store(0);
    const told: number[] = [];
    store.subscribe(() => told.push(store.state()));
    return { store, told };
  };

  it('tells at once what is set', () => {
    const { store, told } = followed();
    store.set(1);
    expect(told).toEqual([1]);
  });

  it('has what the page shows already at once, and tells it once, after the frame', () => {
    const { store, told } = followed();
    store.setShown(1);
    store.setShown(2);
    expect(store.state()).toBe(2);
    vi.advanceTimersToNextFrame();
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([2]);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([2]);
  });

  it('tells what is shown at once with what is set after it', () => {
    const { store, told } = followed();
    store.setShown(1);
    store.set(2);
    vi.advanceTimersByTime(1000);
    expect(told).toEqual([2]);
  });

  it('tells what is shown on a page that paints no frame', () => {
    vi.stubGlobal('requestAnimationFrame', () => 0);
    const { store, told } = followed();
    store.setShown(1);
    vi.advanceTimersByTime(99);
    expect(told).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(told).toEqual([1]);
    vi.unstubAllGlobals();
  });
});
