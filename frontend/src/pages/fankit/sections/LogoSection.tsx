import { useMessages } from '../../../i18n/page-data';
import { LOGOS } from '../kit';
import { Previews } from './Previews';
import { Section } from './Section';
import styles from './LogoSection.module.css';

/** The logo for dark and the logo for light grounds, each on its own. */
export function LogoSection() {
  const { logo } = useMessages('fankit');
  return (
    <Section
      id="logos"
      skipTo="skip-pictures"
      title={logo.title}
      note={logo.note}
      className={styles.section}
      isRaised
    >
      <Previews
        pieces={LOGOS}
        texts={logo.items}
        sizes="(max-width: 1200px) 80vw, 34vw"
        className={styles.logo}
      />
    </Section>
  );
}
