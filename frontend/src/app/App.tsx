import type { ReactNode } from 'react';

import { ErrorBoundary } from '../layout/ErrorBoundary/ErrorBoundary';
import { RootLayout } from '../layout/RootLayout/RootLayout';
import { NavigationProvider, type NavigationProviderProps } from '../navigation/NavigationProvider';
import { PageHead } from '../seo/PageHead';
import { RootError } from './RootError';

export interface AppProps extends Omit<NavigationProviderProps, 'children'> {
  /** What only the server adds to the head. It is of the document's own page, so the browser need not know it. */
  readonly served?: ReactNode;
}

/** The whole tree below a router. */
export function App({ served, ...props }: AppProps) {
  const { messages } = props.initial.data;
  return (
    <ErrorBoundary fallback={(error) => <RootError error={error} texts={messages.common.error} />}>
      <NavigationProvider {...props}>
        <PageHead />
        {served}
        <RootLayout />
      </NavigationProvider>
    </ErrorBoundary>
  );
}
