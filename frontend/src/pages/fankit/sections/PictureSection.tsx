import { useMessages } from '../../../i18n/page-data';
import { FIGURES, PICTURES, paired } from '../kit';
import { Card } from './Card';
import { Fold } from './Fold';
import { Previews } from './Previews';
import { Section } from './Section';
import styles from './PictureSection.module.css';

/** Main visual, character and background, and the eight in full figure on nothing. */
export function PictureSection() {
  const { pictures } = useMessages('fankit');
  return (
    <Section
      id="pictures"
      skipTo="skip-icons"
      title={pictures.title}
      note={pictures.note}
      className={styles.section}
    >
      <Previews
        pieces={PICTURES}
        texts={pictures.items}
        sizes="(max-width: 1200px) 92vw, 92vw"
        className={styles.picture}
      />
      <h3>{pictures.figuresTitle}</h3>
      <Fold anchor="pictures" count={FIGURES.length}>
        <ul className={styles.figures}>
          {paired(FIGURES, pictures.figures).map(({ piece, text }) => (
            <li key={text.name}>
              <Card {...text} piece={piece} className={styles.figure} />
            </li>
          ))}
        </ul>
      </Fold>
    </Section>
  );
}
