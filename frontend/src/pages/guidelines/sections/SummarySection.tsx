import { useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import styles from './SummarySection.module.css';

const KINDS = ['allowed', 'askFirst', 'never'] as const;

/** What is allowed, what needs permission, and what is forbidden. */
export function SummarySection() {
  const { title, lead, summary } = useMessages('guidelines');
  return (
    <section className={styles.summary}>
      <div className="grid">
        <h1 className={classes('compound', styles.title)}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <h2 className="visually-hidden">{summary.title}</h2>
        {KINDS.map((kind) => (
          <section key={kind} className={styles.kind} data-kind={kind}>
            <h3>{summary[kind].title}</h3>
            <ul>
              {summary[kind].items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
