import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A new store for each test, as in a new document. */
const freshStore = async () => {
  vi.resetModules();
  return (await import('./intro-store')).introStore;
};

const serve = (markup: string) => {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
};

beforeEach(() => {
  serve('<div data-intro="playing"></div>');
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the intro', () => {
  it('plays when the document was rendered with it', async () => {
    expect((await freshStore()).get()).toBe('playing');
  });

  it('does not play when another page was served', async () => {
    serve('<main></main>');
    expect((await freshStore()).get()).toBe('ended');
  });

  it('does not play when the address has a hash', async () => {
    window.history.replaceState(null, '', '/#music');
    expect((await freshStore()).get()).toBe('ended');
  });

  it('does not play with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    expect((await freshStore()).get()).toBe('ended');
  });

  it('opens the curtain once and ends for good', async () => {
    const store = await freshStore();
    const heard: string[] = [];
    const stop = store.subscribe(() => heard.push(store.get()));
    store.get();
    store.leave();
    store.leave();
    store.end();
    store.leave();
    stop();
    expect(heard).toEqual(['leaving', 'ended']);
    expect(store.served()).toBe('playing');
  });
});
