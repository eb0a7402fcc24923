import { useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import styles from './FactStrip.module.css';

/** The facts of the company that matter for a position, as one strip of a score. */
export function FactStrip() {
  const { facts } = useMessages('position');
  return (
    <dl className={classes('grid', styles.strip)}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
