import { useState } from 'react';

import { service } from '../../api/service';
import type { CheckedBackup } from '../../api/types';
import { useTexts } from '../../i18n/texts';
import { today } from '../../lib/days';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { notify } from '../../ui/Notices';
import { ProofFields, proofOf } from './ProofFields';
import styles from './BackupScreen.module.css';
import { Restore } from './Restore';

/** Everything at once, out and in. */
export function BackupScreen() {
  const texts = useTexts();
  const [checked, setChecked] = useState<CheckedBackup | null>(null);
  return (
    <div className={styles.screen}>
      <section>
        <h2>{texts.backup.makeTitle}</h2>
        <p className={styles.hint}>{texts.backup.makeHint}</p>
        <Form
          onSubmit={async (value, reset) => {
            save(await service.backup(proofOf(value)));
            reset();
            notify(texts.backup.made);
          }}
        >
          <ProofFields />
          <Button type="submit" kind="main">
            {texts.backup.make}
          </Button>
        </Form>
      </section>
      <section>
        <h2>{texts.backup.restoreTitle}</h2>
        <p className={styles.hint}>{texts.backup.restoreHint}</p>
        <ChooseFile onChecked={setChecked} />
      </section>
      {checked !== null && (
        <Restore
          checked={checked}
          onClose={() => {
            setChecked(null);
          }}
        />
      )}
    </div>
  );
}

interface ChooseFileProps {
  readonly onChecked: (checked: CheckedBackup) => void;
}

/** Sends a file to be checked. */
function ChooseFile({ onChecked }: ChooseFileProps) {
  const texts = useTexts();
  const [file, setFile] = useState<File | null>(null);
  return (
    <Form
      onSubmit={async () => {
        if (file !== null) onChecked(await service.checkBackup(file));
      }}
    >
      <Field label={texts.backup.file}>
        {(control) => (
          <input
            {...control}
            type="file"
            required
            onChange={({ target }) => {
              setFile(target.files?.[0] ?? null);
            }}
          />
        )}
      </Field>
      <Button type="submit">{texts.backup.check}</Button>
    </Form>
  );
}

/** Gives a file to the browser's downloads. */
function save(file: Blob): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `axtorm-${today()}.jsonl`;
  link.click();
  URL.revokeObjectURL(address);
}
