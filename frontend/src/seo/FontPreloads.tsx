import { usePageData } from '../i18n/page-data';
import { useAssetBase } from '../media/asset-base';
import { beginsWithPictures, fontsOf } from './font-preloads';

/**
 * Preloads the fonts of the first screen. Only the server renders it. A page that the visitor goes on to gets none: its
 * style sheet is there, and browsers warn of a preload that the first seconds do not use.
 */
export function FontPreloads() {
  const base = useAssetBase();
  const { page, locale } = usePageData();
  return fontsOf(page, locale).map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin=""
      href={base + href}
      fetchPriority={beginsWithPictures(page) ? 'low' : undefined}
    />
  ));
}
