/**
 * The first script of a document. It lets the page be painted, and only then fetches what makes the page live: until
 * then the network belongs to what a visitor sees.
 */

/** Fetches all modules at once; the last one is the entry, which imports the others. */
function start(modules: readonly string[]): void {
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

// The frame that is asked for is the first with everything that holds a paint back. Nobody sees a page in the
// background, and no frame comes there.
if (document.hidden) start(modules);
else {
  requestAnimationFrame(() => {
    setTimeout(start, 0, modules);
  });
}
