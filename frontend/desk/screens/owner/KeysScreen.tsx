import { useState } from 'react';

import { ownerService } from '../../api/owner';
import type { Key } from '../../api/types';
import { refreshOwned, useKeys } from '../../data/owner';
import { fill } from '../../../src/i18n/fill';
import { useTexts, useTime } from '../../i18n/texts';
import { nameOfCollection } from '../../lib/collections';
import { isOpen, keysInOrder } from '../../lib/keys';
import { Button } from '../../ui/Button';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { notify } from '../../ui/Notices';
import { Pending } from '../../ui/Pending';
import { NewKeyDialog } from './NewKeyDialog';
import styles from './Rows.module.css';

/** Keys of programs. */
export function KeysScreen() {
  const texts = useTexts();
  const query = useKeys();
  const [isCreating, setIsCreating] = useState(false);
  const [revoked, setRevoked] = useState<Key | null>(null);
  return (
    <>
      <p className={styles.intro}>{texts.keys.intro}</p>
      <Pending query={query}>
        {({ keys, collections }) => (
          <>
            <Button
              kind="main"
              icon="add"
              className={styles.add ?? ''}
              onClick={() => {
                setIsCreating(true);
              }}
            >
              {texts.keys.add}
            </Button>
            <KeyRows keys={keys} now={query.dataUpdatedAt} onRevoke={setRevoked} />
            {isCreating && (
              <NewKeyDialog
                collections={collections}
                onClose={() => {
                  setIsCreating(false);
                }}
              />
            )}
          </>
        )}
      </Pending>
      {revoked !== null && (
        <ConfirmDialog
          title={fill(texts.keys.revokeOf, { name: revoked.name })}
          submit={texts.keys.revoke}
          onClose={() => {
            setRevoked(null);
          }}
          onSubmit={async () => {
            await ownerService.revokeKey(revoked.id);
            await refreshOwned('keys');
            notify(fill(texts.keys.revoked, { name: revoked.name }));
          }}
        >
          <p>{texts.keys.revokeHint}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

interface KeyRowsProps {
  readonly keys: readonly Key[];
  /** When they were read, in milliseconds. */
  readonly now: number;
  readonly onRevoke: (key: Key) => void;
}

function KeyRows({ keys, now, onRevoke }: KeyRowsProps) {
  const texts = useTexts();
  if (keys.length === 0) return <p className={styles.empty}>{texts.keys.empty}</p>;
  return (
    <ul className={styles.rows} aria-label={texts.ownerScreens.keys}>
      {keysInOrder(keys, now).map((key) => (
        <li key={key.id} className={styles.row}>
          <div>
            <p className={styles.name}>{key.name}</p>
            <Scopes scopes={key.scopes} />
          </div>
          <Times apiKey={key} isOpen={isOpen(key, now)} />
          <div className={styles.buttons}>
            {isOpen(key, now) && (
              <Button
                aria-label={fill(texts.keys.revokeOf, { name: key.name })}
                onClick={() => {
                  onRevoke(key);
                }}
              >
                {texts.keys.revoke}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Scopes({ scopes }: Pick<Key, 'scopes'>) {
  const texts = useTexts();
  if (scopes === null) return <p className={styles.quiet}>{texts.keys.everything}</p>;
  return (
    <ul className={styles.quiet}>
      {Object.entries(scopes).map(([collection, right]) => (
        <li key={collection}>
          {fill(texts.keys.scope, {
            collection: nameOfCollection(collection, texts),
            right: texts.keyRights[right],
          })}
        </li>
      ))}
    </ul>
  );
}

interface TimesProps {
  readonly apiKey: Key;
  readonly isOpen: boolean;
}

function Times({ apiKey: { expiresAt, lastUsedAt, revokedAt }, isOpen: opens }: TimesProps) {
  const texts = useTexts();
  const time = useTime();
  const end = () => {
    if (revokedAt !== null) return fill(texts.keys.revokedAt, { time: time(revokedAt) });
    if (expiresAt === null) return texts.keys.neverEnds;
    const sentence = opens ? texts.keys.ends : texts.keys.ended;
    return fill(sentence, { time: time(expiresAt) });
  };
  return (
    <div className={styles.quiet}>
      <p>{end()}</p>
      <p>
        {lastUsedAt === null
          ? texts.keys.neverUsed
          : fill(texts.keys.lastUsed, { time: time(lastUsedAt) })}
      </p>
    </div>
  );
}
