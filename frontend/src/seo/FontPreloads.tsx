import { PRELOADS } from 'virtual:fonts';

import { useLocale } from '../i18n/page-data';
import { useAssetBase } from '../media/asset-base';

/** Preloads the fonts of the first screen, which the style sheet would request only later. */
export function FontPreloads() {
  const base = useAssetBase();
  return PRELOADS[useLocale().code].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={base + href} />
  ));
}
