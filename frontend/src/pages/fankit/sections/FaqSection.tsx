import { MailLink } from '../../../ui/MailLink/MailLink';
import { EMAIL } from '../../../config/site';
import { useMessages } from '../../../i18n/page-data';
import { RichText } from '../../../i18n/RichText';
import { classes } from '../../../lib/classes';
import styles from './FaqSection.module.css';

const MAIL = { email: <MailLink address={EMAIL.support} /> };

/** Questions and answers about the use of the kit, all of them visible without a click. */
export function FaqSection() {
  const { faq } = useMessages('fankit');
  return (
    <section
      id="faq"
      tabIndex={-1}
      className={classes('slashSection', styles.section)}
      aria-labelledby="faq-title"
    >
      <span className="seam" aria-hidden="true" data-reveal="" />
      <div className="grid">
        <div className="title" data-reveal="">
          <h2 id="faq-title" lang="en">
            {faq.title}
          </h2>
        </div>
        <dl className={styles.faq}>
          {faq.items.map(({ question, answer }) => (
            <div key={question} className={styles.entry}>
              <dt>{question}</dt>
              <dd>
                <RichText template={answer} values={MAIL} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
