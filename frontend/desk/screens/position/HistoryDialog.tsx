import { useState } from 'react';

import type { HistoryEntry, Post, PostLocale } from '../../api/types';
import { textOfEntry } from '../../data/entry';
import type { Entry } from '../../data/entry';
import { useHistory, useHistoryEntry } from '../../data/queries';
import { TAGS } from '../../i18n/languages';
import { fill } from '../../../src/i18n/fill';
import { useExactTime, useTexts, useTime } from '../../i18n/texts';
import { authorName } from '../../lib/author';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Pending } from '../../ui/Pending';
import { Segments } from '../../ui/Segments';
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
            <Changes
              id={id}
              locale={locale}
              entries={entries}
              now={now}
              live={entry.published}
              onClose={onClose}
            />
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
  /** What visitors see; null where they see nothing. */
  readonly live: Post | null;
  readonly onClose: () => void;
}

function Changes({ id, locale, entries, now, live, onClose }: ChangesProps) {
  const texts = useTexts();
  const time = useTime();
  const [against, setAgainst] = useState<'now' | 'live'>('now');
  const [chosen, setChosen] = useState<HistoryEntry | undefined>(entries[0]);
  const query = useHistoryEntry(id, locale, chosen?.id ?? null);
  const bringBack = async ({ id: change, at }: HistoryEntry) => {
    const text = fill(texts.history.restored, { time: time(at) });
    if (await restore(id, locale, change, { text, texts })) onClose();
  };
  return (
    <div className={styles.panes}>
      <Entries
        entries={entries}
        liveId={live === null ? undefined : liveIdOf(entries)}
        chosen={chosen}
        onChoose={setChosen}
      />
      {chosen !== undefined && (
        <div className={styles.difference}>
          {live !== null && (
            <Segments
              label={texts.history.compare}
              value={against}
              options={[
                ['now', texts.history.withNow],
                ['live', texts.history.withLive],
              ]}
              onChange={setAgainst}
            />
          )}
          <Pending query={query}>
            {(post) => (
              <Compared
                post={post}
                now={now}
                live={against === 'live' ? live : null}
                locale={locale}
              />
            )}
          </Pending>
          <Button onClick={() => void bringBack(chosen)}>{texts.history.restore}</Button>
        </div>
      )}
    </div>
  );
}

/** The change that made what visitors see. */
const liveIdOf = (entries: readonly HistoryEntry[]) =>
  entries.find(({ action }) => action === 'published')?.id;

interface EntriesProps {
  readonly entries: readonly HistoryEntry[];
  readonly liveId: string | undefined;
  readonly chosen: HistoryEntry | undefined;
  readonly onChoose: (entry: HistoryEntry) => void;
}

/** The changes, the last one first. What was published stands out, and what of it visitors see. */
function Entries({ entries, liveId, chosen, onChoose }: EntriesProps) {
  const texts = useTexts();
  const exact = useExactTime();
  const time = useTime();
  const { history } = texts;
  const whoOf = ({ by, isAutomatic }: HistoryEntry) =>
    isAutomatic ? fill(history.schedule, { name: authorName(by, texts) }) : authorName(by, texts);
  return (
    <ol className={styles.entries}>
      {entries.map((each) => (
        <li key={each.id}>
          <button
            type="button"
            aria-pressed={each.id === chosen?.id}
            data-action={each.action}
            onClick={() => {
              onChoose(each);
            }}
          >
            <span className={styles.time}>{exact(each.at)}</span>
            <span>
              {fill(history.line, { name: whoOf(each), what: history[each.action] })}{' '}
              {each.id === liveId && <b className={styles.live}>{history.live}</b>}
            </span>
            {each.since !== each.at && (
              <span className={styles.since}>
                {fill(history.since, { time: time(each.since) })}
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

interface ComparedProps {
  readonly post: Post;
  readonly now: Post;
  /** What visitors see, where the version is compared with it. */
  readonly live: Post | null;
  readonly locale: PostLocale;
}

/** What has changed since a version, or by what it differs from what visitors see. */
function Compared({ post, now, live, locale }: ComparedProps) {
  const { history } = useTexts();
  const [before, after] = live === null ? [post, now] : [live, post];
  return (
    <>
      <p className={styles.now}>{live === null ? history.now : history.fromLive}</p>
      <Differences
        before={before}
        after={after}
        language={TAGS[locale]}
        same={live === null ? undefined : history.sameAsLive}
      />
    </>
  );
}
