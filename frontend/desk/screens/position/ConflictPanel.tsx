import type { ReactNode } from 'react';

import { FIELDS, lineOf } from '../../api/post-fields';
import type { Post, PostLocale } from '../../api/types';
import { textOfEntry } from '../../data/draft';
import type { Conflict, Draft } from '../../data/draft';
import { textOf } from '../../editor/html';
import { fill } from '../../../src/i18n/fill';
import { TAGS } from '../../i18n/languages';
import type { Texts } from '../../i18n/languages';
import { useTexts, useTime } from '../../i18n/texts';
import { authorName } from '../../lib/author';
import type { Group } from '../../lib/merge';
import { Button } from '../../ui/Button';
import styles from './ConflictPanel.module.css';

export interface ConflictPanelProps {
  readonly draft: Draft;
  readonly mine: Post;
  readonly conflict: Conflict;
  readonly locale: PostLocale;
}

/** Fields that two people have changed: whose change it was, both texts of each field, and which one goes on. */
export function ConflictPanel({ draft, mine, conflict, locale }: ConflictPanelProps) {
  const texts = useTexts();
  const time = useTime();
  const { changedBy, changedAt } = conflict.theirs;
  const name = authorName(changedBy ?? '', texts);
  const title = fill(texts.conflict.title, {
    name,
    time: changedAt === null ? '' : time(changedAt),
  });
  const theirs = textOfEntry(conflict.theirs);
  return (
    <div
      className={styles.panel}
      role="group"
      tabIndex={-1}
      id={`conflict-${locale}`}
      aria-label={title}
    >
      <p className={styles.title}>{title}</p>
      <p>{texts.conflict.body}</p>
      {conflict.groups.map((group) => (
        <div key={group.join(' ')} className={styles.field}>
          <h3>{namesOf(group, texts)}</h3>
          <Side group={group} post={mine} locale={locale} label={texts.conflict.myText}>
            <Button
              aria-label={fill(texts.conflict.mineOf, { field: namesOf(group, texts) })}
              onClick={() => void draft.resolve(group, 'mine')}
            >
              {texts.conflict.mine}
            </Button>
          </Side>
          <Side group={group} post={theirs} locale={locale} label={name}>
            <Button
              aria-label={fill(texts.conflict.theirsOf, { field: namesOf(group, texts) })}
              onClick={() => void draft.resolve(group, 'theirs')}
            >
              {texts.conflict.theirs}
            </Button>
          </Side>
        </div>
      ))}
    </div>
  );
}

/** What the form calls the fields. */
const namesOf = (group: Group, texts: Texts): string =>
  FIELDS.filter((field) => group.includes(field))
    .map((field) => texts.post[field])
    .join(' · ');

interface SideProps {
  readonly group: Group;
  readonly post: Post;
  readonly locale: PostLocale;
  readonly label: string;
  readonly children: ReactNode;
}

/** One of the two texts of a field. */
function Side({ group, post, locale, label, children }: SideProps) {
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
