/**
 * The first script of a document. It lets the first screen be painted, and only then has the rest laid out and fetches
 * what makes the page live: until then processor and network belong to what a visitor sees.
 */

/** What a turn may take before the next frame is waited for, in milliseconds: half of one at 60 a second. */
const SLICE_MS = 8;

/** Elements of a part whose children are parts too, because laying it out at once would take longer than a frame. */
const LARGE = 24;

/** As in `base.css`. */
const SECTIONS = ':is(main, main > div) > section ~ section';

/** When this turn began. */
let since = 0;

/** Waits until a frame is shown if this turn has done its share, so that a touch need not wait for all. */
async function takeTurns(): Promise<void> {
  // A page in the background has no frames, and nobody touches it.
  if (document.hidden || performance.now() - since < SLICE_MS) return;
  await new Promise((resolve) => {
    // A task of its own after it: in the frame's, painting would come on top.
    requestAnimationFrame(() => setTimeout(resolve));
  });
  since = performance.now();
}

/**
 * What a section is laid out in. One that is on the screen is there already, in one piece, and so are all in old
 * browsers.
 */
function partsOf(section: HTMLElement): HTMLElement[] {
  const isLeftOut =
    'checkVisibility' in section &&
    section.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;
  if (!isLeftOut) return [];
  const blocks = [...section.querySelectorAll<HTMLElement>(':scope > * > *')];
  return blocks.flatMap((block) => {
    const isLarge = block.querySelectorAll('*').length >= LARGE;
    return isLarge ? [block, ...block.querySelectorAll<HTMLElement>(':scope > *')] : [block];
  });
}

/**
 * Lays out what `base.css` leaves out, part by part. From the end, because a section is low until its parts are there,
 * and the one after it would move onto the screen.
 */
async function layOutRest(): Promise<void> {
  const sections = [...document.querySelectorAll<HTMLElement>(SECTIONS)].reverse();
  for (const section of sections) {
    const parts = partsOf(section);
    for (const { style } of parts) style.contentVisibility = 'auto';
    for (const part of [section, ...parts]) {
      await takeTurns();
      part.style.contentVisibility = 'visible';
      part.getBoundingClientRect();
    }
    for (const part of parts) part.removeAttribute('style');
  }
  document.documentElement.dataset['painted'] = '';
  for (const section of sections) section.removeAttribute('style');
}

/**
 * Fetches all modules at once, and runs one a task. The last one, the entry, runs when heights are true: it restores
 * scroll positions.
 */
async function start(modules: readonly string[]): Promise<void> {
  for (const href of modules) {
    await takeTurns();
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  await layOutRest();
  for (const href of modules) {
    await takeTurns();
    await import(/* @vite-ignore */ href);
  }
}

const own = document.querySelector<HTMLElement>('script[data-modules]');
// Without any there is no entry either, and importing nothing fails for all to see.
const addresses = (own?.dataset['modules'] ?? '').split(' ');

// Nothing is ever painted in the background.
if (document.hidden) void start(addresses);
else {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    void start(addresses);
  }).observe({ type: 'paint', buffered: true });
}
