import { useMessages } from '../../../i18n/page-data';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import styles from './CompanySection.module.css';

/** The facts of the company: one band between the words and the music. */
export function CompanySection() {
  const { company } = useMessages('home');
  return (
    <SlashSection id="company" className={styles.company} titleId="company-title" isRaised>
      <h2 id="company-title">{company.title}</h2>
      <dl className={styles.facts} data-reveal="">
        {company.facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </SlashSection>
  );
}
