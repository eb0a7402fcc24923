import { useMessages } from '../../../i18n/page-data';
import { PICTURES } from '../kit';
import { Previews } from './Previews';
import { Section } from './Section';
import styles from './PictureSection.module.css';

/** Main visual, character and background. */
export function PictureSection() {
  const { pictures } = useMessages('fankit');
  return (
    <Section id="pictures" title={pictures.title} note={pictures.note} className={styles.section}>
      <Previews
        pieces={PICTURES}
        texts={pictures.items}
        sizes="(max-width: 1200px) 92vw, 92vw"
        className={styles.picture}
      />
    </Section>
  );
}
