import { pairName } from '@axtorm/game/mixer/pair';
import type { Invitation } from '@axtorm/game/replay/invitation';
import type { SongName } from '@axtorm/game/types';
import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import { Picture } from '../../../ui/Picture/Picture';
import { idolName, pictureOf, rivalOf } from '../idols';
import { SLEEVES, SONG_TITLES, mashTitle } from '../songs';
import { type Saved, bestKey } from '../store/store';
import { usePlayTexts } from '../texts';
import { Actions, Panel } from './Panel';
import styles from './Challenge.module.css';

export interface ChallengeProps {
  readonly ghost: Invitation;
  readonly saved: Saved;
  readonly onRace: () => void;
  readonly onDecline: () => void;
}

/** A ghost that a link has brought. */
export function Challenge({ ghost, saved, onRace, onDecline }: ChallengeProps) {
  const texts = usePlayTexts();
  const { playStyles } = useMessages('mashup');
  const { song, mix, difficulty, score, mash } = ghost;
  const pair = mash?.pair;
  const rival = rivalOf(ghost.idol, saved.idol);
  const name = ghost.by || idolName(rival);
  const best = saved.best[bestKey(pair ? pairName(pair) : song, mix, difficulty)];
  const invitation = fill(texts.ghost.invite, {
    name,
    song: pair ? mashTitle(pair) : SONG_TITLES[song],
    style: playStyles[mix].name,
    difficulty: difficulty.toUpperCase(),
    score: score.toLocaleString('en'),
  });
  return (
    <Panel heading={texts.ghost.heading}>
      <div className={styles.versus}>
        <Side name={saved.name || texts.ghost.you} idol={saved.idol} score={best} />
        <Sleeves songs={pair ? [pair.a, pair.b] : [song]} />
        <Side name={name} idol={rival} score={score} />
      </div>
      <p>{invitation}</p>
      <p>
        <Lead best={best} score={score} />
      </p>
      <Actions>
        <button type="button" className="button" data-tone="b" onClick={onRace}>
          {texts.ghost.race}
        </button>
        <button type="button" className="button" data-tone="quiet" onClick={onDecline}>
          {texts.ghost.instead}
        </button>
      </Actions>
    </Panel>
  );
}

/** The sleeve of the song, or both of a mash-up, which collide along the slash. */
function Sleeves({ songs }: { readonly songs: readonly SongName[] }) {
  return (
    <span className={styles.sleeves} data-count={songs.length}>
      {songs.map((song) => (
        <Picture
          key={song}
          className={styles.sleeve}
          picture={SLEEVES[song]}
          alt=""
          sizes="16rem"
          isFirst
        />
      ))}
    </span>
  );
}

interface SideProps {
  readonly name: string;
  readonly idol: number;
  /** Undefined where nothing was played. */
  readonly score: number | undefined;
}

/** One of the two: a face, a name and points. */
function Side({ name, idol, score }: SideProps) {
  return (
    <p className={styles.side}>
      <Picture className={styles.face} picture={pictureOf(idol)} alt="" sizes="12rem" isFirst />
      <bdi className={styles.name}>{name}</bdi>
      <span className={styles.score}>{score === undefined ? '–' : score.toLocaleString('en')}</span>
    </p>
  );
}

/** How far the own best is from the ghost. */
function Lead({ best, score }: { readonly best: number | undefined; readonly score: number }) {
  const { ghost } = usePlayTexts();
  if (best === undefined) return ghost.unplayed;
  if (best === score) return ghost.level;
  const points = Math.abs(best - score).toLocaleString('en');
  return fill(best > score ? ghost.ahead : ghost.behind, { points });
}
