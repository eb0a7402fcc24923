import { CollisionArt } from '../../../components/art/CollisionArt';
import { IdolArt } from '../../../components/art/IdolArt';
import { LaneArt } from '../../../components/art/LaneArt';
import { StageArt } from '../../../components/art/StageArt';
import { GAME_FILMS } from '../../../config/site';
import { useLocale, useMessages } from '../../../i18n/page-data';
import styles from '../MashupPage.module.css';
import { Films } from './Films';

/** How to play. Korean has a film of its own. */
export function TutorialSection() {
  const { tutorial } = useMessages('mashup');
  const { code } = useLocale();
  const film = code === 'kr' ? GAME_FILMS.tutorialKorean : GAME_FILMS.tutorial;
  return (
    <section aria-labelledby="tutorial-title">
      <h2 id="tutorial-title">{tutorial.title}</h2>
      <div className={styles.text}>
        {tutorial.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <ol>
          {tutorial.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className={styles.pair}>
        <LaneArt className={styles.picture} lanes={2} label={tutorial.imageAlt} />
        <div className={styles.card}>
          <IdolArt className={styles.picture} label={tutorial.characterAlt} />
          <p className={styles.line}>{tutorial.characterLine}</p>
        </div>
      </div>
      <h3>{tutorial.exampleTitle}</h3>
      <p>{tutorial.example}</p>
      <CollisionArt className={styles.picture} label={tutorial.exampleAlt} />
      <Films films={[film]} titles={[tutorial.videoTitle]} />
    </section>
  );
}

/** The mode that the game is named for. */
export function MashUpSection() {
  const { mashUp } = useMessages('mashup');
  return (
    <section aria-labelledby="mash-up-title">
      <h2 id="mash-up-title">{mashUp.title}</h2>
      <div className={styles.text}>
        {mashUp.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <p className={styles.formula}>{mashUp.formula}</p>
      <div className={styles.pair}>
        <CollisionArt className={styles.picture} label={mashUp.imageAlt} />
        <StageArt className={styles.picture} label={mashUp.backgroundAlt} />
      </div>
      <Films films={GAME_FILMS.mashUp} titles={mashUp.videoTitles} />
    </section>
  );
}
