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

/** The way back to the list as it was left. */
export function BackToList() {
  const texts = useTexts();
  return (
    <a className={styles.back} href={listHash()}>
      <Icon name="back" /> {texts.post.back}
    </a>
  );
}
