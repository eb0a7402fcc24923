import { useEffect } from 'react';

import { NOT_FOUND } from '../../routing/pages';
import { requestedLocale } from '../../routing/paths';
import { matchPage } from '../../routing/routes';
import { useNavigate } from '../../routing/router';
import { useShown, type NavigationIntent } from '../../navigation/shown';

/**
 * Follows the links within the site: the browser fetches only what it does not have. One listener serves
 * all of them, because a handler in each would cost the server hooks and closures at every link it renders.
 * Choosing another language of the shown page keeps the scroll position.
 */
export function LinkNavigation() {
  const navigate = useNavigate();
  const { data } = useShown();
  const { path, locale } = data;
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? siteLink(event.target) : undefined;
      if (link === undefined) return;
      event.preventDefault();
      const isLanguage = link.pathname === path && requestedLocale(link.search) !== locale;
      const intent: NavigationIntent | undefined = isLanguage ? { keepScroll: true } : undefined;
      void navigate(`${link.pathname}${link.search}${link.hash}`, { state: intent });
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, [navigate, path, locale]);
  return null;
}

/** The link to a page of the site that was clicked, if any. Files and places within the page are left to the browser. */
function siteLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || link.target !== '' || link.origin !== window.location.origin)
    return undefined;
  if (link.getAttribute('href')?.startsWith('#') !== false) return undefined;
  return matchPage(link.pathname) === NOT_FOUND ? undefined : link;
}

/** Whether a click asks for this tab; all others (new tab, download) are left to the browser. */
function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !hasModifier;
}
