import { useCallback, useEffect, useState } from 'react';

import { AfterFrame } from '../lib/after-frame';

/** A value, how to set it, and how to set it once what was typed is on the screen. */
export type Shown<T> = readonly [T, (value: T) => void, (value: T) => void];

/** A value that may follow what is typed a frame later: it is not what is looked at. */
export function useShown<T extends object | null>(first: T): Shown<T> {
  const [value, setValue] = useState(first);
  const [frame] = useState(() => new AfterFrame());
  const set = useCallback(
    (next: T) => {
      frame.cancel();
      setValue(next);
    },
    [frame],
  );
  const setSoon = useCallback(
    (next: T) => {
      frame.soon(() => {
        setValue(next);
      });
    },
    [frame],
  );
  useEffect(
    () => () => {
      frame.cancel();
    },
    [frame],
  );
  return [value, set, setSoon];
}
