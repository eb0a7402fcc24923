import { SiteLink } from '../../../ui/SiteLink/SiteLink';
import { useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import styles from './ContactSection.module.css';
import { WithEmail } from './WithEmail';

/** The mailbox for questions and the link to the fan kit. */
export function ContactSection() {
  const { contact } = useMessages('guidelines');
  return (
    <section className={classes('slashSection', styles.contact)} aria-labelledby="contact-title">
      <span className="seam" aria-hidden="true" data-reveal="" />
      <div className="grid">
        <h2 id="contact-title" className={styles.title}>
          {contact.title}
        </h2>
        <div className={styles.ways}>
          <p className={styles.mail}>
            <WithEmail text={contact.body} />
          </p>
          <SiteLink page="fankit" className="button">
            {contact.fanKit}
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
