import { PRELOADS } from 'virtual:fonts';

import { useLocale } from '../i18n/page-data';
import { useAssetBase } from '../media/asset-base';

/** Asks for the fonts of the first screen together with the style sheet that would name them only later. */
export function FontPreloads() {
  const base = useAssetBase();
  return PRELOADS[useLocale().code].map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={base + href} />
  ));
}
