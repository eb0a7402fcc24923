import { useEffect, useRef } from 'react';

import { CompanyLogo } from '../../components/art/CompanyLogo';
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
        <span className={styles.beam} />
        <span className={styles.beam} />
        <span className={styles.wave} />
        <span className={styles.wave} />
        <CompanyLogo className={styles.logo} />
        <span className={styles.flash} />
      </div>
      <button ref={button} type="button" className={styles.skip}>
        {skip}
      </button>
    </div>
  );
}
