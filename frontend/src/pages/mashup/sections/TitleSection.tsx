import { CollisionArt } from '../../../components/art/CollisionArt';
import { useMessages } from '../../../i18n/page-data';
import styles from '../MashupPage.module.css';

/** Name, catchphrase and release date of the game. */
export function TitleSection() {
  const { title } = useMessages('mashup');
  return (
    <section className={styles.title}>
      <CollisionArt className={styles.icon} label={title.iconAlt} />
      <div className={styles.text}>
        <h1 className={styles.name} lang="en">
          {title.name}
        </h1>
        <p className={styles.catchphrase}>{title.catchphrase}</p>
        <p className={styles.release}>
          {title.releaseDate} · {title.platform}
        </p>
        <p>{title.lead}</p>
      </div>
    </section>
  );
}
