import { useEffect, useEffectEvent, useRef } from 'react';
import type { RefObject } from 'react';

/** Calls back each time that the focus goes into an element. */
export function useFocusWithin<T extends HTMLElement>(onFocus: () => void): RefObject<T | null> {
  const element = useRef<T>(null);
  const focused = useEffectEvent(onFocus);
  useEffect(() => {
    const current = element.current;
    const listen = () => {
      focused();
    };
    current?.addEventListener('focusin', listen);
    return () => {
      current?.removeEventListener('focusin', listen);
    };
  }, []);
  return element;
}
