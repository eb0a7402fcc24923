import { useEffect } from 'react';

import { useLocale } from '../../i18n/page-data';
import { useAssetBase } from '../../media/asset-base';
import { loadGame } from './ahead';
import { beforePress, whenIdle } from './before-press';

/** Fetches what a press on the way to play needs when the page has nothing else to do, and at once when somebody is about to press. */
export function FetchAhead() {
  const { code } = useLocale();
  const assetBase = useAssetBase();
  useEffect(() => {
    const fetchNow = () => {
      beforePress(({ fetchSong, loadTexts }) =>
        Promise.all([fetchSong(assetBase, undefined), loadTexts(code), loadGame()]),
      );
    };
    const abort = new AbortController();
    for (const link of document.querySelectorAll('main a[href^="#now"]'))
      for (const type of ['pointerenter', 'pointerdown', 'focus'])
        link.addEventListener(type, fetchNow, { signal: abort.signal });
    const stop = whenIdle(fetchNow);
    return () => {
      abort.abort();
      stop();
    };
  }, [code, assetBase]);
  return null;
}
