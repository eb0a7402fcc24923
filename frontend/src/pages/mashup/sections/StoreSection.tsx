import { GAME_STORE_LANGUAGES, GAME_STORE_URL } from '../../../config/site';
import { useLocale, useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { ExternalLink } from '../../../ui/ExternalLink/ExternalLink';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import lanes from './Lanes.module.css';
import styles from './StoreSection.module.css';

/** The link to the store's page with a language; the English one has none. */
const LOCALIZED_STORES = {
  en: null,
  jp: `${GAME_STORE_URL}&l=${GAME_STORE_LANGUAGES.jp}`,
  kr: `${GAME_STORE_URL}&l=${GAME_STORE_LANGUAGES.kr}`,
};

/**
 * The link to the store. Only the link for large screens carries a language, so Japanese and Korean have two links, of
 * which the style sheet shows one.
 */
export function StoreSection() {
  const { store } = useMessages('mashup');
  const { notice } = useMessages('common');
  const localized = LOCALIZED_STORES[useLocale().code];
  return (
    <SlashSection
      id="store"
      tabIndex={-1}
      className={classes(lanes.four, styles.store)}
      titleId="store-title"
    >
      <h2 id="store-title" className={styles.title}>
        {store.title}
      </h2>
      <p className={styles.line}>
        <ExternalLink
          className={classes('button', styles.link, localized === null ? '' : styles.small)}
          href={GAME_STORE_URL}
          notice={notice.newTab}
        >
          {store.label}
        </ExternalLink>
        {localized !== null && (
          <ExternalLink
            className={classes('button', styles.link, styles.large)}
            href={localized}
            notice={notice.newTab}
          >
            {store.label}
          </ExternalLink>
        )}
      </p>
      <p className={styles.note}>{store.note}</p>
    </SlashSection>
  );
}
