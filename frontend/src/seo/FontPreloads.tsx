import { useState } from 'react';
import { PRELOADS } from 'virtual:fonts';

import { usePageData } from '../i18n/page-data';
import { useAssetBase } from '../media/asset-base';
import type { PageId } from '../routing/pages';

/** Pages that begin with pictures. On a slow network those come before the fonts, which other faces stand in for. */
const PICTURE_PAGES: readonly PageId[] = ['mashup'];

/**
 * Preloads the fonts of the first screen, which the style sheet would request only later. A page that the visitor goes on
 * to gets none: its style sheet is there, and browsers warn of a preload that the first seconds do not use.
 */
export function FontPreloads() {
  const base = useAssetBase();
  const { page, locale } = usePageData();
  const [beginning] = useState({ page, locale });
  const kind = PICTURE_PAGES.includes(beginning.page) ? 'picture' : 'text';
  return PRELOADS[beginning.locale][kind].map((href) => (
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
