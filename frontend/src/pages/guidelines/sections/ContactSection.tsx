import { useCompany, useMessages } from '../../../i18n/page-data';
import { MailText } from '../../../ui/MailLink/MailText';
import { SiteLink } from '../../../ui/SiteLink/SiteLink';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import styles from './ContactSection.module.css';

/** The mailbox for questions and the link to the fan kit; nothing without a mailbox. */
export function ContactSection() {
  const { contact } = useMessages('guidelines');
  if (useCompany().email.support === null) return null;
  return (
    <SlashSection className={styles.contact} titleId="contact-title">
      <div className="grid">
        <h2 id="contact-title" className={styles.title}>
          {contact.title}
        </h2>
        <div className={styles.contacts}>
          <MailText className={styles.mail} template={contact.body} mailbox="support" />
          <SiteLink page="fankit" className="button">
            {contact.fanKit}
          </SiteLink>
        </div>
      </div>
    </SlashSection>
  );
}
