import { useState } from 'react';

import { ApiError } from '../../api/error';
import { importCalls } from '../../api/imports';
import type { PostLocale } from '../../api/types';
import type { Texts } from '../../i18n/languages';
import { sentenceOf, useTexts } from '../../i18n/texts';
import { boardOf } from '../../lib/imports/board';
import { encodingOf } from '../../lib/imports/decode';
import { FILE_MAX, TableError, tableOfJobs } from '../../lib/imports/table';
import { Button } from '../../ui/Button';
import { Field } from '../../ui/Field';
import shared from '../../ui/Rows.module.css';
import styles from './ImportScreen.module.css';
import { loadedFile, loadedTable } from './useImport';
import type { Loaded } from './useImport';

export interface SourceProps {
  readonly locales: readonly PostLocale[];
  readonly onRead: (loaded: Loaded) => void;
}

/** What a person is told of a file or a board that cannot be read. */
export function faultOf(error: unknown, texts: Texts): string {
  if (error instanceof TableError) return texts.import.faults[error.fault];
  // Only the board is looked for here.
  return ApiError.of(error).code === 'notFound' ? texts.import.noBoard : sentenceOf(error, texts);
}

/** Chooses a file, or names a board. */
export function Source({ locales, onRead }: SourceProps) {
  const texts = useTexts();
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const run = async (read: () => Promise<Loaded>) => {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      onRead(await read());
    } catch (caught) {
      setError(faultOf(caught, texts));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div aria-busy={isBusy} className={styles.source}>
      <Field label={texts.import.file} hint={texts.import.fileHint}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,.tsv,.txt,.json,text/csv,application/json"
            onClick={({ currentTarget }) => {
              // A file that was changed meanwhile can be chosen again.
              currentTarget.value = '';
            }}
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file !== undefined) void run(() => readFile(file, locales));
            }}
          />
        )}
      </Field>
      <form
        className={styles.board}
        onSubmit={(event) => {
          event.preventDefault();
          const entered = new FormData(event.currentTarget).get('board');
          const board = boardOf(typeof entered === 'string' ? entered : '');
          void run(async () =>
            loadedTable(board, tableOfJobs(await importCalls.greenhouse(board)), locales),
          );
        }}
      >
        <Field label={texts.import.board} hint={texts.import.boardHint}>
          {(control) => <input {...control} name="board" required autoComplete="off" />}
        </Field>
        <Button type="submit">{texts.import.read}</Button>
      </form>
      <p role="alert" className={shared.error}>
        {error}
      </p>
    </div>
  );
}

async function readFile(file: File, locales: readonly PostLocale[]): Promise<Loaded> {
  if (file.size > FILE_MAX) throw new TableError('large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  return loadedFile(file.name, bytes, encodingOf(bytes), locales);
}
