import { useMessages } from '../../../i18n/page-data';
import { HEADERS, paired } from '../kit';
import styles from './HeaderSection.module.css';
import { Preview } from './Preview';
import { Section } from './Section';

/** Banners for a profile, each in two sizes. */
export function HeaderSection() {
  const { headers } = useMessages('fankit');
  return (
    <Section id="headers" title={headers.title} note={headers.note} className={styles.section}>
      {paired(HEADERS, headers.items).map(({ piece, text }) => (
        <Preview
          key={text.name}
          className={styles.header}
          piece={piece}
          {...text}
          sizes="(max-width: 1200px) 92vw, 46vw"
        />
      ))}
    </Section>
  );
}
