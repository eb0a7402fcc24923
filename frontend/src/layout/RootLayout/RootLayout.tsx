import { Suspense } from 'react';

import { LinkNavigation } from '../../features/link-navigation/LinkNavigation';
import { PageTransition } from '../../features/page-transition/PageTransition';
import { Reveals } from '../../features/reveal/Reveals';
import { ScrollEffects } from '../../features/scroll-effects/ScrollEffects';
import { SoundDock } from '../../features/sound/SoundDock';
import { useMessages } from '../../i18n/page-data';
import { useCurrentPage } from '../../navigation/current-page';
import { traitsOf } from '../../routing/pages';
import { Kept } from '../../i18n/Kept';
import { ErrorBoundary } from '../ErrorBoundary/ErrorBoundary';
import { LoadFailure } from '../LoadFailure/LoadFailure';
import { PageError } from '../PageError/PageError';
import { SiteFooter } from '../SiteFooter/SiteFooter';
import { SiteHeader } from '../SiteHeader/SiteHeader';
import styles from './RootLayout.module.css';

/** Everything around a page. `splitHead` finds its first element by `data-app`. */
export function RootLayout() {
  const { data, location, isLoading, Page, Rest } = useCurrentPage();
  const { nav } = useMessages('common');
  const theme = traitsOf(data.page).theme ?? 'dark';
  // They begin when all of the page is alive: before that links load documents, and ornaments have their markup from the server.
  const late = (
    <>
      <LinkNavigation />
      <Reveals />
    </>
  );
  return (
    <div data-app={data.page} data-loading={isLoading} className={styles.root}>
      <a className={styles.skip} href="#content">
        {nav.skipToContent}
      </a>
      <div className={styles.progress} aria-hidden="true" />
      <Kept name="header">
        <SiteHeader />
      </Kept>
      <main id="content" tabIndex={-1} className={styles.main} data-theme={theme}>
        <ErrorBoundary key={location.pathname} fallback={(error) => <PageError error={error} />}>
          <Page
            rest={
              Rest && (
                <Suspense>
                  <Rest />
                  {late}
                </Suspense>
              )
            }
          />
        </ErrorBoundary>
      </main>
      <Kept name="footer">
        <SiteFooter />
      </Kept>
      <SoundDock />
      <LoadFailure />
      {!Rest && late}
      <PageTransition mainId="content" />
      <ScrollEffects />
    </div>
  );
}
