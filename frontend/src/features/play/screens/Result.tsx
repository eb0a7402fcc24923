import { useEffect, useRef } from 'react';

import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import { classes } from '../../../lib/classes';
import { SONG_TITLES, mashTitle } from '../songs';
import { JUDGEMENTS } from '@axtorm/game/engine/judgement';
import { type Run } from '@axtorm/game/engine/run';
import { gradeOf, scoreOf } from '@axtorm/game/engine/score';
import { honourOf } from '@axtorm/game/engine/statistics';
import { type Saved, isPractice, rateOf } from '../store/store';
import type { Title } from '../store/honours';
import { countedHere, usePlayTexts } from '../texts';
import { poseOf } from '../titles';
import { useHeading } from '../useLevels';
import type { Finished } from '../screen';
import { Actions } from './Panel';
import { ShareResult } from './ShareResult';
import { Timing } from './Timing';
import styles from './Result.module.css';

export interface ResultProps {
  readonly play: Finished;
  readonly saved: Saved;
  /** The points of the ghost that was raced. */
  readonly ghostScore?: number | undefined;
  readonly onChange: (saved: Saved) => void;
  readonly onAgain: () => void;
  readonly onMenu: () => void;
}

/** What a play came to. */
export function Result(props: ResultProps) {
  const { play, saved, ghostScore, onChange, onAgain, onMenu } = props;
  const { run, hasLife, unlocks, earned, mash } = play;
  const { result, spoken, mixer } = usePlayTexts();
  const { playStyles } = useMessages('mashup');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  const score = scoreOf(run);
  const points = score.toLocaleString('en');
  const grade = gradeOf(score);
  const song = mash ? mashTitle(mash.pair) : SONG_TITLES[saved.song];
  const heading = useHeading(saved, playStyles[saved.mix].name, mash?.pair);
  return (
    <section className={styles.result} aria-label={result.heading}>
      <h2 ref={title} className={styles.heading} tabIndex={-1} lang="en">
        {result.heading}
      </h2>
      <p className={styles.song} lang="en">
        {song}
        <span>{heading}</span>
      </p>
      <p className="visually-hidden" role="status">
        {fill(spoken.result, { score: points, grade })}
      </p>
      <p className={styles.grade} data-grade={grade}>
        <span className="visually-hidden">{result.grade}</span>
        {grade}
      </p>
      <Verdict run={run} hasLife={hasLife} />
      <Earned titles={earned} />
      <Figures run={run} />
      <Timing run={run} saved={saved} rate={rateOf(saved)} onChange={onChange} />
      {run.strays > 0 && <p>{fill(result.strays, { count: String(run.strays) })}</p>}
      {run.gaps > 0 && <p>{fill(result.gaps, { count: String(run.gaps) })}</p>}
      {ghostScore !== undefined && <Race lead={score - ghostScore} />}
      {isPractice(saved) ? (
        <p>{result.practice}</p>
      ) : (
        <ShareResult run={run} saved={saved} mash={mash} onChange={onChange} />
      )}
      {unlocks && <p>{fill(result.unlocked, { song })}</p>}
      <div className={styles.next}>
        <Actions>
          <button type="button" className="button" onClick={onAgain}>
            {result.again}
          </button>
          <button type="button" className="button" data-tone="quiet" onClick={onMenu}>
            {mash ? mixer.back : result.songs}
          </button>
        </Actions>
      </div>
    </section>
  );
}

/** The best that can be said of a play; of one that could be lost, whether it is cleared. */
function Verdict({ run, hasLife }: Pick<Finished, 'run' | 'hasLife'>) {
  const { result } = usePlayTexts();
  const isLost = hasLife && run.life < 0;
  const verdict = isLost ? 'notCleared' : (honourOf(run) ?? (hasLife ? 'cleared' : undefined));
  if (verdict === undefined) return null;
  return (
    <>
      <p className={classes('badge', styles.verdict)} lang="en" data-verdict={verdict}>
        {result[verdict]}
      </p>
      {isLost && <p className={styles.lost}>{result.lost}</p>}
    </>
  );
}

/** Titles that the play has earned, and the poses that they unlock. */
function Earned({ titles }: { readonly titles: readonly Title[] }) {
  const { result, title: names, poses } = usePlayTexts();
  if (titles.length === 0) return null;
  return (
    <ul className={styles.earned}>
      {titles.map((title) => {
        const pose = poseOf(title);
        return (
          <li key={title}>
            {fill(result.earned, { title: names[title].name })}
            {pose && <span>{fill(result.newPose, { pose: poses[pose] })}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** How a race with a ghost ended. */
function Race({ lead }: { readonly lead: number }) {
  const { ghost } = usePlayTexts();
  if (lead === 0) return <p className={styles.race}>{ghost.even}</p>;
  const by = Math.abs(lead);
  const text = countedHere(lead > 0 ? ghost.won : ghost.lost, by);
  return <p className={styles.race}>{fill(text, { points: by.toLocaleString('en') })}</p>;
}

/** Points, judgements and combo. */
function Figures({ run }: { readonly run: Run }) {
  const { result } = usePlayTexts();
  const score = scoreOf(run);
  return (
    <dl className={styles.figures}>
      <div className={styles.score}>
        <dt>{result.score}</dt>
        <dd data-score={score}>{score.toLocaleString('en')}</dd>
      </div>
      {JUDGEMENTS.map((name, i) => (
        <div key={name} data-judgement={name}>
          <dt lang="en">{name.toUpperCase()}</dt>
          <dd>{run.counts[i]}</dd>
        </div>
      ))}
      <div>
        <dt>{result.combo}</dt>
        <dd>{run.longestCombo}</dd>
      </div>
    </dl>
  );
}
