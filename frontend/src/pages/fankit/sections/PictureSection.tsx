import { useMessages } from '../../../i18n/page-data';
import { PICTURES, paired } from '../kit';
import { Preview } from './Preview';
import { Section } from './Section';
import styles from './PictureSection.module.css';

/** Main visual, character and background. */
export function PictureSection() {
  const { pictures } = useMessages('fankit');
  return (
    <Section id="pictures" title={pictures.title} note={pictures.note} className={styles.section}>
      {paired(PICTURES, pictures.items).map(({ piece, text }) => (
        <Preview
          key={text.name}
          className={styles.picture}
          piece={piece}
          {...text}
          sizes="(max-width: 1200px) 92vw, 92vw"
        />
      ))}
    </Section>
  );
}
