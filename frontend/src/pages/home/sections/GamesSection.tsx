import { LaneArt } from '../../../components/art/LaneArt';
import { SiteLink } from '../../../components/layout/SiteLink/SiteLink';
import { useMessages } from '../../../i18n/page-data';
import styles from './GamesSection.module.css';

/** The game that is out now, and the way to its page. */
export function GamesSection() {
  const { games } = useMessages('home');
  return (
    <section id="games" tabIndex={-1} className={styles.games} aria-labelledby="games-title">
      <LaneArt className={styles.art} lanes={4} label={games.videoLabel} />
      <div className={styles.text}>
        <h2 id="games-title" className={styles.title}>
          {games.title}
        </h2>
        <p>{games.body}</p>
        <SiteLink page="mashup" className={styles.details}>
          {games.details}
        </SiteLink>
      </div>
    </section>
  );
}
