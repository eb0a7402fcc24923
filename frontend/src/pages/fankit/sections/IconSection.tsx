import { useMessages } from '../../../i18n/page-data';
import { CHARACTERS, MARKS, paired } from '../kit';
import { Card } from './Card';
import styles from './IconSection.module.css';
import { Section } from './Section';

/** The characters with their descriptions, and the generic marks. */
export function IconSection() {
  const { icons } = useMessages('fankit');
  return (
    <Section
      id="icons"
      skipTo="skip-headers"
      title={icons.title}
      note={icons.note}
      className={styles.section}
      folds={CHARACTERS.length + MARKS.length}
      isRaised
    >
      <h3>{icons.charactersTitle}</h3>
      <ul className={styles.icons}>
        {paired(CHARACTERS, icons.characters).map(({ piece, text }) => (
          <li key={text.name}>
            <Card {...text} piece={piece} className={styles.icon}>
              <p className={styles.colors}>{text.colors}</p>
              <p className={styles.personality}>{text.personality}</p>
            </Card>
          </li>
        ))}
      </ul>
      <h3>{icons.genericTitle}</h3>
      <ul className={styles.icons}>
        {paired(MARKS, icons.generic).map(({ piece, text }) => (
          <li key={text.name}>
            <Card {...text} piece={piece} className={styles.icon} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
