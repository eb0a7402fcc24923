import { useMessages } from '../../../i18n/page-data';
import { LOGOS, paired } from '../kit';
import { Preview } from './Preview';
import { Section } from './Section';
import styles from './LogoSection.module.css';

/** The logo for dark and the logo for light grounds, each on its own. */
export function LogoSection() {
  const { logo } = useMessages('fankit');
  return (
    <Section id="logos" title={logo.title} note={logo.note} className={styles.section} isRaised>
      {paired(LOGOS, logo.items).map(({ piece, text }) => (
        <Preview
          key={text.name}
          className={styles.logo}
          piece={piece}
          {...text}
          sizes="(max-width: 1200px) 80vw, 34vw"
        />
      ))}
    </Section>
  );
}
