import { useState } from 'react';

import { usePageData } from '../i18n/page-data';
import { useAssetBase } from '../media/asset-base';
import { beginningOf, fontPreloads } from './font-preloads';

/**
 * Preloads the fonts of the first screen. A page that the visitor goes on to gets none: its style sheet is there, and
 * browsers warn of a preload that the first seconds do not use.
 */
export function FontPreloads() {
  const assetBase = useAssetBase();
  const { page, locale } = usePageData();
  const [beginning] = useState({ page, locale });
  return fontPreloads({ ...beginning, assetBase }).map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin=""
      href={href}
      fetchPriority={beginningOf(beginning.page) === 'picture' ? 'low' : undefined}
    />
  ));
}
