import { Kept } from '../../i18n/Kept';
import { EarlyAccessSection } from './sections/EarlyAccessSection';
import { FreePlaySection } from './sections/FreePlaySection';
import { IdolSection } from './sections/IdolSection';
import { MashUpSection } from './sections/MashUpSection';
import { StoreSection } from './sections/StoreSection';
import { TitleSection } from './sections/TitleSection';
import { TutorialSection } from './sections/TutorialSection';
import styles from './MashupPage.module.css';

/** The page of the game. Its lanes run from the title down to the store. */
export function MashupPage() {
  return (
    <Kept name="page">
      <div className={styles.cabinet}>
        <TitleSection />
        <FreePlaySection />
        <TutorialSection />
        <IdolSection />
        <MashUpSection />
        <EarlyAccessSection />
        <StoreSection />
      </div>
    </Kept>
  );
}
