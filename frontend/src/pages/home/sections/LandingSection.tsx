import { useMessages } from '../../../i18n/page-data';
import styles from './LandingSection.module.css';

/** The first screen: the message on two signals from both sides, the tagline and the link to the next section. */
export function LandingSection() {
  const { landing } = useMessages('home');
  return (
    <section id="main" tabIndex={-1} className={styles.landing}>
      <div className={styles.ground} data-scroll="leave" aria-hidden="true">
        <span className={styles.wave} />
        <span className={styles.wave} />
      </div>
      <h1 className={styles.message} lang="en">
        <span className={styles.line}>{landing.line1}</span>{' '}
        <span className={styles.line}>{landing.line2}</span>
      </h1>
      <p className={styles.tagline}>{landing.tagline}</p>
      <a className={styles.scroll} data-scroll="hint" href="#aboutUs">
        {landing.scrollDown}
      </a>
    </section>
  );
}
