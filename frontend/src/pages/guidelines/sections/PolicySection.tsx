import { useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import styles from './PolicySection.module.css';
import { WithEmail } from './WithEmail';

/** A rule's anchor, the same in every language. */
const ruleId = (index: number) => `rule-${String(index + 1)}`;

/** The full text beside its table of contents. */
export function PolicySection() {
  const { policyTitle, contentsLabel, policy } = useMessages('guidelines');
  return (
    <section
      className={classes('slashSection', styles.section)}
      data-ground="raised"
      aria-labelledby="policy-title"
    >
      <span className="seam" aria-hidden="true" data-reveal="" />
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
                  <WithEmail text={paragraph} />
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
    </section>
  );
}
