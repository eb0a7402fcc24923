import { useEffect, useRef } from 'react';

import { onScrollFrame } from '../../lib/browser';
import { useCurrentPage } from '../../navigation/current-page';
import { CompanyLogo, CompanyMark, GameLogo } from '../../ui/Logo/Logo';
import styles from './HeaderLogo.module.css';
import { initialVariant, variantAt } from './logo-variant';

/** The three logos in one place; scrolling switches between them without a render. */
export function HeaderLogo() {
  const { page } = useCurrentPage().data;
  const stage = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    return onScrollFrame(() => {
      const games = document.getElementById('games')?.getBoundingClientRect() ?? null;
      const position = { scrolled: window.scrollY, window: window.innerHeight, games };
      stage.current?.setAttribute('data-variant', variantAt(page, position));
    });
  }, [page]);

  return (
    <span ref={stage} className={styles.stage} data-variant={initialVariant(page)}>
      <CompanyLogo className={styles.name} />
      <CompanyMark className={styles.mark} />
      <GameLogo className={styles.game} />
    </span>
  );
}
