import { useEffect, useRef } from 'react';

import { ClipSources } from '../../ui/ClipSources/ClipSources';
import { clips } from '../../media/manifest';
import styles from './Intro.module.css';
import { introStore, type IntroState } from './intro-store';

export interface IntroProps {
  readonly state: IntroState;
  /** What the film shows, for those who do not see it. */
  readonly label: string;
  readonly skip: string;
}

/**
 * The film before the page. The page lies complete behind it from the start; without script, with a hash and with
 * less motion the style sheet never shows it.
 */
export function Intro({ state, label, skip }: IntroProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The focus must not stay behind the curtain.
    if (state === 'leaving' && document.activeElement === button.current) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [state]);

  return (
    <div
      className={styles.intro}
      data-state={state}
      onAnimationEnd={({ target, currentTarget }) => {
        // The film's parts have animations of their own.
        if (target !== currentTarget) return;
        if (state === 'leaving') introStore.end();
        else introStore.leave();
      }}
    >
      <div className={styles.film} role="img" aria-label={label}>
        <Film state={state} />
      </div>
      <button ref={button} type="button" className={styles.skip}>
        {skip}
      </button>
    </div>
  );
}

interface FilmProps {
  readonly state: IntroState;
}

/** The film as a clip. Nothing of it is fetched before it is known that it is wanted. */
function Film({ state }: FilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // The first state is the server's; the store knows whether this visitor is spared the film.
    if (introStore.get() === 'playing') video.current?.play().catch(introStore.leave);
    else video.current?.pause();
  }, [state]);
  return (
    <video
      ref={video}
      className={styles.video}
      muted
      playsInline
      preload="none"
      disablePictureInPicture
      aria-hidden="true"
      tabIndex={-1}
      onEnded={introStore.leave}
    >
      <ClipSources clip={clips.intro} />
    </video>
  );
}
