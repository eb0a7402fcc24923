import type { Post } from '../../api/types';
import { useTexts } from '../../i18n/texts';
import { today } from '../../lib/days';
import { warningsOf } from '../../lib/warnings';
import styles from './Column.module.css';

export interface WarningsProps {
  readonly post: Post;
}

/** What search engines miss in a text, folded into a line. */
export function Warnings({ post }: WarningsProps) {
  const texts = useTexts();
  const warnings = warningsOf(post, today());
  return (
    <details className={styles.warnings} data-clean={warnings.length === 0}>
      <summary>
        {texts.warnings.title}: {String(warnings.length)}
      </summary>
      <ul>
        {warnings.length === 0 && <li>{texts.warnings.none}</li>}
        {warnings.map((warning) => (
          <li key={warning}>{texts.warnings[warning]}</li>
        ))}
      </ul>
    </details>
  );
}
