import type { ReactNode } from 'react';

import { sentenceOf, useTexts } from '../i18n/texts';
import { Button } from './Button';

export interface PendingProps<T> {
  readonly query: {
    readonly data: T | undefined;
    readonly error: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  readonly children: (data: T) => ReactNode;
}

/** What a query has; until then that it loads, or why it could not be loaded. */
export function Pending<T>({ query, children }: PendingProps<T>) {
  const texts = useTexts();
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (query.error === null) return <p role="status">{texts.app.loading}</p>;
  return (
    <div role="alert">
      <p>
        {texts.app.loadFailed} {sentenceOf(query.error, texts)}
      </p>
      <Button onClick={() => void query.refetch()}>{texts.app.retry}</Button>
    </div>
  );
}
