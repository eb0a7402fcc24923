import { useCurrentPage } from '../../navigation/current-page';
import { LOCALES } from '../../routing/pages';
import { LocaleLink } from '../SiteLink/SiteLink';
import styles from './LocaleList.module.css';

export interface LocaleListProps {
  readonly id?: string;
  readonly className: string | undefined;
  /** Called when a link is followed, so that a menu can close. */
  readonly onFollow?: () => void;
}

/** Links to the current page in every language, each in its own; one that the page lacks says so in its own, too. */
export function LocaleList({ id, className, onFollow }: LocaleListProps) {
  const { data, Page } = useCurrentPage();
  return (
    <ul className={className} {...(id === undefined ? {} : { id })}>
      {LOCALES.map(({ code, tag, name }) => (
        <li key={code}>
          <LocaleLink
            locale={code}
            lang={tag}
            hrefLang={tag}
            {...(code === data.locale ? { 'aria-current': 'true' as const } : {})}
            {...(onFollow === undefined ? {} : { onClick: onFollow })}
          >
            {name}
          </LocaleLink>
          {!data.locales.includes(code) && (
            <p className={styles.note} lang={tag}>
              {Page.absent?.[code]}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
