import { useEffect, useRef } from 'react';

import { format } from '../../../i18n/format';
import { useMessages } from '../../../i18n/page-data';
import { SONG_TITLES } from '../songs';
import { JUDGEMENTS, MISS } from '@axtorm/game/engine/judgement';
import { PENDING, type Run, gradeOf, scoreOf } from '@axtorm/game/engine/run';
import type { Saved } from '../store/store';
import { usePlayTexts } from '../texts';
import { Actions } from './Panel';
import { ShareResult } from './ShareResult';
import styles from './Result.module.css';

export interface ResultProps {
  readonly run: Run;
  readonly saved: Saved;
  /** The song is new in the mixer. */
  readonly unlocks: boolean;
  /** The points of the ghost that was raced. */
  readonly ghostScore?: number | undefined;
  readonly onAgain: () => void;
  readonly onMenu: () => void;
}

/** Mean of how late the hits were, in milliseconds. */
function meanOffset(run: Run): number {
  const hits = [...run.judged.keys()].filter((note) => {
    const judged = run.judged[note];
    return judged !== MISS && judged !== PENDING;
  });
  const sum = hits.reduce((total, note) => total + (run.offsets[note] ?? 0), 0);
  return hits.length === 0 ? 0 : sum / hits.length;
}

/** What a play came to. */
export function Result({ run, saved, unlocks, ghostScore, onAgain, onMenu }: ResultProps) {
  const { result, spoken } = usePlayTexts();
  const { playStyles } = useMessages('mashup');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const score = scoreOf(run);
  const points = score.toLocaleString('en');
  const grade = gradeOf(score);
  const song = SONG_TITLES[saved.song];
  const mean = meanOffset(run);
  return (
    <section className={styles.result} aria-label={result.heading}>
      <h2 ref={heading} className={styles.heading} tabIndex={-1} lang="en">
        {result.heading}
      </h2>
      <p className={styles.song} lang="en">
        {song}
        <span>{`${playStyles[saved.mix].name} · ${saved.difficulty.toUpperCase()}`}</span>
      </p>
      <p className="visually-hidden" role="status">
        {format(spoken.result, { score: points, grade })}
      </p>
      <p className={styles.grade} data-grade={grade}>
        <span className="visually-hidden">{result.grade}</span>
        {grade}
      </p>
      <Figures run={run} />
      <p className={styles.mean}>
        {format(result.average, { offset: `${mean > 0 ? '+' : ''}${mean.toFixed(1)}` })}
      </p>
      {run.counts[MISS] === 0 && (
        <p className="badge" lang="en">
          {result.fullCombo}
        </p>
      )}
      {ghostScore !== undefined && <Race lead={score - ghostScore} />}
      {saved.practice ? <p>{result.practice}</p> : <ShareResult run={run} saved={saved} />}
      {unlocks && <p>{format(result.unlocked, { song })}</p>}
      <Actions>
        <button type="button" className="button" onClick={onAgain}>
          {result.again}
        </button>
        <button type="button" className="button" data-tone="quiet" onClick={onMenu}>
          {result.songs}
        </button>
      </Actions>
    </section>
  );
}

/** How a race with a ghost ended. */
function Race({ lead }: { readonly lead: number }) {
  const { ghost } = usePlayTexts();
  const text = lead > 0 ? ghost.won : lead < 0 ? ghost.lost : ghost.even;
  return (
    <p className={styles.race}>{format(text, { points: Math.abs(lead).toLocaleString('en') })}</p>
  );
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
