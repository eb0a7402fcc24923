import { storeName } from '../../../config/site';
import { fill } from '../../../i18n/fill';
import { useCompany, useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import { StoreLink } from '../../../ui/StoreLink/StoreLink';
import lanes from './Lanes.module.css';
import styles from './StoreSection.module.css';

/** The link to the store at the end of the page. Without an address there is no section. */
export function StoreSection() {
  const { store } = useMessages('mashup');
  const { url } = useCompany().game.store;
  if (url === null) return null;
  return (
    <SlashSection
      id="store"
      tabIndex={-1}
      className={classes(lanes.four, styles.store)}
      titleId="store-title"
    >
      <h2 id="store-title" className={styles.title}>
        {fill(store.title, { store: storeName(url) })}
      </h2>
      <p className={styles.line}>
        <StoreLink />
      </p>
      <p className={styles.note}>{store.note}</p>
    </SlashSection>
  );
}
