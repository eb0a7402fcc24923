import { SleevesArt } from '../../../components/art/SleevesArt';
import { ExternalLink } from '../../../components/ui/ExternalLink/ExternalLink';
import { GAME_STORE_LANGUAGES, GAME_STORE_URL } from '../../../config/site';
import { useLocale, useMessages } from '../../../i18n/page-data';
import styles from '../MashupPage.module.css';

/** What early access means, and what is planned. */
export function EarlyAccessSection() {
  const { earlyAccess } = useMessages('mashup');
  return (
    <section aria-labelledby="early-access-title">
      <h2 id="early-access-title">{earlyAccess.title}</h2>
      <div className={styles.text}>
        {earlyAccess.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <strong className={styles.formula}>{earlyAccess.tracks}</strong>
          <br />
          {earlyAccess.tracksNote}
        </p>
      </div>
      <SleevesArt className={styles.picture} label={earlyAccess.imageAlt} />
      <h3>{earlyAccess.plannedTitle}</h3>
      <dl className={styles.pair}>
        {earlyAccess.planned.map(({ name, body }) => (
          <div key={name} className={styles.line}>
            <dt>
              <strong lang="en">{name}</strong>
            </dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The way to the store. Only its link for large screens carries a language. */
export function StoreSection() {
  const { store } = useMessages('mashup');
  const { notice } = useMessages('common');
  const { code } = useLocale();
  const language = code === 'en' ? null : GAME_STORE_LANGUAGES[code];
  const hasTwo = language !== null;
  return (
    <section aria-labelledby="store-title">
      <h2 id="store-title">{store.title}</h2>
      <p>
        <ExternalLink
          className={hasTwo ? `${String(styles.store)} ${String(styles.onMobile)}` : styles.store}
          href={GAME_STORE_URL}
          notice={notice.newTab}
        >
          {store.label}
        </ExternalLink>
        {hasTwo && (
          <ExternalLink
            className={`${String(styles.store)} ${String(styles.onDesktop)}`}
            href={`${GAME_STORE_URL}&l=${language}`}
            notice={notice.newTab}
          >
            {store.label}
          </ExternalLink>
        )}
      </p>
      <p>{store.note}</p>
    </section>
  );
}
