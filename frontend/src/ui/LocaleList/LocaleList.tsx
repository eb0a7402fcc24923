import { useMessages } from '../../i18n/page-data';
import { useCurrentPage } from '../../navigation/current-page';
import { LOCALES, localeOf, type LocaleCode } from '../../routing/pages';
import { LocaleLink } from '../SiteLink/SiteLink';
import styles from './LocaleList.module.css';

export interface LocaleListProps {
  readonly id?: string;
  readonly className: string | undefined;
  /** Called when a link is followed, so that a menu can close. */
  readonly onFollow?: () => void;
}

/**
 * Links to the current page in every language, each in its own language; a page that some of them lack says so, to a visitor who
 * comes from one of these in that language.
 */
export function LocaleList({ id, className, onFollow }: LocaleListProps) {
  const { data, linkLocale } = useCurrentPage();
  const { language } = useMessages('common');
  // Only languages that some pages lack have a sentence.
  const own = (language.someFor as Partial<Record<LocaleCode, string>>)[linkLocale];
  return (
    <ul className={className} id={id}>
      {LOCALES.map(({ code, tag, name }) => (
        <li key={code}>
          <LocaleLink
            locale={code}
            lang={tag}
            hrefLang={tag}
            aria-current={code === data.locale ? 'true' : undefined}
            onClick={onFollow}
          >
            {name}
          </LocaleLink>
        </li>
      ))}
      {data.locales.length < LOCALES.length && (
        <li className={styles.note} lang={own && localeOf(linkLocale).tag}>
          {own ?? language.some}
        </li>
      )}
    </ul>
  );
}
