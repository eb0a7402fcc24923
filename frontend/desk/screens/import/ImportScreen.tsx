import { useState } from 'react';

import { usePositions } from '../../data/queries';
import { useTexts } from '../../i18n/texts';
import { Pending } from '../../ui/Pending';
import { BackToList, ScreenTitle } from '../../ui/ScreenTitle';
import { Columns } from './Columns';
import shared from '../../ui/Rows.module.css';
import styles from './ImportScreen.module.css';
import { Rows } from './Rows';
import { Source } from './Source';
import type { Loaded } from './useImport';

/** Makes drafts of what another platform has: a file or a board is read, its columns are told apart, its rows are chosen. */
export function ImportScreen() {
  const texts = useTexts();
  const query = usePositions();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  /** Counts what was read: choices of rows belong to one of them. */
  const [count, setCount] = useState(0);
  return (
    <div className={styles.screen}>
      <BackToList />
      <ScreenTitle>{texts.import.title}</ScreenTitle>
      <p className={shared.hint}>{texts.import.intro}</p>
      <Pending query={query}>
        {({ positions, locales }) => (
          <>
            <Source
              locales={locales}
              onRead={(read) => {
                setCount(count + 1);
                setLoaded(read);
              }}
            />
            {loaded !== null && (
              <>
                <Columns loaded={loaded} locales={locales} onChange={setLoaded} />
                <Rows
                  key={`${String(count)} ${String(loaded.part.first)}`}
                  loaded={loaded}
                  positions={positions}
                />
              </>
            )}
          </>
        )}
      </Pending>
    </div>
  );
}
