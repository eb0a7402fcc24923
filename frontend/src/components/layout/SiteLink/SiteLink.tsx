import type { ComponentPropsWithRef, MouseEvent } from 'react';

import type { LocaleCode, RoutedPageId } from '../../../app/pages';
import { pagePath, withLocale, type HomeAnchor } from '../../../app/paths';
import { useNavigate } from '../../../app/router';
import { useLocale } from '../../../i18n/page-data';
import { useShown, type NavigationIntent } from '../../../navigation/shown';

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'>;

export interface SiteLinkProps extends AnchorProps {
  readonly page: RoutedPageId;
  readonly anchor?: HomeAnchor;
}

export interface LocaleLinkProps extends AnchorProps {
  readonly locale: LocaleCode;
}

/** A link to a page of the site in the shown language. Without script it is an ordinary link. */
export function SiteLink({ page, anchor, onClick, children, ...rest }: SiteLinkProps) {
  const navigate = useNavigate();
  const href = pagePath(page, useLocale().code, anchor);
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        void navigate(href);
      }}
    >
      {children}
    </a>
  );
}

/** A link to the shown page in another language, which keeps the hash and the scroll position. */
export function LocaleLink({ locale, onClick, children, ...rest }: LocaleLinkProps) {
  const navigate = useNavigate();
  const { location } = useShown();
  const href = `${location.pathname}${withLocale(location.search, locale)}`;
  return (
    <a
      {...rest}
      href={`${href}${location.hash}`}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        const intent: NavigationIntent = { keepScroll: true };
        void navigate(`${href}${location.hash}`, { state: intent });
      }}
    >
      {children}
    </a>
  );
}

/** Whether a click asks for this tab; all others (new tab, download) are left to the browser. */
function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && event.button === 0 && !hasModifier;
}
