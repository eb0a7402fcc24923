import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import { Picture } from '../../../ui/Picture/Picture';
import { SONGS, SONG_NAMES, paired } from '../kit';
import { Files } from './Files';
import { Listen } from './Listen';
import { Section } from './Section';
import styles from './SongSection.module.css';

/** The five songs without vocals, as a set list. */
export function SongSection() {
  const { songs } = useMessages('fankit');
  return (
    <Section
      id="songs"
      skipTo="skip-loop"
      title={songs.title}
      note={songs.note}
      className={styles.section}
      folds={SONGS.length}
      isRaised
    >
      <ol className={styles.songs}>
        {paired(SONGS, songs.items).map(({ piece, text }, index) => (
          <li key={text.title} className={styles.song}>
            <Picture
              className={styles.art}
              picture={piece.picture}
              alt={fill(songs.artAlt, { title: text.title })}
              sizes="(max-width: 700px) 92vw, (max-width: 1200px) 40vw, 20vw"
            />
            <div className={styles.about}>
              <h3 className={styles.title} lang="en">
                {text.title}
              </h3>
              <p className={styles.genre}>
                {text.genre} · {text.bpm}
              </p>
              <p>{text.hook}</p>
              <Listen sound={SONG_NAMES[index] ?? 'song01'} title={text.title} />
            </div>
            <Files files={piece.files} name={text.title} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
