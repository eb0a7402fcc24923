/**
 * The first script of a document. It starts the intro where there is one, waits until the first screen is painted with
 * its pictures, then lays out the rest and loads the modules that hydrate the page. Until then processor and network
 * serve the first screen only.
 */
import { startIntro } from './features/intro/start-intro';

/** Milliseconds that a task may take before it waits for the next frame: half a frame at 60 Hz. */
const SLICE_MS = 8;

/** From this number of elements on, the children of a part are parts too: the layout of all would exceed a frame. */
const LARGE = 6;

/** Milliseconds from the start of the navigation after which the page becomes interactive without its first pictures. */
const PICTURES_BY_MS = 5000;

/** Milliseconds after which the first screen counts as painted although the browser has not said so. */
const PAINT_WITHIN_MS = 1000;

/** As in `base.css`. */
const SECTIONS = ':is(:is(main, main > div) > section ~ section, main ~ footer, [data-later])';

/** Whether somebody waits for the game: a press before the scripts has left its name in the address. */
const isAwaited = () => window.location.hash.startsWith('#now');

/** When the current task began. */
let since = 0;

/** Waits for a frame if the current task has used its slice, so that input is handled between tasks. */
async function yieldToFrame(): Promise<void> {
  // A page in the background has no frames and no input.
  if (document.hidden || isAwaited() || performance.now() - since < SLICE_MS) return;
  await new Promise((resolve) => {
    // A new task after the frame: the frame's own task includes the paint.
    requestAnimationFrame(() => setTimeout(resolve));
  });
  since = performance.now();
}

const childrenOf = (element: Element) => [...element.children] as HTMLElement[];

/** The element itself, and what it contains when all of it would exceed a frame. */
function withLargeParts(element: HTMLElement): HTMLElement[] {
  // A drawing is laid out as a whole.
  const isLarge = element instanceof HTMLElement && element.querySelectorAll('*').length >= LARGE;
  return isLarge ? [element, ...childrenOf(element).flatMap(withLargeParts)] : [element];
}

/**
 * The parts in which a section is laid out. A section on the screen is laid out already and has none; in old browsers
 * this is true of every section.
 */
function partsOf(section: HTMLElement): HTMLElement[] {
  const isPending =
    'checkVisibility' in section &&
    section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;
  if (!isPending) return [];
  return childrenOf(section).flatMap((column) => childrenOf(column).flatMap(withLargeParts));
}

/**
 * Lays out the sections that `base.css` skips, part by part. From the last to the first, because a section without its
 * parts is low and the section after it would move onto the screen.
 */
async function layOutRest(): Promise<void> {
  const sections = [...document.querySelectorAll<HTMLElement>(SECTIONS)].reverse();
  for (const section of sections) {
    const parts = partsOf(section);
    for (const { style } of parts) style.contentVisibility = 'auto';
    for (const part of [section, ...parts]) {
      await yieldToFrame();
      part.style.contentVisibility = 'visible';
      part.getBoundingClientRect();
    }
    for (const part of parts) part.removeAttribute('style');
  }
  document.documentElement.dataset['painted'] = '';
  for (const section of sections) section.removeAttribute('style');
}

/** What tells of paints; some browsers lack it or parts of it. */
interface Observing {
  readonly PerformanceObserver?: (new (
    call: PerformanceObserverCallback,
  ) => PerformanceObserver) & {
    readonly supportedEntryTypes?: readonly string[];
  };
}

/** Resolves after some milliseconds. */
const wait = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Waits for the first paint. Firefox tells of none in a document that opens scrolled, as at a section's address or after a
 * reload, and some browsers tell of none at all.
 */
async function firstPaint(): Promise<void> {
  const { PerformanceObserver: Observer } = window as Observing;
  if (!Observer?.supportedEntryTypes?.includes('paint')) return;
  const paint = new Promise((resolve) => {
    new Observer(resolve).observe({ type: 'paint', buffered: true });
  });
  await Promise.race([paint, wait(PAINT_WITHIN_MS)]);
}

/** Waits for the pictures of the first screen, which would share the network with the modules, and for the intro. */
async function firstScreen(isIntroDecided: Promise<void>): Promise<void> {
  // A page in the background is never painted.
  if (document.hidden) return;
  await firstPaint();
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority=high]')];
  const loads = pictures.map(
    async (picture) =>
      picture.complete || new Promise((resolve) => (picture.onload = picture.onerror = resolve)),
  );
  const awaited = new Promise<void>((resolve) => {
    const look = () => {
      if (isAwaited()) resolve();
    };
    look();
    window.addEventListener('hashchange', look);
  });
  await isIntroDecided;
  await Promise.race([Promise.all(loads), wait(PICTURES_BY_MS - performance.now()), awaited]);
}

/**
 * Preloads all modules at once and runs one per task. The last one, the entry, restores scroll positions, so it runs
 * after the layout.
 */
async function start(modules: readonly string[]): Promise<void> {
  for (const href of modules) {
    await yieldToFrame();
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  await layOutRest();
  for (const href of modules) {
    await yieldToFrame();
    await import(/* @vite-ignore */ href);
  }
}

function run(): void {
  const isIntroDecided = startIntro();
  const own = document.querySelector<HTMLElement>('script[data-modules]');
  // A document without them is broken: the import of an empty address throws.
  const addresses = (own?.dataset['modules'] ?? '').split(' ');

  void firstScreen(isIntroDecided).then(() => start(addresses));
}

// The parser's last task, in which this module runs, computes the styles of the page.
setTimeout(run);
