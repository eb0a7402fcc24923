import { useState } from 'react';

import type { Summary } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import { useNumber, useTexts } from '../../i18n/texts';
import { staleOf, weeksSince } from '../../lib/current';
import styles from './Column.module.css';

export interface CurrentProps {
  readonly summary: Summary;
}

/** A line where what visitors see is to be closed, or to be looked at again. */
export function Current({ summary }: CurrentProps) {
  const texts = useTexts();
  const number = useNumber();
  const [now] = useState(() => new Date());
  const stale = staleOf(summary, now);
  if (stale === null) return null;
  const weeks = number(weeksSince(summary.changedAt, now));
  return <p className={styles.current}>{fill(texts.law[stale], { weeks })}</p>;
}
