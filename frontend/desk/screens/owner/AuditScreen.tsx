import { useMemo, useState } from 'react';

import type { AuditEntry } from '../../api/types';
import { useAudit, useUsers } from '../../data/owner';
import { usePositions, useTrash } from '../../data/queries';
import { sentenceOf, useTexts, useTime } from '../../i18n/texts';
import { auditActions, auditSentence } from '../../lib/audit';
import { authorName, COMMANDS } from '../../lib/author';
import type { AuditAction } from '../../lib/audit';
import { titleIn, titleOf } from '../../lib/title';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Field';
import { Pending } from '../../ui/Pending';
import styles from './AuditScreen.module.css';

/** What was done, the newest first. */
export function AuditScreen() {
  const texts = useTexts();
  const [by, setBy] = useState('');
  const [action, setAction] = useState<AuditAction | ''>('');
  const users = useUsers();
  const query = useAudit({ by, action });
  const names = [...(users.data ?? []).map(({ name }) => name), ...COMMANDS];
  return (
    <>
      <div role="search" className={styles.tools}>
        <Choice
          label={texts.audit.by}
          value={by}
          options={[
            ['', texts.audit.anybody],
            ...names.map((name) => [name, authorName(name, texts)] as const),
          ]}
          onChange={setBy}
        />
        <Choice
          label={texts.audit.action}
          value={action}
          options={[['', texts.audit.anything], ...auditActions(texts)]}
          onChange={setAction}
        />
      </div>
      <Pending query={query}>
        {({ pages }) => (
          <Entries
            entries={pages.flatMap(({ entries }) => entries)}
            gone={Object.assign({}, ...pages.map(({ titles }) => titles)) as Gone}
          />
        )}
      </Pending>
      <p role="alert">{query.isFetchNextPageError && sentenceOf(query.error, texts)}</p>
      {query.hasNextPage && (
        <Button onClick={() => void query.fetchNextPage()}>{texts.audit.more}</Button>
      )}
    </>
  );
}

/** Titles of positions that are gone or have another id now, by the id and the language. */
type Gone = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface EntriesProps {
  readonly entries: readonly AuditEntry[];
  readonly gone: Gone;
}

function Entries({ entries, gone }: EntriesProps) {
  const texts = useTexts();
  const time = useTime();
  const known = useTitles();
  const titleOf = (id: string) =>
    known(id) ?? (gone[id] === undefined ? undefined : titleIn(gone[id], texts).text);
  const words = { texts, titleOf, time };
  if (entries.length === 0) return <p className={styles.empty}>{texts.audit.empty}</p>;
  return (
    <ol className={styles.entries} aria-label={texts.ownerScreens.audit}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at} className={styles.time}>
            {time(entry.at)}
          </time>
          <p>
            <b className={styles.by}>{authorName(entry.by, texts)}</b> {auditSentence(entry, words)}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** What positions are called, those in the trash too. */
function useTitles(): (id: string) => string | undefined {
  const texts = useTexts();
  const { data: known } = usePositions();
  const { data: deleted } = useTrash();
  return useMemo(() => {
    const titles = new Map([
      ...(deleted ?? []).map((each) => [each.id, titleIn(each.titles, texts).text] as const),
      ...(known?.positions ?? []).map((each) => [each.id, titleOf(each, texts)] as const),
      ...(known?.templates ?? []).map(({ id, template }) => [id, template ?? ''] as const),
    ]);
    return (id) => titles.get(id);
  }, [known, deleted, texts]);
}
