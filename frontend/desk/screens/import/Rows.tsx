import { useState } from 'react';

import type { PositionSummary } from '../../api/types';
import { makeDrafts } from '../../data/imports';
import { refresh } from '../../data/queries';
import { counted } from '../../../src/i18n/counted';
import { fill } from '../../../src/i18n/fill';
import { sentenceOf, useTexts } from '../../i18n/texts';
import { statesOf } from '../../lib/imports/state';
import type { RowState } from '../../lib/imports/state';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/Notices';
import { Pending } from '../../ui/Pending';
import styles from './ImportScreen.module.css';
import { Row, isRefused } from './Row';
import { useCheckedRows } from './useImport';
import type { CheckedRow, Loaded } from './useImport';

export interface RowsProps {
  readonly loaded: Loaded;
  readonly positions: readonly PositionSummary[];
}

/** What becomes of each row, and the button that does it. */
export function Rows({ loaded, positions }: RowsProps) {
  const texts = useTexts();
  const [round, setRound] = useState(0);
  const query = useCheckedRows(loaded, round);
  return (
    <section aria-label={texts.import.preview} className={styles.preview}>
      <h2>{texts.import.preview}</h2>
      <Pending query={query}>
        {(rows) => (
          <Chosen
            rows={rows}
            isChecked={!query.isPlaceholderData}
            positions={positions}
            onMade={() => {
              setRound(round + 1);
            }}
          />
        )}
      </Pending>
    </section>
  );
}

interface ChosenProps extends Pick<RowsProps, 'positions'> {
  readonly rows: readonly CheckedRow[];
  /** Whether the service has looked at them as they are now. */
  readonly isChecked: boolean;
  readonly onMade: () => void;
}

/** Whether a row is chosen before somebody has said anything: what is here already is not. */
const isWanted = ({ kind }: RowState) => kind === 'new' || kind === 'adds';

/** Rows of which some are chosen, and how they become drafts. */
function useChosen({ rows, isChecked, positions, onMade }: ChosenProps) {
  const texts = useTexts();
  const [said, setSaid] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [done, setDone] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  const states = statesOf(
    rows.map((row) => ({ ...row, importId: row.post.importId ?? '', title: row.post.title ?? '' })),
    positions,
  );
  const all = rows.flatMap((row, at) => {
    const state = states[at];
    if (state === undefined) return [];
    const isChosen = !isRefused(row) && (said.get(row.number) ?? isWanted(state));
    return [{ row, state, isChosen }];
  });
  const chosen = all.filter(({ isChosen }) => isChosen);
  const make = async () => {
    if (done !== null || !isChecked) return;
    setDone(0);
    setTrouble([]);
    const wanted = chosen.map(({ row: { post, locale }, state }) => ({
      post,
      locale,
      to: state.kind === 'adds' ? state.to : null,
    }));
    const made = await makeDrafts(wanted, setDone);
    const failed = made.flatMap((each, at) =>
      'error' in each ? [{ row: chosen[at]?.row.number ?? 0, error: each.error }] : [],
    );
    await refresh();
    setDone(null);
    // What was said of rows that were not made stays.
    const numbers = made.flatMap((each, at) =>
      'position' in each ? [chosen[at]?.row.number] : [],
    );
    setSaid((now) => new Map([...now].filter(([number]) => !numbers.includes(number))));
    setTrouble(
      failed.map(({ row, error }) =>
        fill(texts.import.notMade, { row, reason: sentenceOf(error, texts) }),
      ),
    );
    const count = made.length - failed.length;
    if (count > 0) notify(fill(counted(texts.import.made, count, texts.tag), { count }));
    onMade();
  };
  const choose = (number: number, isChosen: boolean) => {
    setSaid((now) => new Map(now).set(number, isChosen));
  };
  return { all, count: chosen.length, done, trouble, make, choose };
}

/** The rows, of which those that are chosen become drafts. */
function Chosen(props: ChosenProps) {
  const texts = useTexts();
  const { isChecked, positions } = props;
  const { all, count, done, trouble, make, choose } = useChosen(props);
  return (
    <>
      <ul aria-label={texts.import.preview} aria-busy={!isChecked} className={styles.rows}>
        {all.map(({ row, state, isChosen }) => (
          <Row
            key={row.number}
            row={row}
            state={state}
            positions={positions}
            isChosen={isChosen}
            onChoose={(choice) => {
              choose(row.number, choice);
            }}
          />
        ))}
      </ul>
      <div role="alert" className={styles.error}>
        {trouble.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {(count > 0 || done !== null) && (
        <div className={styles.make}>
          <Button kind="main" icon="add" onClick={() => void make()}>
            {fill(counted(texts.import.make, count, texts.tag), { count })}
          </Button>
          <p role="status">{done !== null && fill(texts.bulk.progress, { done, all: count })}</p>
        </div>
      )}
    </>
  );
}
