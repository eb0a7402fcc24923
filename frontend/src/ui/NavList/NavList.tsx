import type { Messages } from '../../contract/messages';
import { useMessages } from '../../i18n/page-data';
import { useCurrentPage } from '../../navigation/current-page';
import { PAGES, type RoutedPageId } from '../../routing/pages';
import type { Anchor } from '../../routing/paths';
import { SiteLink } from '../SiteLink/SiteLink';

interface NavLink {
  readonly text: keyof Messages<'common'>['nav'];
  readonly page: RoutedPageId;
  readonly anchor?: Anchor;
}

/** The main menu: pages, and sections of the home page. A test proves that the words of each are there. */
const NAV_LINKS: readonly NavLink[] = PAGES.filter(({ menu }) => menu !== undefined)
  .sort((a, b) => (a.menu ?? 0) - (b.menu ?? 0))
  .flatMap<object>(({ id: page, sections }) =>
    sections === undefined
      ? { text: page, page }
      : sections.map((anchor) => ({ text: anchor, page, anchor })),
  ) as NavLink[];

export interface NavListProps {
  readonly className: string | undefined;
  /** Called when a link is followed, so that a menu can close. */
  readonly onFollow?: () => void;
}

/** The links of the main menu; marks the current page. */
export function NavList({ className, onFollow }: NavListProps) {
  const { nav } = useMessages('common');
  const { page: current } = useCurrentPage().data;
  return (
    <ul className={className}>
      {NAV_LINKS.map(({ text, page, anchor }) => (
        <li key={text}>
          <SiteLink
            className="signal-link"
            page={page}
            anchor={anchor}
            aria-current={anchor === undefined && page === current ? 'page' : undefined}
            onClick={onFollow}
          >
            {nav[text]}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
