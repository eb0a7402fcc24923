/** Which fonts a page preloads, because its first screen needs them and the style sheet would request them only later. */
import { PRELOADS } from 'virtual:fonts';

import type { PageData } from '../contract/contract';
import type { PageId } from '../routing/pages';

/**
 * Whether a page begins with pictures, or with text. On a slow network pictures come before the fonts, which other faces
 * stand in for.
 */
export function beginningOf(page: PageId): 'picture' | 'text' {
  return page === 'mashup' ? 'picture' : 'text';
}

/**
 * The value of a `Link` header that names the fonts, so that a browser can begin before it has read the document; undefined
 * where there is none. Fonts are always fetched without credentials, and a preload must be fetched alike.
 */
export function fontLinks({ page, locale, assetBase }: PageData): string | undefined {
  const links = PRELOADS[locale][beginningOf(page)].map(
    (href) => `<${assetBase}${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  return links.length === 0 ? undefined : links.join(', ');
}
