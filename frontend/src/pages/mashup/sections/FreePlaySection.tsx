import { useCompany, useMessages } from '../../../i18n/page-data';
import { PlayButton } from '../../../features/play/PlayButton';
import { classes } from '../../../lib/classes';
import { pictures, videos } from '../../../media/manifest';
import { Picture } from '../../../ui/Picture/Picture';
import { SlashSection } from '../../../ui/SlashSection/SlashSection';
import { Videos } from './Videos';
import styles from './FreePlaySection.module.css';
import lanes from './Lanes.module.css';

/** The two play styles with their pictures. */
const MIXES = [
  { id: 'light', picture: pictures.lanesLight },
  { id: 'hard', picture: pictures.lanesHard },
] as const;

const VIDEOS = [videos.freePlay01, videos.freePlay02];

const SECTION = classes(lanes.two, styles.section);

/** The mode in which every song can be played, and the two play styles. */
export function FreePlaySection() {
  const { playStyles, freePlay } = useMessages('mashup');
  const youtubeIds = useCompany().game.videos;
  return (
    <SlashSection id="play" tabIndex={-1} className={SECTION} titleId="free-play-title" isRaised>
      <div className="grid">
        <div className={styles.text}>
          <div className="title" data-reveal="">
            <h2 id="free-play-title" lang="en">
              {freePlay.title}
            </h2>
          </div>
          {freePlay.body.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className={styles.levels}>
          <h3 id="difficulties">{freePlay.difficultiesLabel}</h3>
          <ol className={styles.stairs} aria-labelledby="difficulties" lang="en">
            {freePlay.difficulties.split(' / ').map((difficulty) => (
              <li key={difficulty}>{difficulty}</li>
            ))}
          </ol>
        </div>
        <div className={styles.start}>
          <PlayButton label={freePlay.play} opens="free" />
        </div>
        <div className={styles.versus}>
          <h3 lang="en">{playStyles.title}</h3>
          <p>{playStyles.body}</p>
        </div>
      </div>
      <div className={styles.mixes}>
        {MIXES.map(({ id, picture }) => (
          <article key={id} className={styles.mix}>
            <Picture
              className={styles.play}
              picture={picture}
              alt={playStyles[id].imageAlt}
              sizes="(max-width: 1200px) 100vw, 55vw"
            />
            <div className={styles.caption}>
              <h4 lang="en">{playStyles[id].name}</h4>
              <p className={styles.lanes}>{playStyles[id].lanes}</p>
              <p>{playStyles[id].body}</p>
            </div>
          </article>
        ))}
      </div>
      <div className="grid">
        <Videos covers={VIDEOS} youtubeIds={youtubeIds.freePlay} titles={freePlay.videoTitles} />
      </div>
    </SlashSection>
  );
}
