import { SiteLink } from '../../components/layout/SiteLink/SiteLink';
import { MailLink } from '../../components/ui/MailLink/MailLink';
import { EMAIL } from '../../config/site';
import { useMessages } from '../../i18n/page-data';
import { RichText } from '../../i18n/RichText';
import styles from './GuidelinesPage.module.css';

const SUMMARIES = ['allowed', 'askFirst', 'never'] as const;

/** The content usage policy: a summary for one screen, then the full text. */
export function GuidelinesPage() {
  const texts = useMessages('guidelines');
  return (
    <div className={styles.page}>
      <h1>{texts.title}</h1>
      <p className={styles.lead}>{texts.lead}</p>
      <section aria-labelledby="summary-title">
        <h2 id="summary-title">{texts.summary.title}</h2>
        <div className={styles.summary}>
          {SUMMARIES.map((kind) => (
            <section key={kind} className={styles.kind} data-kind={kind}>
              <h3>{texts.summary[kind].title}</h3>
              <ul>
                {texts.summary[kind].items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </section>
      <Policy />
      <section className={styles.contact}>
        <h2>{texts.contact.title}</h2>
        <p>
          <WithEmail text={texts.contact.body} />
        </p>
        <p>
          <SiteLink page="fankit">{texts.contact.fanKit}</SiteLink>
        </p>
      </section>
    </div>
  );
}

function Policy() {
  const texts = useMessages('guidelines');
  return (
    <section aria-labelledby="policy-title" className={styles.policy}>
      <h2 id="policy-title">{texts.policyTitle}</h2>
      {texts.policy.map(({ title, paragraphs, items }) => (
        <section key={title} className={styles.rule}>
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
    </section>
  );
}

function WithEmail({ text }: { readonly text: string }) {
  return <RichText template={text} values={{ email: <MailLink address={EMAIL.support} /> }} />;
}
