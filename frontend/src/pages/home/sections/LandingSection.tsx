import { useMessages } from '../../../i18n/page-data';
import { pictures } from '../../../media/manifest';
import { GameLogo } from '../../../ui/Logo/Logo';
import { Picture } from '../../../ui/Picture/Picture';
import { SiteLink } from '../../../ui/SiteLink/SiteLink';
import styles from './LandingSection.module.css';

/**
 * The first screen: two of the game's players behind the message, which stands on two signals from both sides, the
 * tagline, the game that is out, and the link to the next section.
 */
export function LandingSection() {
  const { landing, games } = useMessages('home');
  const { nav } = useMessages('common');
  return (
    <section id="main" tabIndex={-1} className={styles.landing}>
      <div className={styles.ground} data-scroll="leave" aria-hidden="true">
        <span className={styles.wave} />
        <span className={styles.wave} />
      </div>
      <Picture
        className={styles.players}
        picture={pictures.duel}
        alt=""
        // Less than its width, so that a phone with a dense screen takes the least file.
        sizes="(max-width: 700px) 49vw, min(58vw, 92svh)"
        isFirst
      />
      <h1 className={styles.message} lang="en">
        <span className={styles.line}>{landing.line1}</span>{' '}
        <span className={styles.line}>{landing.line2}</span>
      </h1>
      <p className={styles.tagline}>{landing.tagline}</p>
      <SiteLink page="mashup" className={styles.game}>
        <GameLogo className={styles.name} />
        <span className="visually-hidden">{nav.mashup}</span>
        <span className="badge" lang="en">
          {games.title}
        </span>
      </SiteLink>
      <a className={styles.scroll} data-scroll="hint" href="#aboutUs">
        {landing.scrollDown}
      </a>
    </section>
  );
}
