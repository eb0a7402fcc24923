import { SiteLink } from '../../components/layout/SiteLink/SiteLink';
import { useMessages } from '../../i18n/page-data';
import styles from './NotFoundPage.module.css';

/** Answers every path that is not a page. */
export function NotFoundPage() {
  const texts = useMessages('notFound');
  return (
    <section className={styles.page}>
      <p className={styles.code}>{texts.code}</p>
      <h1>{texts.title}</h1>
      <p>{texts.body}</p>
      <p>
        <SiteLink page="home">{texts.home}</SiteLink>
      </p>
    </section>
  );
}
