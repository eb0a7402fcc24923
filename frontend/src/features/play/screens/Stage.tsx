import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import { useAssetBase } from '../../../media/asset-base';
import type { SongCharts } from '@axtorm/game/types';
import type { LoadedCut, Player } from '../audio/player';
import { LANES } from '@axtorm/game/chart/chart';
import { LESSON } from '@axtorm/game/chart/lesson';
import { loadCharts } from '@axtorm/game/chart/load';
import type { StagePictures } from '@axtorm/game/painter/stage-painter';
import { loadMashup } from '@axtorm/game/mixer/load';
import type { MixLink } from '@axtorm/game/mixer/link';
import { loadMashCut } from '../audio/mash-cut';
import { loadPictures } from '../game/pictures';
import { idolOf } from '../idol-songs';
import { rivalOf } from '../idols';
import { CUTS } from '../songs';
import type { LaneKey } from '@axtorm/game/engine/keys';
import type { Run } from '@axtorm/game/engine/run';
import type { Invitation } from '@axtorm/game/replay/invitation';
import { loadDisplayFace, paletteOf } from '../palette';
import { type Saved, rateOf } from '../store/store';
import { usePlayTexts } from '../texts';
import { PauseMenu } from './PauseMenu';
import { useSession } from './useSession';
import styles from './Stage.module.css';

export interface StageProps {
  readonly player: Player;
  readonly saved: Saved;
  /** The play that runs along. */
  readonly ghost?: Invitation | undefined;
  /** The steps of the tutorial, when it is played in place of a song. */
  readonly lesson?: readonly string[] | undefined;
  /** How to play, in the words of the tutorial: for who plays a first song. */
  readonly hints?: readonly string[] | undefined;
  /** Milliseconds of the song from which the play is watched, if it is not played. */
  readonly watchFrom?: number | undefined;
  /** The mash-up that is played in place of a song. */
  readonly mash?: MixLink | undefined;
  readonly onFinished: (run: Run) => void;
  /** The keyboard writes other letters on the lanes. */
  readonly onKeys: (keys: readonly LaneKey[]) => void;
  readonly onAgain: () => void;
  readonly onQuit: () => void;
  readonly onCalibrate: () => void;
  /** Goes on without sound. */
  readonly onQuiet: () => void;
}

/** What a play needs from the network. */
interface Loaded {
  readonly charts: SongCharts;
  /** It may come while it is counted in. */
  readonly cut: Promise<LoadedCut>;
  readonly pictures: Promise<StagePictures>;
}

/** Loads what is played, then shows the runway. */
export function Stage(props: StageProps) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt(attempt + 1);
  };
  return <Attempt key={attempt} {...props} onRetry={retry} />;
}

function Attempt({ onRetry, ...props }: StageProps & { readonly onRetry: () => void }) {
  const { stage, pause } = usePlayTexts();
  const { onQuit } = props;
  const loaded = useLoaded(props);
  if (loaded !== 'failed' && loaded !== 'loading') return <Runway {...props} {...loaded} />;
  return (
    <div className={styles.waiting} role="status">
      <p>{stage[loaded]}</p>
      {loaded === 'failed' && (
        <>
          <button type="button" className="button" onClick={onRetry}>
            {stage.retry}
          </button>
          <button type="button" className="button" data-tone="quiet" onClick={onQuit}>
            {pause.songs}
          </button>
        </>
      )}
    </div>
  );
}

/** The sound of what is chosen: a song begins as soon as its beginning is there, what is made of sounds when it is made. */
function loadCut(
  { player, saved, lesson, mash, watchFrom }: StageProps,
  assetBase: string,
  signal: AbortSignal,
): { readonly cut: Promise<LoadedCut>; readonly isStreamed: boolean } {
  const rate = rateOf(saved);
  const whole = (cut: Promise<LoadedCut>) => ({ cut, isStreamed: false });
  if (lesson !== undefined)
    return whole(Promise.resolve(player.clicks(60 / LESSON.bpm, 4 * LESSON.bars)));
  if (mash && !player.isQuiet)
    return whole(loadMashCut(player.context, mash, assetBase, rate, signal));
  const file = CUTS[mash?.pair.a ?? saved.song];
  if (rate !== 1 || watchFrom !== undefined)
    return whole(player.load(file, assetBase, rate, signal));
  return { cut: player.begin(file, assetBase, signal), isStreamed: true };
}

/** The charts, the sound and the pictures of what is chosen, or how far they are. */
function useLoaded(props: StageProps) {
  const { player, saved, ghost, lesson, mash, watchFrom } = props;
  const pair = mash?.pair;
  const song = pair?.a ?? saved.song;
  const rate = rateOf(saved);
  const isLesson = lesson !== undefined;
  // A mash-up has the idols of both songs.
  const idol = pair ? idolOf(pair.a) : saved.idol;
  const other = pair ? idolOf(pair.b) : ghost && rivalOf(ghost.idol, idol);
  const assetBase = useAssetBase();
  const [state, setState] = useState<Loaded | 'loading' | 'failed'>('loading');
  const sound = useEffectEvent((signal: AbortSignal) => loadCut(props, assetBase, signal));
  useEffect(() => {
    const abort = new AbortController();
    const { cut, isStreamed } = sound(abort.signal);
    const cast = { song: isLesson ? undefined : song, second: pair?.b, idol, ghost: other };
    // The sound comes before all that is only seen.
    const pictures = cut.then(
      () => loadPictures(assetBase, cast, paletteOf(document.documentElement).flash),
      () => ({}),
    );
    Promise.all([
      isLesson ? LESSON : pair ? loadMashup(pair) : loadCharts(song),
      loadDisplayFace(paletteOf(document.documentElement)),
      isStreamed ? undefined : cut,
    ])
      .then(([charts]) => {
        if (!abort.signal.aborted) setState({ charts, cut, pictures });
        return cut;
      })
      .catch(() => {
        if (abort.signal.aborted) return;
        // It may be counted in already.
        player.stop();
        setState('failed');
      });
    return () => {
      abort.abort();
    };
  }, [player, song, rate, idol, other, assetBase, isLesson, pair, watchFrom]);
  return state;
}

/** What stands still, what a fever lights, and what moves. */
const LAYERS = ['still', 'warm', 'hot', 'crowd', 'moving'];

function Runway(props: StageProps & Loaded) {
  const { saved, charts, lesson, hints, watchFrom, onAgain, onQuit, onCalibrate, onQuiet } = props;
  const texts = usePlayTexts();
  const { playStyles } = useMessages('mashup');
  const place = useRef<HTMLDivElement>(null);
  const { isPaused, trouble, pauseByHand, resume, speech, hasSong } = useSession(place, props);
  const song = charts.title;
  const style = playStyles[saved.mix].name;
  const level =
    lesson === undefined ? ` LV ${String(charts.levels[saved.mix][saved.difficulty])}` : '';
  const names = { song, style, difficulty: saved.difficulty };
  return (
    <section
      className={styles.stage}
      aria-label={fill(texts.stage.region, names)}
      aria-busy={!hasSong}
    >
      <div
        ref={place}
        className={styles.runway}
        data-lanes={LANES[saved.mix]}
        data-fever="0"
        tabIndex={-1}
      >
        {LAYERS.map((layer) => (
          <canvas key={layer} className={styles.layer} data-layer={layer} aria-hidden="true" />
        ))}
      </div>
      <header className={styles.head}>
        <p className={styles.song} lang="en">
          {fill(texts.stage.caption, { song })}
        </p>
        <p className={styles.style} lang="en">
          {[
            style,
            saved.difficulty.toUpperCase() + level,
            ...(watchFrom === undefined ? [] : ['AUTO']),
          ].join(' · ')}
        </p>
      </header>
      <button
        type="button"
        className={styles.pause}
        aria-label={texts.stage.pause}
        onClick={pauseByHand}
      />
      <p className={styles.help}>{texts.stage.help}</p>
      <p
        className={styles.caption}
        role="status"
        data-stays={lesson !== undefined || hints !== undefined}
      >
        <span key={speech}>{speech}</span>
      </p>
      {isPaused && (
        <PauseMenu {...{ trouble, onAgain, onQuit, onCalibrate, onQuiet }} onResume={resume} />
      )}
    </section>
  );
}
