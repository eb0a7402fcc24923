import { useEffect, useRef, type ReactNode } from 'react';

import { fill } from '../../../i18n/fill';
import { useMessages } from '../../../i18n/page-data';
import { useCurrentPage } from '../../../navigation/current-page';
import styles from './Fold.module.css';

export interface FoldProps {
  /** The anchor of the section: a link to it opens the fold. */
  readonly anchor: string;
  /** How many pieces are in it. */
  readonly count: number;
  readonly children: ReactNode;
}

/**
 * What is folded away on a narrow screen, and always open on a wide one, by the style sheet. The browser opens it by itself for
 * what is found in the page.
 */
export function Fold({ anchor, count, children }: FoldProps) {
  const { section } = useMessages('fankit');
  const { location } = useCurrentPage();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (location.hash === `#${anchor}` && details.current !== null) details.current.open = true;
  }, [location, anchor]);
  return (
    <details ref={details} className={styles.fold}>
      <summary className={styles.handle}>
        <span>{fill(section.show, { count: String(count) })}</span>
        <span>{section.hide}</span>
      </summary>
      <div className="grid">{children}</div>
    </details>
  );
}
