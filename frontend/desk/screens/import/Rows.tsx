import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

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
  const heading = useRef<HTMLHeadingElement>(null);
  // The rows stay, with what became of them, where the service does not look at them again.
  const [rows, setRows] = useState(query.data);
  if (query.data !== undefined && query.data !== rows) setRows(query.data);
  return (
    <section aria-label={texts.import.preview} className={styles.preview}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.import.preview}
      </h2>
      {rows !== undefined && (
        <Chosen
          rows={rows}
          isChecked={query.isSuccess && !query.isPlaceholderData}
          isBusy={query.isFetching}
          isOfPlatform={loaded.table.source !== null}
          positions={positions}
          heading={heading}
          onMade={() => {
            setRound((now) => now + 1);
          }}
        />
      )}
      <Pending query={query}>{() => null}</Pending>
    </section>
  );
}

interface ChosenProps extends Pick<RowsProps, 'positions'> {
  readonly rows: readonly CheckedRow[];
  /** Whether the service has looked at them as they are now. */
  readonly isChecked: boolean;
  /** Whether it is known whose numbers they have. */
  readonly isOfPlatform: boolean;
  /** Whether it is looking at them. */
  readonly isBusy: boolean;
  /** Where the focus goes when there is nothing more to make. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly onMade: () => void;
}

/**
 * Whether a row is chosen before somebody has said anything: what is here already is not. Numbers without a platform may be
 * those of another one, so they add to what the same file has begun (`begun`) only.
 */
const isWanted = (state: RowState, isOfPlatform: boolean, begun: ReadonlySet<string>) =>
  state.kind === 'new' || (state.kind === 'adds' && (isOfPlatform || begun.has(state.to)));

/** Rows of which some are chosen, and how they become drafts. */
function useChosen({ rows, isChecked, isOfPlatform, positions, onMade }: ChosenProps) {
  const texts = useTexts();
  const [said, setSaid] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<readonly string[]>([]);
  const states = statesOf(
    rows.map((row) => ({ ...row, importId: row.post.importId ?? '', title: row.post.title ?? '' })),
    positions,
  );
  const all = rows.flatMap((row, at) => {
    const state = states[at];
    if (state === undefined) return [];
    const isChosen =
      !isRefused(row) && (said.get(row.number) ?? isWanted(state, isOfPlatform, begun));
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
    const ids = made.flatMap((each) => ('position' in each ? [each.position.id] : []));
    setBegun((now) => new Set([...now, ...ids]));
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
  const { isBusy, positions, heading } = props;
  const { all, count, done, trouble, make, choose } = useChosen(props);
  return (
    <>
      <ul aria-label={texts.import.preview} aria-busy={isBusy} className={styles.rows}>
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
        <Make count={count} done={done} heading={heading} onMake={() => void make()} />
      )}
    </>
  );
}

interface MakeProps extends Pick<ChosenProps, 'heading'> {
  readonly count: number;
  readonly done: number | null;
  readonly onMake: () => void;
}

/** The button that makes drafts, and how far it is. A press that leaves nothing to make leaves the focus at the heading. */
function Make({ count, done, heading, onMake }: MakeProps) {
  const texts = useTexts();
  const block = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [own, next] = [block.current, heading.current];
    return () => {
      if (own?.contains(document.activeElement) === true) next?.focus();
    };
  }, [heading]);
  return (
    <div ref={block} className={styles.make}>
      <Button kind="main" icon="add" onClick={onMake}>
        {fill(counted(texts.import.make, count, texts.tag), { count })}
      </Button>
      <p role="status">{done !== null && fill(texts.bulk.progress, { done, all: count })}</p>
    </div>
  );
}
