import { mailText } from '../../../i18n/mail-text';
import { useCompany, useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { MailText } from '../../../ui/MailLink/MailText';
import { pictures } from '../../../media/manifest';
import { Picture } from '../../../ui/Picture/Picture';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import styles from './PolicySection.module.css';

/** A rule's anchor, the same in every language. */
const ruleId = (index: number) => `rule-${String(index + 1)}`;

/** The full text beside its table of contents. */
export function PolicySection() {
  const { policyTitle, contentsLabel, policy } = useMessages('guidelines');
  const { support } = useCompany().email;
  // A rule that only names the mailbox goes with it; the others keep their anchors.
  const rules = policy
    .map((rule, index) => ({ ...rule, id: ruleId(index) }))
    .filter(
      ({ paragraphs, items }) =>
        items.length > 0 || paragraphs.some((paragraph) => mailText(paragraph, support) !== null),
    );
  return (
    <SlashSection className={styles.section} titleId="policy-title" isRaised>
      <div className="grid">
        <div className={classes('title', styles.head)} data-reveal="">
          <h2 id="policy-title">{policyTitle}</h2>
        </div>
        <nav className={styles.contents} aria-label={contentsLabel}>
          <ol className={styles.list}>
            {rules.map(({ title, id }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.rules}>
          <div className={styles.art}>
            <Picture picture={pictures.court} alt="" sizes="(max-width: 1100px) 100vw, 55vw" />
          </div>
          {rules.map(({ title, paragraphs, items, id }) => (
            <section key={id} id={id} tabIndex={-1} className={styles.rule}>
              <h3>{title}</h3>
              {paragraphs.map((paragraph) => (
                <MailText key={paragraph} template={paragraph} mailbox="support" />
              ))}
              {items.length > 0 && (
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </div>
      </div>
    </SlashSection>
  );
}
