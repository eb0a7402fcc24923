import { useCompany, useMessages } from '../../../i18n/page-data';
import { MailText } from '../../../ui/MailLink/MailText';
import { WORDMARKS } from '../kit';
import { Previews } from './Previews';
import styles from './PressSection.module.css';
import { Section } from './Section';

/** For those who write about the company: its name as a picture, what it says of itself, and whom to ask. */
export function PressSection() {
  const { press } = useMessages('fankit');
  const { boilerplate } = useCompany().press;
  return (
    <Section id="press" title={press.title} note={press.note} className={styles.section} isRaised>
      <Previews
        pieces={WORDMARKS}
        texts={press.items}
        sizes="(max-width: 1200px) 80vw, 34vw"
        className={styles.mark}
      />
      {boilerplate !== null && (
        <div className={styles.about}>
          <h3>{press.about}</h3>
          <p>{boilerplate}</p>
        </div>
      )}
      <MailText className={styles.contact} template={press.contact} mailbox="press" />
    </Section>
  );
}
