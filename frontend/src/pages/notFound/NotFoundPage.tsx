import { useMessages } from '../../i18n/page-data';
import { SiteLink } from '../../ui/SiteLink/SiteLink';
import styles from './NotFoundPage.module.css';

/** The page of every path that is not listed: two signals that miss each other. */
export function NotFoundPage() {
  const texts = useMessages('notFound');
  return (
    <section className="errorPage">
      <p className={styles.code}>{texts.code}</p>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.body}>{texts.body}</p>
      <p>
        <SiteLink page="home" className="button">
          {texts.home}
        </SiteLink>
      </p>
    </section>
  );
}
