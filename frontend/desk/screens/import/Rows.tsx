import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

import type { PositionSummary } from '../../api/types';
import { counted } from '../../../src/i18n/counted';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { statesOf } from '../../lib/imports/state';
import type { RowState } from '../../lib/imports/state';
import { Button } from '../../ui/Button';
import { Pending } from '../../ui/Pending';
import shared from '../../ui/Rows.module.css';
import styles from './ImportScreen.module.css';
import { Row, isRefused } from './Row';
import { useCheckedRows } from './useImport';
import type { CheckedRow, Loaded } from './useImport';
import { useMaking } from './useMaking';
import type { Progress } from './useMaking';

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
  const [said, setSaid] = useState<ReadonlyMap<number, boolean>>(new Map());
  const [begun, setBegun] = useState<ReadonlySet<string>>(new Set());
  const making = useMaking();
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
    if (making.progress !== null || !isChecked) return;
    const wanted = chosen.map(({ row: { number, post, locale }, state }) => ({
      row: number,
      post,
      locale,
      to: state.kind === 'adds' ? state.to : null,
    }));
    const made = await making.make(wanted);
    setBegun((now) => new Set([...now, ...made.values()]));
    // What was said of rows that were not made stays.
    setSaid((now) => new Map([...now].filter(([number]) => !made.has(number))));
    onMade();
  };
  const choose = (number: number, isChosen: boolean) => {
    setSaid((now) => new Map(now).set(number, isChosen));
  };
  return { ...making, all, count: chosen.length, make, choose };
}

/** The rows, of which those that are chosen become drafts. */
function Chosen(props: ChosenProps) {
  const { isBusy, positions, heading } = props;
  const texts = useTexts();
  const { all, count, progress, trouble, make, choose, stop } = useChosen(props);
  return (
    <>
      <ul aria-label={texts.import.preview} aria-busy={isBusy} className={shared.rows}>
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
      <div role="alert" className={shared.error}>
        {trouble.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {(count > 0 || progress !== null) && (
        <Make
          count={count}
          progress={progress}
          heading={heading}
          onMake={() => void make()}
          onStop={stop}
        />
      )}
    </>
  );
}

interface MakeProps extends Pick<ChosenProps, 'heading'> {
  readonly count: number;
  readonly progress: Progress | null;
  readonly onMake: () => void;
  readonly onStop: () => void;
}

/** The button that makes drafts, and how far it is. A press that leaves nothing to make leaves the focus at the heading. */
function Make({ count, progress, heading, onMake, onStop }: MakeProps) {
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
      {progress !== null && <Button onClick={onStop}>{texts.import.stop}</Button>}
      <p role="status">
        {progress !== null && fill(texts.bulk.progress, { done: progress.done, all: progress.all })}
      </p>
      {progress !== null && progress.wait > 0 && (
        <p className={shared.quiet}>{fill(texts.import.waits, { seconds: progress.wait })}</p>
      )}
    </div>
  );
}
