import { CollisionArt } from '../../../components/art/CollisionArt';
import { format } from '../../../i18n/format';
import { useMessages } from '../../../i18n/page-data';
import styles from '../FankitPage.module.css';

/** The songs, the loop, and the line that using them asks for. */
export function AudioSections() {
  const { songs, loop, credit } = useMessages('fankit');
  return (
    <>
      <section id="songs" className={styles.section} aria-labelledby="songs-title">
        <h2 id="songs-title">{songs.title}</h2>
        <p>{songs.note}</p>
        <ul className={styles.songs}>
          {songs.items.map((song) => (
            <li key={song.title}>
              <Song {...song} artAlt={format(songs.artAlt, { title: song.title })} />
            </li>
          ))}
        </ul>
      </section>
      <section id="loop" className={styles.section} aria-labelledby="loop-title">
        <h2 id="loop-title">{loop.title}</h2>
        <p>{loop.note}</p>
        <Song {...loop.item} />
      </section>
      <section className={styles.credit} aria-labelledby="credit-title">
        <h2 id="credit-title">{credit.title}</h2>
        <p>{credit.body}</p>
        {[...songs.items, loop.item].map(({ title }) => (
          <p key={title}>
            <code>{format(credit.line, { title })}</code>
          </p>
        ))}
      </section>
    </>
  );
}

interface SongProps {
  readonly title: string;
  readonly genre: string;
  readonly bpm: string;
  readonly hook: string;
  readonly artAlt: string;
}

function Song({ title, genre, bpm, hook, artAlt }: SongProps) {
  return (
    <article className={styles.song}>
      <CollisionArt className={styles.art} label={artAlt} />
      <h3 lang="en">{title}</h3>
      <p>
        {genre} · {bpm}
      </p>
      <p>{hook}</p>
    </article>
  );
}
