import { EMAIL } from '../../../config/site';
import { useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { MailText } from '../../../ui/MailLink/MailText';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import styles from './PolicySection.module.css';

/** A rule's anchor, the same in every language. */
const ruleId = (index: number) => `rule-${String(index + 1)}`;

/** The full text beside its table of contents. */
export function PolicySection() {
  const { policyTitle, contentsLabel, policy } = useMessages('guidelines');
  return (
    <SlashSection className={styles.section} titleId="policy-title" isRaised>
      <div className="grid">
        <div className={classes('title', styles.head)} data-reveal="">
          <h2 id="policy-title">{policyTitle}</h2>
        </div>
        <nav className={styles.contents} aria-label={contentsLabel}>
          <ol className={styles.list}>
            {policy.map(({ title }, index) => (
              <li key={title}>
                <a href={`#${ruleId(index)}`}>{title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.rules}>
          {policy.map(({ title, paragraphs, items }, index) => (
            <section key={title} id={ruleId(index)} tabIndex={-1} className={styles.rule}>
              <h3>{title}</h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>
                  <MailText template={paragraph} address={EMAIL.support} />
                </p>
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
