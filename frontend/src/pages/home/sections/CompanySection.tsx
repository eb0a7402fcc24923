import { useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { CompanyMark } from '../../../ui/Logo/Logo';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import styles from './CompanySection.module.css';

/** The facts of the company, in the form of a result screen. */
export function CompanySection() {
  const { company } = useMessages('home');
  return (
    <SlashSection id="company" className={styles.company} titleId="company-title" isRaised>
      <div className="grid">
        <div className={classes('title', styles.head)} data-reveal="">
          <h2 id="company-title">{company.title}</h2>
          <CompanyMark className={styles.rank} />
        </div>
        <dl className={styles.card}>
          {company.facts.map(({ label, value }) => (
            <div key={label} className={styles.fact} data-reveal="">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </SlashSection>
  );
}
