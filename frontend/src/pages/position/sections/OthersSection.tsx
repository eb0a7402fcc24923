import { useMessages, usePageData } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { PositionLink } from '../../../ui/SiteLink/SiteLink';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import styles from './OthersSection.module.css';

/** The other open positions; nothing when there are none. */
export function OthersSection() {
  const { others: texts } = useMessages('position');
  const others = usePageData().position?.others ?? [];
  if (others.length === 0) return null;
  return (
    <SlashSection className={styles.others} titleId="others-title">
      <div className={classes('grid', styles.columns)}>
        <div className="title" data-reveal="">
          <h2 id="others-title">{texts.title}</h2>
        </div>
        <ul className={styles.list}>
          {others.map(({ id, positionTitle }) => (
            <li key={id}>
              <PositionLink id={id} className={classes('compound', styles.card)}>
                {positionTitle}
              </PositionLink>
            </li>
          ))}
        </ul>
      </div>
    </SlashSection>
  );
}
