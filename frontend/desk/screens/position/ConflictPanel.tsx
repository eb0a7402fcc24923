import type { Post, PostLocale } from '../../api/types';
import { textOfEntry } from '../../data/draft';
import type { Draft, Entry } from '../../data/draft';
import { TAGS } from '../../i18n/languages';
import { fill } from '../../../src/i18n/fill';
import { useTexts, useTime } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import styles from './ConflictPanel.module.css';
import { Differences } from './Differences';

export interface ConflictPanelProps {
  readonly draft: Draft;
  readonly mine: Post;
  readonly theirs: Entry;
  readonly locale: PostLocale;
}

/** Two changes of one text: whose it was, what differs, and which one goes on. */
export function ConflictPanel({ draft, mine, theirs, locale }: ConflictPanelProps) {
  const texts = useTexts();
  const time = useTime();
  const { changedBy, changedAt } = theirs;
  const said = { name: changedBy ?? '', time: changedAt === null ? '' : time(changedAt) };
  return (
    <div className={styles.panel} role="group" aria-label={fill(texts.conflict.title, said)}>
      <p className={styles.title}>{fill(texts.conflict.title, said)}</p>
      <p>{texts.conflict.body}</p>
      <div className={styles.actions}>
        <Button kind="main" onClick={() => void draft.resolve('mine')}>
          {texts.conflict.mine}
        </Button>
        <Button onClick={() => void draft.resolve('theirs')}>{texts.conflict.theirs}</Button>
      </div>
      <details>
        <summary>{texts.conflict.show}</summary>
        <Differences before={textOfEntry(theirs)} after={mine} language={TAGS[locale]} />
      </details>
    </div>
  );
}
