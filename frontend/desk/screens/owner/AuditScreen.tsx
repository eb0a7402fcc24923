import { useState } from 'react';

import type { AuditEntry } from '../../api/types';
import { useAudit, useUsers } from '../../data/owner';
import { sentenceOf, useTexts, useTime } from '../../i18n/texts';
import { auditActions, auditSentence } from '../../lib/audit';
import type { AuditAction } from '../../lib/audit';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Field';
import { Pending } from '../../ui/Pending';
import styles from './AuditScreen.module.css';

/** Who does what without being a user, by the service's words. */
const COMMANDS = ['command line', 'start of the server'] as const;

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
          options={[['', texts.audit.anybody], ...names.map((name) => [name, name] as const)]}
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
        {({ pages }) => <Entries entries={pages.flatMap(({ entries }) => entries)} />}
      </Pending>
      <p role="alert">{query.isFetchNextPageError && sentenceOf(query.error, texts)}</p>
      {query.hasNextPage && (
        <Button onClick={() => void query.fetchNextPage()}>{texts.audit.more}</Button>
      )}
    </>
  );
}

function Entries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const texts = useTexts();
  const time = useTime();
  if (entries.length === 0) return <p className={styles.empty}>{texts.audit.empty}</p>;
  return (
    <ol className={styles.entries} aria-label={texts.ownerScreens.audit}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <time dateTime={entry.at} className={styles.time}>
            {time(entry.at)}
          </time>
          <p>
            <b className={styles.by}>{entry.by}</b> {auditSentence(entry, texts)}
          </p>
        </li>
      ))}
    </ol>
  );
}
