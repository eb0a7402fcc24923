import type { ComponentPropsWithRef } from 'react';

import { useLocale } from '../../i18n/page-data';
import { useCurrentPage } from '../../navigation/current-page';
import type { LocaleCode, RoutedPageId } from '../../routing/pages';
import { pagePath, positionPath, withLocale, type Anchor } from '../../routing/paths';

type AnchorProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target'>;

export interface SiteLinkProps extends AnchorProps {
  readonly page: RoutedPageId;
  readonly anchor?: Anchor | undefined;
}

export interface PositionLinkProps extends Omit<AnchorProps, 'id'> {
  /** The position's id. */
  readonly id: string;
}

export interface LocaleLinkProps extends AnchorProps {
  readonly locale: LocaleCode;
}

/**
 * A link to a page of the site in the visitor's language; the current page keeps its own. It is an ordinary link; after
 * hydration LinkNavigation handles its clicks.
 */
export function SiteLink({ page, anchor, children, ...rest }: SiteLinkProps) {
  const { data, linkLocale } = useCurrentPage();
  return (
    <a {...rest} href={pagePath(page, page === data.page ? data.locale : linkLocale, anchor)}>
      {children}
    </a>
  );
}

/** A link to the page of one position in the current language. */
export function PositionLink({ id, children, ...rest }: PositionLinkProps) {
  return (
    <a {...rest} href={positionPath(id, useLocale().code)}>
      {children}
    </a>
  );
}

/**
 * A link to the current page in another language; keeps the hash and the scroll position. It leads to the home page
 * where the current one does not exist in that language.
 */
export function LocaleLink({ locale, children, ...rest }: LocaleLinkProps) {
  const { data, location } = useCurrentPage();
  const { pathname, search, hash } = location;
  const href = data.locales.includes(locale)
    ? `${pathname}${withLocale(search, locale)}${hash}`
    : pagePath('home', locale);
  return (
    <a {...rest} href={href}>
      {children}
    </a>
  );
}
