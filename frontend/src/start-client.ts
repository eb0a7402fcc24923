/**
 * The first script of a document. It lets the first screen be painted, and only then has the rest laid out and fetches
 * what makes the page live: until then processor and network belong to what a visitor sees.
 */

/** Lays out what `base.css` leaves out, one section a frame, so that a touch need not wait for all of them. */
async function layOutRest(): Promise<void> {
  const sections = document.querySelectorAll<HTMLElement>('main section ~ section');
  for (const { style } of sections) {
    style.contentVisibility = 'visible';
    // A page in the background has no frames, and may be laid out at once.
    if (!document.hidden) await new Promise(requestAnimationFrame);
  }
  document.documentElement.dataset['painted'] = '';
  for (const section of sections) section.removeAttribute('style');
}

/**
 * Fetches all modules at once, and runs one a task, so that a touch need not wait for all. The last one, the entry, runs
 * when heights are true: it restores scroll positions.
 */
async function start(modules: readonly string[]): Promise<void> {
  for (const href of modules) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    );
  }
  await layOutRest();
  for (const href of modules) await import(/* @vite-ignore */ href);
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
