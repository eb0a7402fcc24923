import { useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { pictures } from '../../../media/manifest';
import { Picture } from '../../../ui/Picture/Picture';
import { SiteLink } from '../../../ui/SiteLink/SiteLink';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import styles from './StudioSection.module.css';

/** What the studio is like, in the words of the home page, and the way to what it has made. */
export function StudioSection() {
  const { studio } = useMessages('position');
  const { nav } = useMessages('common');
  return (
    <SlashSection className={styles.studio} titleId="studio-title" isRaised>
      <div className={classes('grid', styles.columns)}>
        <div className={styles.words}>
          <div className="title" data-reveal="">
            <h2 id="studio-title">{studio.title}</h2>
          </div>
          <p className={styles.lead}>{studio.lead}</p>
          {studio.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={styles.links}>
            <SiteLink page="home" anchor="aboutUs" className="button" data-tone="quiet">
              {nav.aboutUs}
            </SiteLink>
            <SiteLink page="home" anchor="music" className="button" data-tone="quiet">
              {nav.music}
            </SiteLink>
            <SiteLink page="mashup" className="button" data-tone="quiet">
              {nav.mashup}
            </SiteLink>
          </p>
        </div>
        <div className={styles.art}>
          <Picture picture={pictures.studio} alt="" sizes="(max-width: 1100px) 100vw, 50vw" />
        </div>
      </div>
    </SlashSection>
  );
}
