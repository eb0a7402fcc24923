import { useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { useAssetBase } from '../../../media/asset-base';
import allowed from '../../../media/rule-allowed.svg';
import askFirst from '../../../media/rule-ask-first.svg';
import never from '../../../media/rule-never.svg';
import styles from './SummarySection.module.css';

const SCENES = { allowed, askFirst, never };
const KINDS = ['allowed', 'askFirst', 'never'] as const;

/** What is allowed, what needs permission, and what is forbidden. */
export function SummarySection() {
  const { title, lead, summary } = useMessages('guidelines');
  const base = useAssetBase();
  return (
    <section className={styles.summary}>
      <div className="grid">
        <h1 className={classes('compound', styles.title)}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <h2 className="visually-hidden">{summary.title}</h2>
        {KINDS.map((kind) => (
          <section key={kind} className={styles.kind} data-kind={kind}>
            <img
              className={styles.scene}
              src={base + SCENES[kind]}
              width={480}
              height={200}
              alt={summary[kind].pictureAlt}
            />
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
