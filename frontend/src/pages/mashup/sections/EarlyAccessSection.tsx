import { PlayButton } from '../../../features/play/PlayButton';
import { useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { pictures } from '../../../media/manifest';
import { Picture } from '../../../ui/Picture/Picture';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import styles from './EarlyAccessSection.module.css';
import lanes from './Lanes.module.css';

/** What early access means, and what is planned. */
export function EarlyAccessSection() {
  const { earlyAccess } = useMessages('mashup');
  return (
    <SlashSection
      className={classes(lanes.four, styles.section)}
      titleId="early-access-title"
      isRaised
    >
      <div className={classes('grid', styles.front)}>
        <div className={styles.wall}>
          <Picture
            className={styles.sleeves}
            picture={pictures.earlyAccess}
            alt={earlyAccess.imageAlt}
            sizes="(max-width: 1200px) 100vw, 62vw"
          />
          <p className={styles.tracks}>
            <strong>{earlyAccess.tracks}</strong> {earlyAccess.tracksNote}
          </p>
        </div>
        <div className={styles.text}>
          <div className="title" data-reveal="">
            <h2 id="early-access-title" lang="en">
              {earlyAccess.title}
            </h2>
          </div>
          {earlyAccess.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <h3 className={styles.planned}>{earlyAccess.plannedTitle}</h3>
        {earlyAccess.planned.map(({ name, body }, place) => (
          <article key={name} className={styles.mode}>
            <h4 lang="en">{name}</h4>
            <p>{body}</p>
            {place === 0 && <PlayButton label={earlyAccess.play} opens="ghost" />}
          </article>
        ))}
      </div>
    </SlashSection>
  );
}
