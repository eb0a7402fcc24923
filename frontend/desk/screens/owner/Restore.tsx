import { useState } from 'react';

import { service } from '../../api/service';
import type { CheckedBackup, Counts } from '../../api/types';
import { leave } from '../../data/session';
import { fill } from '../../../src/i18n/fill';
import { useNumber, useTexts, useTime } from '../../i18n/texts';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Form } from '../../ui/Form';
import { ProofFields, proofOf } from './ProofFields';
import styles from './BackupScreen.module.css';

/** The tables that a person knows, with the names of their texts. */
const KNOWN = [
  ['items', 'posts'],
  ['revisions', 'changes'],
  ['desk_users', 'users'],
  ['api_keys', 'keys'],
  ['members', 'members'],
] as const;

export interface RestoreProps {
  readonly checked: CheckedBackup;
  readonly onClose: () => void;
}

/** Says what a restore replaces, and does it with the password. */
export function Restore({ checked, onClose }: RestoreProps) {
  const texts = useTexts();
  const time = useTime();
  const [isDone, setIsDone] = useState(false);
  if (isDone)
    return (
      <Dialog title={texts.backup.restoredTitle}>
        <p>{texts.backup.restored}</p>
        <p>{texts.backup.silence}</p>
        <Button kind="main" onClick={leave}>
          {texts.login.toLogin}
        </Button>
      </Dialog>
    );
  return (
    <Dialog title={texts.backup.confirmTitle} onClose={onClose} closeLabel={texts.app.close}>
      <p>{fill(texts.backup.confirm, { time: time(checked.madeAt) })}</p>
      <Comparison now={checked.now} backup={checked.backup} />
      <p className={styles.warning}>{texts.backup.warning}</p>
      <p>{texts.backup.silence}</p>
      <Form
        onSubmit={async (value) => {
          await service.restoreBackup(checked.id, proofOf(value));
          setIsDone(true);
        }}
      >
        <ProofFields />
        <Button type="submit" kind="main">
          {texts.backup.restore}
        </Button>
      </Form>
    </Dialog>
  );
}

interface ComparisonProps {
  readonly now: Counts;
  readonly backup: Counts;
}

/** What there is now, and what there would be. */
function Comparison({ now, backup }: ComparisonProps) {
  const texts = useTexts();
  const number = useNumber();
  return (
    <table className={styles.counts}>
      <thead>
        <tr>
          <td />
          <th scope="col">{texts.backup.now}</th>
          <th scope="col">{texts.backup.then}</th>
        </tr>
      </thead>
      <tbody>
        {KNOWN.map(([table, name]) => (
          <tr key={table}>
            <th scope="row">{texts.counts[name]}</th>
            <td>{number(now[table] ?? 0)}</td>
            <td>{number(backup[table] ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
