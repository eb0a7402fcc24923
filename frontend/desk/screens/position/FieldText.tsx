import type { ReactNode } from 'react';

import { FIELDS, lineOf } from '../../api/post-fields';
import type { Post, PostLocale } from '../../api/types';
import { textOf } from '../../editor/html';
import { TAGS } from '../../i18n/languages';
import type { Texts } from '../../i18n/languages';
import { useTexts } from '../../i18n/texts';
import type { Group } from '../../lib/merge';
import styles from './ConflictPanel.module.css';

/** What the form calls some fields. */
export const namesOf = (group: Group, texts: Texts): string =>
  FIELDS.filter((field) => group.includes(field))
    .map((field) => texts.post[field])
    .join(' · ');

export interface FieldTextProps {
  readonly group: Group;
  readonly post: Post;
  readonly locale: PostLocale;
  /** Whose text it is. */
  readonly label: string;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** One of several texts of a field. */
export function FieldText({ group, post, locale, label, children }: FieldTextProps) {
  const texts = useTexts();
  const lines = FIELDS.filter((field) => group.includes(field)).map((field) =>
    lineOf(post, field, textOf),
  );
  const text = lines.filter((line) => line !== '').join('\n');
  return (
    <div className={styles.side}>
      <p className={styles.whose}>{label}</p>
      <p className={styles.text} lang={TAGS[locale]}>
        {text === '' ? texts.conflict.empty : text}
      </p>
      {children}
    </div>
  );
}
