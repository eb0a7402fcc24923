/** Which fonts a page preloads, because its first screen needs them and the style sheet would request them only later. */
import { PRELOADS } from 'virtual:fonts';

import type { PageData } from '../contract/contract';
import { traitsOf, type LocaleCode, type PageId } from '../routing/pages';

/**
 * Whether a page begins with pictures, and not with text. On a slow network pictures come before the fonts, which other
 * faces stand in for.
 */
export function beginsWithPictures(page: PageId): boolean {
  return traitsOf(page).opensWith === 'pictures';
}

/** The fonts that a page preloads: their paths below the base of the assets. */
export function fontsOf(page: PageId, locale: LocaleCode): readonly string[] {
  return PRELOADS[locale][beginsWithPictures(page) ? 'picture' : 'text'];
}

/**
 * The value of a `Link` header that names the fonts, so that a browser can begin before it has read the document; undefined
 * where there is none. Fonts are always fetched without credentials, and a preload must be fetched alike.
 */
export function fontLinks({ page, locale, assetBase }: PageData): string | undefined {
  const links = fontsOf(page, locale).map(
    (href) => `<${assetBase}${href}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  return links.length === 0 ? undefined : links.join(', ');
}
