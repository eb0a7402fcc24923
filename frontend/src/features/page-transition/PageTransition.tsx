import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import { fill } from '../../i18n/fill';
import { useLocale, useMessages } from '../../i18n/page-data';
import { keepsScroll, useCurrentPage } from '../../navigation/current-page';
import { isRevisit, prefersReducedMotion } from '../../lib/browser';
import { NavigationType, useNavigationType } from '../../routing/router';
import { pageMeta } from '../../seo/page-meta';
import { createScrollMemory, entryKey, type ScrollMemory } from './scroll-memory';
import { endViewTransition } from './view-transition';

export interface PageTransitionProps {
  /** Id of the element that takes the focus when another page is shown. */
  readonly mainId: string;
}

/**
 * Does for a client navigation what the browser does for a document: language, scroll position, focus and the
 * announcement of the new title.
 */
export function PageTransition({ mainId }: PageTransitionProps) {
  useDocumentLanguage();
  useScroll();
  const announcement = useArrival(mainId);
  return (
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  );
}

function useDocumentLanguage() {
  const { code, tag } = useLocale();
  useLayoutEffect(() => {
    const root = document.documentElement;
    // Writing the attribute restyles the whole document, even with the same value.
    if (root.lang === tag) return;
    root.lang = tag;
    root.dataset['locale'] = code;
  }, [code, tag]);
}

/** Moves the focus to the new page and returns the announcement for screen readers. */
function useArrival(mainId: string): string {
  const { data, isLoading } = useCurrentPage();
  const { notice } = useMessages('common');
  const { title } = pageMeta(data);
  const [announced, setAnnounced] = useState('');
  const seen = useRef({ page: data.page, title });
  useEffect(() => {
    const before = seen.current;
    seen.current = { page: data.page, title };
    if (before.title === title) return;
    setAnnounced(fill(notice.pageChanged, { title }));
    // A mere change of the language leaves the focus on the language switch.
    if (before.page !== data.page) document.getElementById(mainId)?.focus({ preventScroll: true });
  }, [data.page, title, notice, mainId]);
  return isLoading ? notice.loading : announced;
}

/** Scrolls to the top, to the hash, or back to where a history entry was left. */
function useScroll() {
  const { data, location } = useCurrentPage();
  const navigation = useNavigationType();
  const memory = useRef<ScrollMemory>(null);
  const currentKey = useRef(entryKey(location));
  const currentPage = useRef<string | null>(null);
  const handled = useRef<typeof location>(null);
  const ownHash = useRef<string | null>(null);

  useEffect(() => {
    const kept = (memory.current ??= createScrollMemory());
    let before = 0;
    let last = 0;
    const remember = () => {
      // A place may be told twice.
      if (window.scrollY !== last) {
        before = last;
        last = window.scrollY;
      }
      kept.remember(currentKey.current, last);
    };
    window.history.scrollRestoration = 'manual';
    // They listen as long as the document lives, as the component does.
    window.addEventListener('scroll', remember);
    window.addEventListener('pagehide', () => {
      remember();
      kept.save();
    });
    window.addEventListener('hashchange', () => {
      // Set in the address: such an entry lacks the router's state. The jump there may not have been told yet.
      if (!window.history.state)
        scrollToHash(window.location.hash, false, last === window.scrollY ? before : last);
    });
  }, []);

  useLayoutEffect(() => {
    // The kind of navigation changes with the address, before the page of that address is rendered.
    if (handled.current === location) return;
    const isSameEntry = handled.current?.key === location.key;
    handled.current = location;
    currentKey.current = entryKey(location);
    // After the first render the full address is filled in, which is no navigation.
    if (isSameEntry && location.hash === '') return;
    const kept = (memory.current ??= createScrollMemory());
    // The hash of a document's own address is filled in after the first render, too.
    if (currentPage.current === null)
      ownHash.current = location.hash === '' ? window.location.hash : null;
    const isFilledIn = isSameEntry && location.hash === ownHash.current;
    if (isFilledIn) ownHash.current = null;
    const isFirst = currentPage.current === null || isSameEntry;
    const isOtherPage = currentPage.current !== data.page;
    currentPage.current = data.page;
    // Its hash was set in the address, of which the browser tells: to glide once more would stop at once.
    if (!isOtherPage && !isFilledIn && !window.history.state) return;
    // A new document begins where its address says: at the hash, or at the top unless the visitor was here before.
    const isBack = isFirst
      ? isRevisit() && location.hash === ''
      : navigation === NavigationType.Pop;
    const left = isBack ? kept.recall(currentKey.current) : null;
    if (left !== null) {
      if (isFirst) holdPosition();
      window.scrollTo({ top: left, behavior: 'instant' });
    } else if (!keepsScroll(location)) {
      // The browser itself has scrolled the first document. Another page begins at its top.
      if (isOtherPage && !isFirst) window.scrollTo({ top: 0, behavior: 'instant' });
      if (location.hash !== '') scrollToHash(location.hash, isOtherPage);
      else if (!isFirst && !isOtherPage) window.scrollTo({ top: 0, behavior: glide() });
    }
    endViewTransition();
    // Page and location change in one step.
  }, [location, navigation, data.page]);
}

/**
 * Lets fonts that come late move what is seen: the position was kept when they were there. The browser would follow what is
 * seen now and end elsewhere.
 */
function holdPosition() {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  void document.fonts.ready.then(() => {
    style.overflowAnchor = '';
  });
}

/**
 * How a link scrolls: smoothly, or at once where the system asks for reduced motion. The style sheet must not say it once
 * the page is alive: then every move of the focus would glide through the page too.
 */
const glide = (): ScrollBehavior => (prefersReducedMotion() ? 'instant' : 'smooth');

/** Glides to the place that a hash names, if there is one; `from` another place than where the browser has jumped. */
function scrollToHash(hash: string, isOtherPage: boolean, from?: number) {
  // Names are of ASCII, so there is nothing to decode, and nothing that fails to be.
  const target = document.getElementById(hash.slice(1));
  if (target === null) return;
  // A scroll to where the page is would end the browser's own care for the place while sections grow.
  if (from !== undefined) window.scrollTo({ top: from, behavior: 'instant' });
  // The browser opens what contains its target; here it is not the browser that goes there.
  target.closest('details')?.setAttribute('open', '');
  // A link is the target of one that skips a section. The keyboard passes several without a wait, even while the page glides: so
  // each is there at once, as after any move of the focus.
  target.scrollIntoView({ behavior: target.tabIndex < 0 ? glide() : 'instant' });
  if (!isOtherPage) target.focus({ preventScroll: true });
}
