import { SiteLink } from '../../ui/SiteLink/SiteLink';
import { useMessages } from '../../i18n/page-data';
import styles from './NotFoundPage.module.css';

/** Answers every path that is not a page: two signals that missed each other. */
export function NotFoundPage() {
  const texts = useMessages('notFound');
  return (
    <section className="missed">
      <p className={styles.code}>{texts.code}</p>
      <h1 className={styles.title}>{texts.title}</h1>
      <p className={styles.body}>{texts.body}</p>
      <p>
        <SiteLink page="home" className="plate">
          {texts.home}
        </SiteLink>
      </p>
    </section>
  );
}
