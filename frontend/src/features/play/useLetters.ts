import { useEffect } from 'react';

import { MIXES } from '@axtorm/game/chart/chart';
import { type LaneKey, withLetters } from '@axtorm/game/engine/keys';
import type { Saved } from './store/store';

/** What tells of a keyboard's layout: Chromium, on pages with TLS. */
interface Keyboard {
  readonly getLayoutMap?: () => Promise<ReadonlyMap<string, string>>;
}

/** What is remembered, with the letters of a layout on the lanes; the same where they are those. */
export function lettered(saved: Saved, letterAt: (code: string) => string | undefined): Saved {
  const [light, hard] = MIXES.map((mix) => withLetters(saved.keys[mix], letterAt));
  if (light === undefined || hard === undefined) return saved;
  const isSame = light === saved.keys.light && hard === saved.keys.hard;
  return isSame ? saved : { ...saved, keys: { light, hard } };
}

/** Shows the letters of the visitor's layout on the lanes: those that the browser knows, or those that were pressed. */
export function useLetters(change: (change: (saved: Saved) => Saved) => void) {
  useEffect(() => {
    const { keyboard } = navigator as { keyboard?: Keyboard };
    keyboard?.getLayoutMap?.().then(
      (layout) => {
        change((saved) => lettered(saved, (code) => layout.get(code)));
      },
      // A frame of another site may not ask.
      () => undefined,
    );
  }, [change]);
  return (keys: readonly LaneKey[]) => {
    change((saved) => lettered(saved, (code) => keys.find((key) => key.code === code)?.label));
  };
}
