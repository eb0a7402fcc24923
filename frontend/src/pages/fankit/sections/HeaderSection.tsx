import { useMessages } from '../../../i18n/page-data';
import { HEADERS } from '../kit';
import styles from './HeaderSection.module.css';
import { Previews } from './Previews';
import { Section } from './Section';

/** Banners for a profile, each in two sizes. */
export function HeaderSection() {
  const { headers } = useMessages('fankit');
  return (
    <Section
      id="headers"
      skipTo="skip-songs"
      title={headers.title}
      note={headers.note}
      className={styles.section}
      folds={HEADERS.length}
    >
      <Previews
        pieces={HEADERS}
        texts={headers.items}
        sizes="(max-width: 1200px) 92vw, 46vw"
        className={styles.header}
      />
    </Section>
  );
}
