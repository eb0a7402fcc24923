import { useCompany, useMessages } from '../../../i18n/page-data';
import { PlayButton } from '../../../features/play/PlayButton';
import { classes } from '../../../lib/classes';
import { pictures, videos } from '../../../media/manifest';
import { Picture } from '../../../ui/Picture/Picture';
import { Videos } from './Videos';
import styles from './MashUpSection.module.css';

const VIDEOS = [videos.mashup01, videos.mashup02];

/** The mode that the game is named after: two songs against each other. */
export function MashUpSection() {
  const { mashUp } = useMessages('mashup');
  const youtubeIds = useCompany().game.videos;
  return (
    <section className={classes('slashSection', styles.section)} aria-labelledby="mash-up-title">
      <Picture
        className={styles.stage}
        picture={pictures.stage}
        alt={mashUp.backgroundAlt}
        sizes="(max-width: 1200px) 240vw, 100vw"
      />
      <span className="seam" aria-hidden="true" data-reveal="" />
      <div className={classes('grid', styles.front)}>
        <div className={classes('title', styles.head)} data-reveal="">
          <h2 id="mash-up-title" lang="en">
            {mashUp.title}
          </h2>
        </div>
        <Picture
          className={styles.crash}
          picture={pictures.mashup}
          alt={mashUp.imageAlt}
          sizes="(max-width: 1200px) 100vw, 58vw"
        />
        <div className={styles.text}>
          <p className={styles.formula} lang="en">
            {mashUp.formula}
          </p>
          {mashUp.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div>
          <PlayButton label={mashUp.play} opens="mash" />
        </div>
        <Videos covers={VIDEOS} youtubeIds={youtubeIds.mashUp} titles={mashUp.videoTitles} />
      </div>
    </section>
  );
}
