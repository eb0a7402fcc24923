import { useMessages } from '../../i18n/page-data';
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

/** Links to the current page in every language, each in its own language; a page that some of them lack says so. */
export function LocaleList({ id, className, onFollow }: LocaleListProps) {
  const { data } = useCurrentPage();
  const { language } = useMessages('common');
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
        </li>
      ))}
      {data.locales.length < LOCALES.length && (
        <li>
          <p className={styles.note}>{language.some}</p>
        </li>
      )}
    </ul>
  );
}
