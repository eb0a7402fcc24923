import { useCompany, useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { ExternalLink } from '../../../ui/ExternalLink/ExternalLink';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import lanes from './Lanes.module.css';
import styles from './StoreSection.module.css';

/**
 * The link to the store. Only the link for large screens carries a language, so Japanese and Korean have two links, of
 * which the style sheet shows one. Without an address there is no section.
 */
export function StoreSection() {
  const { store } = useMessages('mashup');
  const { notice } = useMessages('common');
  const { url, largeScreenUrl } = useCompany().game.store;
  if (url === null) return null;
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
          className={classes('button', styles.link, largeScreenUrl === null ? '' : styles.small)}
          href={url}
          notice={notice.newTab}
        >
          {store.label}
        </ExternalLink>
        {largeScreenUrl !== null && (
          <ExternalLink
            className={classes('button', styles.link, styles.large)}
            href={largeScreenUrl}
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
