import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Keeps an element at the lower edge above the keyboard of a phone, which covers a part of the window. A style sheet reads `--keyboard`. */
export function useAboveKeyboard<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    const seen = window.visualViewport;
    if (seen === null) return undefined;
    const place = () => {
      // Who zooms in moves the window over the page: only what a keyboard covers is meant.
      const covered = seen.scale > 1 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
      element.current?.style.setProperty(
        '--keyboard',
        `${String(Math.max(0, Math.round(covered)))}px`,
      );
    };
    place();
    seen.addEventListener('resize', place);
    seen.addEventListener('scroll', place);
    return () => {
      seen.removeEventListener('resize', place);
      seen.removeEventListener('scroll', place);
    };
  }, []);
  return element;
}
