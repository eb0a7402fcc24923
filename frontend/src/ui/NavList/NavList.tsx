import type { Messages } from '../../contract/messages';
import { useMessages } from '../../i18n/page-data';
import { useCurrentPage } from '../../navigation/current-page';
import type { RoutedPageId } from '../../routing/pages';
import type { Anchor } from '../../routing/paths';
import { SiteLink } from '../SiteLink/SiteLink';

interface NavLink {
  readonly text: keyof Messages<'common'>['nav'];
  readonly page: RoutedPageId;
  readonly anchor?: Anchor;
}

/** The main menu: pages, and sections of the home page. */
const NAV_LINKS: readonly NavLink[] = [
  { text: 'aboutUs', page: 'home', anchor: 'aboutUs' },
  { text: 'music', page: 'home', anchor: 'music' },
  { text: 'games', page: 'home', anchor: 'games' },
  { text: 'recruit', page: 'recruit' },
  { text: 'fanKit', page: 'fankit' },
  { text: 'guidelines', page: 'guidelines' },
];

export interface NavListProps {
  readonly className: string | undefined;
  /** Called when a link is followed, so that a menu can close. */
  readonly onFollow?: () => void;
}

/** The links of the main menu; marks the current page. */
export function NavList({ className, onFollow }: NavListProps) {
  const { nav } = useMessages('common');
  const { data } = useCurrentPage();
  return (
    <ul className={className}>
      {NAV_LINKS.map(({ text, page, anchor }) => (
        <li key={text}>
          <SiteLink
            className="signal-link"
            page={page}
            {...(anchor === undefined ? {} : { anchor })}
            {...(anchor === undefined && page === data.page ? { 'aria-current': 'page' } : {})}
            {...(onFollow === undefined ? {} : { onClick: onFollow })}
          >
            {nav[text]}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
