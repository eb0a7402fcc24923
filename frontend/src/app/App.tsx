import { ErrorBoundary } from '../layout/ErrorBoundary/ErrorBoundary';
import { RootLayout } from '../layout/RootLayout/RootLayout';
import { NavigationProvider, type NavigationProviderProps } from '../navigation/NavigationProvider';
import { FontPreloads } from '../seo/FontPreloads';
import { PageHead } from '../seo/PageHead';
import { RootError } from './RootError';

export type AppProps = Omit<NavigationProviderProps, 'children'>;

/** The whole tree below a router. */
export function App(props: AppProps) {
  const { messages } = props.initial.data;
  return (
    <ErrorBoundary fallback={(error) => <RootError error={error} texts={messages.common.error} />}>
      <NavigationProvider {...props}>
        <PageHead />
        <FontPreloads />
        <RootLayout />
      </NavigationProvider>
    </ErrorBoundary>
  );
}
