import { useEffect, useRef } from 'react';

import { clips } from '../../media/manifest';
import { ClipSources } from '../../ui/ClipSources/ClipSources';
import styles from './Intro.module.css';
import { introStore, type IntroState } from './intro-store';

export interface IntroProps {
  readonly state: IntroState;
  /** Text alternative of the video. */
  readonly label: string;
  readonly skip: string;
}

/**
 * The video before the page. The complete page is behind it from the start. Without script, with a hash and with
 * reduced motion the style sheet never shows it.
 */
export function Intro({ state, label, skip }: IntroProps) {
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    // The focus must not stay on the hidden button.
    if (state === 'leaving' && document.activeElement === button.current) {
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [state]);

  return (
    <div
      className={styles.intro}
      data-state={state}
      onAnimationEnd={({ target, currentTarget }) => {
        // The parts of the intro have their own animations.
        if (target !== currentTarget) return;
        if (state === 'leaving') introStore.end();
        else introStore.leave();
      }}
    >
      <div className={styles.screen} role="img" aria-label={label}>
        <IntroVideo state={state} />
      </div>
      <button ref={button} type="button" className={styles.skip}>
        {skip}
      </button>
    </div>
  );
}

/** The video itself, which is fetched only when it plays. */
function IntroVideo({ state }: Pick<IntroProps, 'state'>) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    // The first state is the server's; the store knows whether this visitor sees the video at all.
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
