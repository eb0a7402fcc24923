import { useMessages } from '../../../i18n/page-data';
import styles from './LandingSection.module.css';

/** The first screen: the message, the tagline and the way down. */
export function LandingSection() {
  const { landing } = useMessages('home');
  return (
    <section id="main" tabIndex={-1} className={styles.landing}>
      <h1 className={styles.message}>
        <span className={styles.line}>{landing.line1}</span>{' '}
        <span className={styles.line}>{landing.line2}</span>
      </h1>
      <p className={styles.tagline}>{landing.tagline}</p>
      <a className={styles.scroll} href="#aboutUs">
        {landing.scrollDown}
      </a>
    </section>
  );
}
