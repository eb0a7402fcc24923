import { Kept } from '../../i18n/Kept';
import type { PageProps } from '../../navigation/page-loader';
import { TitleSection } from './sections/TitleSection';
import styles from './MashupPage.module.css';

/** The page of the game. Its lanes run from the title down to the store. */
export function MashupPage({ rest }: PageProps) {
  return (
    <Kept name="page">
      <div className={styles.cabinet}>
        <TitleSection />
        {rest}
      </div>
    </Kept>
  );
}
