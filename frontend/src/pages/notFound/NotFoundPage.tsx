import { useMessages } from '../../i18n/page-data';
import { SiteLink } from '../../ui/SiteLink/SiteLink';
import { LostNote } from './LostNote';
import styles from './NotFoundPage.module.css';

/** The page of every path that is not listed: a missed note, which can still be hit. */
export function NotFoundPage() {
  const texts = useMessages('notFound');
  return (
    <section className="errorPage">
      <p className={styles.code}>{texts.code}</p>
      <h1 className={styles.title}>{texts.title}</h1>
      <LostNote />
      <p className={styles.body}>{texts.body}</p>
      <p>
        <SiteLink page="home" className="button">
          {texts.home}
        </SiteLink>
      </p>
    </section>
  );
}
