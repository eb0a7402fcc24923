import type { Post } from '../../api/types';
import { textOf } from '../../editor/html';
import { useTexts } from '../../i18n/texts';
import { differenceOf } from '../../lib/difference';
import { FIELDS, lineOf } from '../../api/post-fields';
import styles from './Differences.module.css';

export interface DifferencesProps {
  readonly before: Post;
  readonly after: Post;
  /** Tag of the language that the texts are in. */
  readonly language: string;
  /** What is said where they say the same, in place of that nothing has changed. */
  readonly same?: string | undefined;
}

/** What two texts of a post say differently, field by field. */
export function Differences({ before, after, language, same }: DifferencesProps) {
  const texts = useTexts();
  const changed = FIELDS.map((field) => ({
    field,
    old: lineOf(before, field, textOf),
    now: lineOf(after, field, textOf),
  })).filter(({ old, now }) => old !== now);
  if (changed.length === 0) return <p>{same ?? texts.history.same}</p>;
  return (
    <dl className={styles.list}>
      {changed.map(({ field, old, now }) => (
        <div key={field}>
          <dt>{texts.post[field]}</dt>
          <dd lang={language} className={styles.text}>
            {differenceOf(old, now, language).map(({ kind, text }, index) => {
              if (kind === 'same') return <span key={index}>{text}</span>;
              const Element = kind === 'added' ? 'ins' : 'del';
              return (
                <Element key={index} className={styles[kind]}>
                  <span className="visually-hidden">{`${texts.history[kind]}: `}</span>
                  {text}
                </Element>
              );
            })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
