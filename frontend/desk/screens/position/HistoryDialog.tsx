import { useState } from 'react';

import type { HistoryEntry, Post, PostLocale } from '../../api/types';
import { textOfEntry } from '../../data/draft';
import type { Entry } from '../../data/draft';
import { useHistory, useHistoryEntry } from '../../data/queries';
import { TAGS } from '../../i18n/languages';
import { fill } from '../../../src/i18n/fill';
import { useTexts, useTime } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Pending } from '../../ui/Pending';
import { Differences } from './Differences';
import styles from './HistoryDialog.module.css';
import { restore } from './perform';
import { useDraft } from './useDraft';

export interface HistoryDialogProps {
  readonly id: string;
  readonly locale: PostLocale;
  readonly entry: Entry;
  readonly onClose: () => void;
}

/** Every change of a text; each is compared with the text of now and can become the draft. */
export function HistoryDialog({ id, locale, entry, onClose }: HistoryDialogProps) {
  const texts = useTexts();
  const query = useHistory(id, locale);
  const { state } = useDraft(id, locale, entry);
  const now = state.status === 'saved' ? textOfEntry(entry) : state.post;
  return (
    <Dialog
      isWide
      title={fill(texts.history.title, { language: texts.languages[locale] })}
      onClose={onClose}
      closeLabel={texts.app.close}
    >
      <Pending query={query}>
        {(entries) =>
          entries.length === 0 ? (
            <p>{texts.history.empty}</p>
          ) : (
            <Changes id={id} locale={locale} entries={entries} now={now} onClose={onClose} />
          )
        }
      </Pending>
    </Dialog>
  );
}

interface ChangesProps {
  readonly id: string;
  readonly locale: PostLocale;
  readonly entries: readonly HistoryEntry[];
  readonly now: Post;
  readonly onClose: () => void;
}

function Changes({ id, locale, entries, now, onClose }: ChangesProps) {
  const texts = useTexts();
  const time = useTime();
  const [chosen, setChosen] = useState<HistoryEntry | undefined>(entries[0]);
  const query = useHistoryEntry(id, locale, chosen?.id ?? null);
  const bringBack = async ({ id: change, at }: HistoryEntry) => {
    const text = fill(texts.history.restored, { time: time(at) });
    if (await restore(id, locale, change, { text, texts })) onClose();
  };
  return (
    <div className={styles.panes}>
      <ol className={styles.entries}>
        {entries.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              aria-pressed={each.id === chosen?.id}
              onClick={() => {
                setChosen(each);
              }}
            >
              <span className={styles.time}>{time(each.at)}</span>
              <span>{`${each.by}: ${texts.history[each.action]}`}</span>
            </button>
          </li>
        ))}
      </ol>
      {chosen !== undefined && (
        <div className={styles.difference}>
          <p className={styles.now}>{texts.history.now}</p>
          <Pending query={query}>
            {(post) => <Differences before={post} after={now} language={TAGS[locale]} />}
          </Pending>
          <Button onClick={() => void bringBack(chosen)}>{texts.history.restore}</Button>
        </div>
      )}
    </div>
  );
}
