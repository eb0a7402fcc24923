import { LaneArt } from '../../../components/art/LaneArt';
import { GAME_FILMS } from '../../../config/site';
import { useMessages } from '../../../i18n/page-data';
import styles from '../MashupPage.module.css';
import { Films } from './Films';

const STYLES = [
  { id: 'light', lanes: 2 },
  { id: 'hard', lanes: 4 },
] as const;

/** The two play styles, and the mode in which every song can be played. */
export function PlaySections() {
  const { playStyles, freePlay } = useMessages('mashup');
  return (
    <>
      <section aria-labelledby="styles-title">
        <h2 id="styles-title">{playStyles.title}</h2>
        <p>{playStyles.body}</p>
        <div className={styles.pair}>
          {STYLES.map(({ id, lanes }) => (
            <article key={id} className={styles.card}>
              <LaneArt className={styles.picture} lanes={lanes} label={playStyles[id].imageAlt} />
              <h3 lang="en">{playStyles[id].name}</h3>
              <p className={styles.lanes}>{playStyles[id].lanes}</p>
              <p>{playStyles[id].body}</p>
            </article>
          ))}
        </div>
      </section>
      <section aria-labelledby="free-play-title">
        <h2 id="free-play-title">{freePlay.title}</h2>
        <div className={styles.text}>
          {freePlay.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            <strong>{freePlay.difficultiesLabel}</strong> {freePlay.difficulties}
          </p>
        </div>
        <div className={styles.duo} role="img" aria-label={freePlay.imageAlt}>
          {STYLES.map(({ id, lanes }) => (
            <LaneArt key={id} lanes={lanes} label={playStyles[id].imageAlt} />
          ))}
        </div>
        <Films films={GAME_FILMS.freePlay} titles={freePlay.videoTitles} />
      </section>
    </>
  );
}
