import { useEffect, useRef } from 'react';

import { CompanyLogo, CompanyMark, GameLogo } from '../../ui/Logo/Logo';
import { useCurrentPage } from '../../navigation/current-page';
import styles from './HeaderLogo.module.css';
import { initialVariant, variantAt } from './logo-variant';

/** The three logos in one place; scrolling switches between them without a render. */
export function HeaderLogo() {
  const { data } = useCurrentPage();
  const { page } = data;
  const stage = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    let frame = 0;
    const choose = () => {
      frame = 0;
      const games = document.getElementById('games')?.getBoundingClientRect() ?? null;
      const position = { scrolled: window.scrollY, window: window.innerHeight, games };
      stage.current?.setAttribute('data-variant', variantAt(page, position));
    };
    const request = () => {
      if (frame === 0) frame = requestAnimationFrame(choose);
    };
    request();
    window.addEventListener('scroll', request, { passive: true });
    window.addEventListener('resize', request);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', request);
      window.removeEventListener('resize', request);
    };
  }, [page]);

  return (
    <span ref={stage} className={styles.stage} data-variant={initialVariant(page)}>
      <CompanyLogo className={styles.name} />
      <CompanyMark className={styles.mark} />
      <GameLogo className={styles.game} />
    </span>
  );
}
