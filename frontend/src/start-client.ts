/**
 * The first script of a document. It lets the first screen be painted, and only then has the rest laid out and fetches
 * what makes the page live: until then processor and network belong to what a visitor sees.
 */

/** Lets the rest of the page be laid out, and fetches all modules at once; the last one is the entry. */
function start(modules: readonly string[]): void {
  document.documentElement.dataset['painted'] = '';
  for (const address of modules) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = address;
    document.head.append(link);
  }
  const entry = modules.at(-1);
  if (entry !== undefined) void import(/* @vite-ignore */ entry);
}

const modules = document
  .querySelector<HTMLScriptElement>('script[data-modules]')
  ?.dataset['modules']?.split(' ');
if (modules === undefined) throw new Error('the document names no modules');

// Nobody sees a page in the background, and nothing is painted there.
if (document.hidden) start(modules);
else {
  new PerformanceObserver((_paints, observer) => {
    observer.disconnect();
    start(modules);
  }).observe({ type: 'paint', buffered: true });
}
