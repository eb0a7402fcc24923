import type { ReactNode } from 'react';

import { listHash } from '../data/list-place';
import { Icon } from '../icons/Icon';
import { useTexts } from '../i18n/texts';
import styles from './ScreenTitle.module.css';

export interface ScreenTitleProps {
  readonly children: ReactNode;
}

/** What a screen is called. */
export function ScreenTitle({ children }: ScreenTitleProps) {
  return <h1 className={styles.title}>{children}</h1>;
}

export interface BackToProps {
  /** Where it leads. */
  readonly hash: string;
  readonly children: ReactNode;
}

/** The way back from a screen to the one above it. */
export function BackTo({ hash, children }: BackToProps) {
  return (
    <a className={styles.back} href={hash}>
      <Icon name="back" /> {children}
    </a>
  );
}

/** The way back to the list as it was left. */
export function BackToList() {
  const texts = useTexts();
  return <BackTo hash={listHash()}>{texts.post.back}</BackTo>;
}
