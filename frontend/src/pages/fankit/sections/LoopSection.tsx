import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import { Picture } from '../../../ui/Picture/Picture';
import { LOOP } from '../kit';
import { Files } from './Files';
import { Listen } from './Listen';
import styles from './LoopSection.module.css';
import { Section } from './Section';

/** The loop for live streams, and the credit line that the use of any music requires. */
export function LoopSection() {
  const { songs, loop, credit } = useMessages('fankit');
  const { item } = loop;
  return (
    <Section
      id="loop"
      skipTo="skip-faq"
      title={loop.title}
      note={loop.note}
      className={styles.section}
    >
      <Picture
        className={styles.art}
        picture={LOOP.picture}
        alt={item.artAlt}
        sizes="(max-width: 1200px) 92vw, 40vw"
      />
      <div className={styles.about}>
        <h3 className={styles.title} lang="en">
          {item.title}
        </h3>
        <p>
          {item.genre} · {item.bpm}
        </p>
        <p className={styles.hook}>{item.hook}</p>
        <Listen sound="loop" title={item.title} />
        <Files files={LOOP.files} name={item.title} />
      </div>
      <div className={styles.credit}>
        <h3>{credit.title}</h3>
        <p>{credit.body}</p>
        <ul className={styles.lines} lang="en">
          {[...songs.items, item].map(({ title }) => (
            <li key={title}>{fill(credit.line, { title })}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
