import type { ReactNode } from 'react';

import styles from './Panel.module.css';

export interface PanelProps {
  /** English in every language, as the names of the modes are. */
  readonly heading: string;
  readonly children: ReactNode;
}

/** A screen that says one thing in the middle. */
export function Panel({ heading, children }: PanelProps) {
  return (
    <section className={styles.panel} aria-label={heading}>
      <h2 lang="en">{heading}</h2>
      {children}
    </section>
  );
}

/** The buttons that lead on. */
export function Actions({ children }: Pick<PanelProps, 'children'>) {
  return <div className={styles.actions}>{children}</div>;
}
