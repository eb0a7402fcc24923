import { useMessages } from '../../../i18n/page-data';
import styles from './AboutSection.module.css';

/** Who the company is, and its facts. */
export function AboutSection() {
  const { aboutUs, company } = useMessages('home');
  return (
    <>
      <section id="aboutUs" tabIndex={-1} className={styles.about} aria-labelledby="about-us-title">
        <h2 id="about-us-title">{aboutUs.title}</h2>
        <div className={styles.text}>
          <p className={styles.lead}>{aboutUs.lead}</p>
          {aboutUs.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </section>
      <section id="company" className={styles.company} aria-labelledby="company-title">
        <h2 id="company-title">{company.title}</h2>
        <dl className={styles.facts}>
          {company.facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}
