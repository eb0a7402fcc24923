import '@testing-library/jest-dom/vitest';

import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  if (typeof localStorage !== 'undefined') localStorage.clear();
});

// The document stays from one file to the next, and a file finds it as a new one; this runs before each.
if (typeof document !== 'undefined') {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.documentElement.lang = 'en';
  window.history.replaceState(null, '', '/');
}

// A busy machine takes seconds to transform a chunk that a test waits for; the milliseconds are the longest wait, not a pause.
configure({ asyncUtilTimeout: 15_000 });

// jsdom lays nothing out and knows no modal dialogs. Tests of the bundle run without it.
if (typeof window !== 'undefined') {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media }) as MediaQueryList;
  window.scrollTo = () => undefined;
  // jsdom has the vendor of WebKit, whose delays no other engine has.
  Object.defineProperty(Navigator.prototype, 'vendor', { configurable: true, get: () => '' });
  Element.prototype.scrollIntoView = () => undefined;

  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = '';
    readonly scrollMargin = '';
    readonly thresholds: readonly number[] = [];
    disconnect = () => undefined;
    observe = () => undefined;
    takeRecords = () => [];
    unobserve = () => undefined;
  };
  window.CSS = { ...window.CSS, supports: () => true };

  // Its lists of captions send no events; each video here has one track.
  const tracks = new WeakMap<HTMLMediaElement, EventTarget>();
  Object.defineProperty(HTMLMediaElement.prototype, 'textTracks', {
    get(this: HTMLMediaElement) {
      const list =
        tracks.get(this) ?? Object.assign(new EventTarget(), { 0: { mode: 'disabled' } });
      tracks.set(this, list);
      return list;
    },
  });

  // As much of modal dialogs as the tests look at.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
