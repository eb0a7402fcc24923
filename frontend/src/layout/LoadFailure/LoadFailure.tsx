import { useMessages } from '../../i18n/page-data';
import { useCurrentPage } from '../../navigation/current-page';
import styles from './LoadFailure.module.css';

/** Says that the page of the address could not be loaded because the browser is offline, and loads it again. */
export function LoadFailure() {
  const { error } = useMessages('common');
  const { retry } = useCurrentPage();
  if (retry === null) return null;
  return (
    <div role="alert" className={styles.panel}>
      <p>{error.loadFailed}</p>
      <button type="button" className="button" onClick={retry}>
        {error.retry}
      </button>
    </div>
  );
}
