import { JacketArt } from '../../../components/art/JacketArt';
import { ExternalLink } from '../../../components/ui/ExternalLink/ExternalLink';
import { FilmLink } from '../../../components/ui/FilmLink/FilmLink';
import { ALBUMS, STORE_IDS } from '../../../config/site';
import { format } from '../../../i18n/format';
import { useMessages } from '../../../i18n/page-data';
import styles from './MusicSection.module.css';

/** The albums, newest first, each with its stores and its film. */
export function MusicSection() {
  const { music } = useMessages('home');
  const { notice } = useMessages('common');
  return (
    <section id="music" tabIndex={-1} className={styles.music} aria-labelledby="music-title">
      <h2 id="music-title">{music.title}</h2>
      <p>{music.lead}</p>
      {ALBUMS.map((album, index) => {
        const texts = music.albums[index];
        if (texts === undefined) throw new Error(`no texts for the album ${album.id}`);
        const { title } = texts;
        return (
          <article key={album.id} className={styles.album}>
            <JacketArt className={styles.jacket} album={album.id} label={texts.jacketAlt} />
            <div className={styles.text}>
              {album.isNew && <p className={styles.badge}>{music.nowOnSale}</p>}
              <h3 lang="en">{title}</h3>
              <p>{texts.description}</p>
              <ul className={styles.stores} aria-label={format(music.storesLabel, { title })}>
                {STORE_IDS.map((store) => (
                  <li key={store}>
                    <ExternalLink href={album.stores[store]} notice={notice.newTab}>
                      {music.stores[store]}
                    </ExternalLink>
                  </li>
                ))}
              </ul>
            </div>
            <div className={styles.film}>
              <FilmLink
                film={album.film}
                title={format(music.videoTitle, { title })}
                notice={notice.newTab}
              />
            </div>
          </article>
        );
      })}
    </section>
  );
}
