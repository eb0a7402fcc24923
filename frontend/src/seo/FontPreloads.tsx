import { useState } from 'react';
import { PRELOADS } from 'virtual:fonts';

import { usePageData } from '../i18n/page-data';
import { useAssetBase } from '../media/asset-base';
import { beginningOf } from './font-preloads';

/**
 * Preloads the fonts of the first screen. A page that the visitor goes on to gets none: its style sheet is there, and
 * browsers warn of a preload that the first seconds do not use.
 */
export function FontPreloads() {
  const base = useAssetBase();
  const [{ page, locale }] = useState(usePageData());
  const kind = beginningOf(page);
  return PRELOADS[locale][kind].map((href) => (
    <link
      key={href}
      rel="preload"
      as="font"
      type="font/woff2"
      crossOrigin=""
      href={base + href}
      fetchPriority={kind === 'picture' ? 'low' : undefined}
    />
  ));
}
