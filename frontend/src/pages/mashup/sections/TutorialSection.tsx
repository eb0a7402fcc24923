import { useCompany, useLocale, useMessages } from '../../../i18n/page-data';
import { PlayButton } from '../../../features/play/PlayButton';
import { classes } from '../../../lib/classes';
import { pictures, videos } from '../../../media/manifest';
import { Picture } from '../../../ui/Picture/Picture';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import { Videos } from './Videos';
import lanes from './Lanes.module.css';
import styles from './TutorialSection.module.css';

/** Our own videos: Korean has its own. */
const VIDEOS = [videos.tutorial];
const KOREAN_VIDEOS = [videos.tutorialKr];

/** How to play. */
export function TutorialSection() {
  const { tutorial } = useMessages('mashup');
  const { code } = useLocale();
  const youtubeIds = useCompany().game.videos;
  return (
    <SlashSection className={classes(lanes.four, styles.section)} titleId="tutorial-title">
      <div className={classes('grid', styles.lesson)}>
        <div className={styles.text}>
          <div className="title" data-reveal="">
            <h2 id="tutorial-title" lang="en">
              {tutorial.title}
            </h2>
          </div>
          {tutorial.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Coach />
        <div className={styles.play}>
          <Picture
            className={styles.picture}
            picture={pictures.tutorial}
            alt={tutorial.imageAlt}
            sizes="(max-width: 1200px) 92vw, 56vw"
          />
          <ol className={styles.steps}>
            {tutorial.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <div className={styles.start}>
            <PlayButton label={tutorial.play} opens="lesson" />
          </div>
        </div>
        <div className={styles.example}>
          <Picture
            className={styles.picture}
            picture={pictures.tutorialExample}
            alt={tutorial.exampleAlt}
            sizes="(max-width: 1200px) 92vw, 46vw"
          />
        </div>
        <div className={styles.video}>
          <h3 lang="en">{tutorial.exampleTitle}</h3>
          <p className={styles.rule}>{tutorial.example}</p>
          <Videos
            covers={code === 'kr' ? KOREAN_VIDEOS : VIDEOS}
            youtubeIds={[youtubeIds.tutorial]}
            titles={[tutorial.videoTitle]}
          />
        </div>
      </div>
    </SlashSection>
  );
}

/** The character and its two lines. */
function Coach() {
  const { tutorial } = useMessages('mashup');
  return (
    <div className={styles.coach}>
      <p className={styles.line}>
        {tutorial.characterLine.map((sentence) => (
          <span key={sentence} className={styles.sentence}>
            {`${sentence} `}
          </span>
        ))}
      </p>
      <Picture
        className={styles.idol}
        picture={pictures.idol01Full}
        alt={tutorial.characterAlt}
        sizes="(max-width: 1200px) 46vw, 26vw"
      />
    </div>
  );
}
