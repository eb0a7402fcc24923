import { useState } from 'react';

import { sentenceOf, useTexts } from '../i18n/texts';

/** A call that a form or a button makes: whether it runs, and what went wrong the last time. */
export interface Call {
  readonly isBusy: boolean;
  readonly error: string | null;
  /** Runs it, unless it runs already. */
  readonly run: (call: () => Promise<unknown>) => Promise<void>;
}

/** Runs calls one at a time and keeps what went wrong. */
export function useCall(): Call {
  const texts = useTexts();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  return {
    isBusy,
    error,
    run: async (call) => {
      if (isBusy) return;
      setIsBusy(true);
      setError(null);
      try {
        await call();
      } catch (caught) {
        setError(sentenceOf(caught, texts));
      } finally {
        setIsBusy(false);
      }
    },
  };
}
