import { useMessages } from '../../i18n/page-data';
import { useShown } from '../../navigation/shown';
import { NAV_LINKS } from './links';
import { SiteLink } from './SiteLink/SiteLink';

export interface NavListProps {
  readonly className: string | undefined;
  /** Called when a link is followed, so that a menu can close. */
  readonly onFollow?: () => void;
}

/** The list of links of the main menu; marks the page that is shown. */
export function NavList({ className, onFollow }: NavListProps) {
  const { nav } = useMessages('common');
  const { data } = useShown();
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
