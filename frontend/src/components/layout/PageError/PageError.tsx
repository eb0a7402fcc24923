import { format } from '../../../i18n/format';
import { useMessages } from '../../../i18n/page-data';
import { SiteLink } from '../SiteLink/SiteLink';
import styles from './PageError.module.css';

export interface PageErrorProps {
  readonly error: Error;
}

/** Stands in for a page that threw; header and footer stay. */
export function PageError({ error }: PageErrorProps) {
  const { error: texts } = useMessages('common');
  return (
    <div className={styles.error} role="alert">
      <h1>{texts.title}</h1>
      <p>{texts.body}</p>
      <p>{format(texts.details, { message: error.message })}</p>
      <SiteLink page="home">{texts.home}</SiteLink>
    </div>
  );
}
