import { useEffect } from 'react';

import { useCurrentPage, type NavigationIntent } from '../../navigation/current-page';
import { rememberLanguage } from '../../navigation/language-memory';
import { NOT_FOUND } from '../../routing/pages';
import { requestedLocale } from '../../routing/paths';
import { useNavigate } from '../../routing/router';
import { matchPage } from '../../routing/routes';

/**
 * Turns clicks on links within the site into client navigations. One listener serves all links, because a handler in
 * each would cost hooks and closures for every link in every server render. A link to another language of the current
 * page keeps the scroll position.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  const { data } = useCurrentPage();
  const { path, locale } = data;
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? siteLink(event.target) : undefined;
      if (link === undefined) return;
      event.preventDefault();
      const wanted = requestedLocale(link.search);
      // A link of the language list is the visitor's own choice, also of the language on the screen.
      if (link.hreflang !== '') rememberLanguage(wanted);
      const isLanguage = link.pathname === path && wanted !== locale;
      const intent: NavigationIntent | undefined = isLanguage ? { keepScroll: true } : undefined;
      navigate(`${link.pathname}${link.search}${link.hash}`, { state: intent });
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, [navigate, path, locale]);
  return null;
}

/** The link to a page of the site, or to a section of this one, that was clicked, if any. The browser handles files. */
function siteLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.origin !== window.location.origin)
    return undefined;
  if (!link.hasAttribute('href')) return undefined;
  return matchPage(link.pathname) === NOT_FOUND ? undefined : link;
}

/** Whether a click opens the link in this tab; the browser handles all others (new tab, download). */
function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !hasModifier;
}
