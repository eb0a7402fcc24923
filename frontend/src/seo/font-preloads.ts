/** Which fonts a page preloads, because its first screen needs them and the style sheet would request them only later. */
import { PRELOADS } from 'virtual:fonts';

import type { PageData } from '../contract/contract';
import type { PageId } from '../routing/pages';

/** Pages that begin with pictures. On a slow network those come before the fonts, which other faces stand in for. */
const PICTURE_PAGES: readonly PageId[] = ['mashup'];

/** Whether a page begins with pictures, or with text. */
export function beginningOf(page: PageId): 'picture' | 'text' {
  return PICTURE_PAGES.includes(page) ? 'picture' : 'text';
}

/** The addresses of a page's fonts at an asset base. */
export function fontPreloads({
  page,
  locale,
  assetBase,
}: Pick<PageData, 'page' | 'locale' | 'assetBase'>): string[] {
  return PRELOADS[locale][beginningOf(page)].map((href) => assetBase + href);
}

/**
 * The value of a `Link` header that names the fonts, so that a browser can begin before it has read the document; undefined
 * where there is none. Fonts are always fetched without credentials, and a preload must be fetched alike.
 */
export function fontLinks(data: PageData): string | undefined {
  const links = fontPreloads(data).map(
    (href) => `<${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  return links.length === 0 ? undefined : links.join(', ');
}
