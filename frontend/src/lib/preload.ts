/** How a chunk is loaded together with what it needs. The build puts it in the place of Vite's own helper. */

/** Style sheets that are being loaded or have been, by address. */
const sheets = new Map<string, Promise<void>>();

/**
 * Loads a chunk once the style sheets that it needs are there; its modules come at the same time.
 *
 * @param load imports the chunk
 * @param files what it needs, relative to the importer
 * @param importer the address of the module that imports it
 */
export async function preload<T>(
  load: () => Promise<T>,
  files: readonly string[] | undefined,
  importer: string,
): Promise<T> {
  await Promise.all((files ?? []).map((file) => add(new URL(file, importer).href)));
  return load();
}

/** Adds a file unless the document has it, and waits for it if it is a style sheet: modules need no waiting. */
async function add(href: string): Promise<void> {
  const isSheet = href.endsWith('.css');
  const rel = isSheet ? 'stylesheet' : 'modulepreload';
  const there = [...document.querySelectorAll<HTMLLinkElement>(`link[rel=${rel}]`)];
  if (sheets.has(href) || there.some((link) => link.href === href)) {
    await sheets.get(href);
    return;
  }
  const link = document.createElement('link');
  Object.assign(link, { rel, href, crossOrigin: '' });
  document.head.append(link);
  if (!isSheet) return;
  const loaded = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => {
      resolve();
    });
    // Gone, so that the next press tries again.
    link.addEventListener('error', () => {
      link.remove();
      sheets.delete(href);
      reject(new Error(`${href} was not loaded`));
    });
  });
  sheets.set(href, loaded);
  await loaded;
}
