import { useMessages } from '../../../i18n/page-data';
import { MailText } from '../../../ui/MailLink/MailText';
import styles from './FaqSection.module.css';
import { Section } from './Section';

/** Questions and answers about the use of the kit, all of them visible on a wide screen. */
export function FaqSection() {
  const { faq } = useMessages('fankit');
  return (
    <Section
      id="faq"
      skipTo="press"
      title={faq.title}
      className={styles.section}
      folds={faq.items.length}
    >
      <dl className={styles.faq}>
        {faq.items.map(({ question, answer }) => (
          <div key={question} className={styles.entry}>
            <dt>{question}</dt>
            <MailText as="dd" template={answer} mailbox="support" />
          </div>
        ))}
      </dl>
    </Section>
  );
}
