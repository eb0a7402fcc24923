/** What jsdom lacks and the desk's tests need. */
import '@testing-library/jest-dom/vitest';

import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

// The document stays from one file to the next, and a file finds it as a new one; this runs before each.
document.head.replaceChildren();
document.body.replaceChildren();
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
window.history.replaceState(null, '', '/');

// A busy machine takes seconds to transform a chunk that a test waits for; the milliseconds are the longest wait, not a pause.
configure({ asyncUtilTimeout: 15_000 });

// jsdom adds listeners to the window for each document that is searched, and never takes them away. The editor makes a document for
// each text that it reads, and has done with it when it makes the next one.
const read = document.implementation.createHTMLDocument('');
DOMImplementation.prototype.createHTMLDocument = () => read;

window.scrollTo = () => undefined;

// As much of modal dialogs as the tests look at.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

class NoResizes implements ResizeObserver {
  readonly #nothing = () => undefined;
  readonly observe = this.#nothing;
  readonly unobserve = this.#nothing;
  readonly disconnect = this.#nothing;
}
globalThis.ResizeObserver = NoResizes;

// Nothing is laid out, so whatever is observed is as near as it was.
class NoIntersections extends NoResizes implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly takeRecords = () => [];
}
globalThis.IntersectionObserver = NoIntersections;

// It lays nothing out: the editor asks where its text is when it scrolls to it.
const nowhere = () => ({
  x: 0,
  y: 0,
  left: 0,
  top: 0,
  right: 0,
  bottom: 0,
  width: 0,
  height: 0,
  toJSON: () => '',
});
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = nowhere;
document.elementFromPoint = () => null;

// No keyboard covers anything of the window until a test says so.
Object.defineProperty(window, 'visualViewport', {
  configurable: true,
  value: Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 }),
});
Element.prototype.scrollIntoView = () => undefined;
