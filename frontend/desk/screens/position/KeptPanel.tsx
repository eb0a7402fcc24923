import type { Post, PostLocale } from '../../api/types';
import type { Draft } from '../../data/draft';
import { mergePosts } from '../../data/merge-posts';
import { forgetKept } from '../../data/kept';
import type { KeptWords } from '../../data/kept';
import { fill } from '../../../src/i18n/fill';
import { TAGS } from '../../i18n/languages';
import { useTexts, useTime } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import styles from './ConflictPanel.module.css';
import { Differences } from './Differences';

export interface KeptPanelProps {
  readonly draft: Draft;
  readonly kept: KeptWords;
  /** The text of now. */
  readonly now: Post;
  readonly locale: PostLocale;
}

/** Offers words that a page which is gone could not save. */
export function KeptPanel({ draft, kept, now, locale }: KeptPanelProps) {
  const texts = useTexts();
  const time = useTime();
  const title = fill(texts.kept.title, { time: time(kept.at) });
  const end = (isTaken: boolean) => {
    draft.takeKept(isTaken);
    void forgetKept(kept);
  };
  return (
    <div className={styles.panel} role="group" aria-label={title}>
      <p className={styles.title}>{title}</p>
      <Differences
        before={now}
        after={mergePosts(kept.base, kept.post, now).post}
        language={TAGS[locale]}
      />
      <div className={styles.ways}>
        <Button
          onClick={() => {
            end(true);
          }}
        >
          {texts.kept.take}
        </Button>
        <Button
          onClick={() => {
            end(false);
          }}
        >
          {texts.kept.drop}
        </Button>
      </div>
    </div>
  );
}
