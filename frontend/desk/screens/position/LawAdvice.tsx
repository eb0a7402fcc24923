import type { Post, PostLocale } from '../../api/types';
import { useTexts } from '../../i18n/texts';
import { unsaidOf } from '../../lib/law';
import styles from './Column.module.css';
import { focusField } from './fields';

export interface LawAdviceProps {
  readonly locale: PostLocale;
  readonly post: Post;
}

/** What the law asks for of a posting for work in Japan and the text does not say: advice, which keeps no one from publishing. */
export function LawAdvice({ locale, post }: LawAdviceProps) {
  const texts = useTexts();
  const unsaid = unsaidOf(post);
  return (
    <details className={styles.warnings} data-clean={unsaid.length === 0}>
      <summary>
        {texts.law.title}: {String(unsaid.length)}
      </summary>
      <p>{unsaid.length === 0 ? texts.law.none : texts.law.source}</p>
      <p>{texts.law.current}</p>
      <ul>
        {unsaid.map((field) => (
          <li key={field}>
            <button
              type="button"
              onClick={() => {
                focusField(locale, field);
              }}
            >
              {texts.post[field]}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
