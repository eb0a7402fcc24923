import { EMAIL } from '../../../config/site';
import { useMessages } from '../../../i18n/page-data';
import { RichText } from '../../../i18n/RichText';
import { MailLink } from '../../ui/MailLink/MailLink';
import { LocaleList } from '../LocaleList';
import { NavList } from '../NavList';
import styles from './SiteFooter.module.css';

/** Repeats every link of the header, so that all of them can be reached without script. */
export function SiteFooter() {
  const { footer, language } = useMessages('common');
  return (
    <footer className={styles.footer}>
      <nav aria-label={footer.label}>
        <NavList className={styles.links} />
      </nav>
      <nav aria-label={language.label}>
        <LocaleList className={styles.links} />
      </nav>
      <p>
        <RichText
          template={footer.contact}
          values={{ email: <MailLink address={EMAIL.support} /> }}
        />
      </p>
      <p>
        <a href="#content">{footer.backToTop}</a>
      </p>
      <p className={styles.copyright}>
        <small>{footer.copyright}</small>
      </p>
    </footer>
  );
}
