import { useCompany, useMessages } from '../../i18n/page-data';
import { ExternalLink } from '../../ui/ExternalLink/ExternalLink';
import { LocaleList } from '../../ui/LocaleList/LocaleList';
import { CompanyLogo } from '../../ui/Logo/Logo';
import { MailText } from '../../ui/MailLink/MailText';
import { NavList } from '../../ui/NavList/NavList';
import { SiteLink } from '../../ui/SiteLink/SiteLink';
import styles from './SiteFooter.module.css';

/** Repeats every link of the header, so that all of them work without script. */
export function SiteFooter() {
  const { footer, language, notice } = useMessages('common');
  const { social } = useCompany();
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <nav aria-label={footer.label}>
          <NavList className={styles.links} />
        </nav>
        <nav aria-label={language.label}>
          <LocaleList className={styles.links} />
        </nav>
        <div className={styles.contact}>
          <MailText template={footer.contact} mailbox="support" />
          <p>
            <SiteLink page="fankit" anchor="press">
              {footer.press}
            </SiteLink>
          </p>
          {social.length > 0 && (
            <ul className={styles.links}>
              {social.map(({ name, url }) => (
                <li key={url}>
                  <ExternalLink href={url} notice={notice.newTab}>
                    {name}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          )}
          <p>
            <a href="#content">{footer.backToTop}</a>
          </p>
        </div>
        <p className={styles.copyright}>
          <small>{footer.copyright}</small>
        </p>
      </div>
      <CompanyLogo className={styles.name} />
    </footer>
  );
}
