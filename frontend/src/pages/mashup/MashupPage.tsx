import { EarlyAccessSection, StoreSection } from './sections/EarlyAccessSection';
import { PlaySections } from './sections/PlaySections';
import { MashUpSection, TutorialSection } from './sections/ModeSections';
import { TitleSection } from './sections/TitleSection';
import styles from './MashupPage.module.css';

/** The page of the game. */
export function MashupPage() {
  return (
    <div className={styles.page}>
      <TitleSection />
      <PlaySections />
      <TutorialSection />
      <MashUpSection />
      <EarlyAccessSection />
      <StoreSection />
    </div>
  );
}
