import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

import { useTexts } from '../../i18n/texts';
import { besideBy } from '../../lib/order';
import type { Beside, Places as Order } from '../../lib/order';
import { Place } from './Place';
import type { Mover } from './Place';
import styles from './Places.module.css';
import { useDrag } from './useDrag';
import { useNear } from './useNear';
import type { Ordered } from './useOrdered';
import { useRows } from './useRows';

export interface PlacesProps {
  readonly ordered: Ordered;
  /** The positions that are shown, in their order. */
  readonly ids: readonly string[];
  readonly isReadOnly: boolean;
  /** Asks for the place of a position. */
  readonly onChoose: (id: string) => void;
}

/** A row for each position, with its place. */
export function Places({ ordered, ids, isReadOnly, onChoose }: PlacesProps) {
  const texts = useTexts();
  const { order, places, positions, title } = ordered;
  const list = useRef<HTMLOListElement>(null);
  const rows = useRows(ids);
  const isNear = useNear(list, rows);
  const move = useMove(list, ordered);
  const { begin, state } = useDrag(list, (id, before) => {
    const beside = besideRow(ids, id, before);
    if (beside !== undefined) ordered.move(id, beside);
  });
  const byId = new Map(positions.map((position) => [position.id, position]));
  return (
    <ol ref={list} className={styles.places} aria-label={texts.order.title}>
      {rows.map((id, index) => (
        <Place
          key={id}
          id={id}
          place={(places.get(id) ?? 0) + 1}
          isSeen={order.isSeen(id)}
          title={title(id)}
          position={byId.get(id)}
          mark={markOf(id, rows[index - 1], index === rows.length - 1, state)}
          isNear={isNear(id, index)}
          end={endOf(order, id)}
          isReadOnly={isReadOnly}
          onDrag={begin}
          onMove={move}
          onChoose={onChoose}
        />
      ))}
    </ol>
  );
}

/** At which end of the order a position stands, beyond which it cannot go. */
function endOf({ ids, isSeen }: Order, id: string): 'first' | 'last' | undefined {
  const isPassed = (other: string) => other === id || !isSeen(id) || isSeen(other);
  if (ids.find(isPassed) === id) return 'first';
  return ids.findLast(isPassed) === id ? 'last' : undefined;
}

/** Where a row goes that is let go before another one, or, for null, behind the last. */
function besideRow(ids: readonly string[], id: string, before: string | null): Beside | undefined {
  if (before !== null) return { other: before, side: 'before' };
  const last = ids.findLast((other) => other !== id);
  return last === undefined ? undefined : { other: last, side: 'after' };
}

/** How a place looks while something is dragged: lifted, or with a line where it would go. */
function markOf(
  id: string,
  last: string | undefined,
  isEnd: boolean,
  { dragged, before }: ReturnType<typeof useDrag>['state'],
): string | undefined {
  if (dragged === null) return undefined;
  if (dragged === id) return 'lifted';
  if (before === id && last !== dragged) return 'before';
  return before === null && isEnd ? 'after' : undefined;
}

/** Moves by steps. It is the same for every row and every time, so that a move draws no row anew that stays as it is. */
function useMove(list: RefObject<HTMLOListElement | null>, ordered: Ordered) {
  const keepFocus = useFocus(list, ordered.order.ids);
  const now = useRef(ordered);
  useEffect(() => {
    now.current = ordered;
  });
  return useCallback(
    (id: string, by: number, mover: Mover) => {
      const { order, move } = now.current;
      const beside = besideBy(order, id, by);
      // At its end a position stays where it is, and a focus that is kept would go there by the next move of another.
      if (beside.other !== id) keepFocus(id, mover);
      move(id, beside);
    },
    [keepFocus],
  );
}

/** Gives the focus back to a button whose row has moved: a browser takes it from an element that it moves. */
function useFocus(list: RefObject<HTMLOListElement | null>, ids: readonly string[]) {
  const wanted = useRef<readonly [string, Mover] | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const [id, mover] = wanted.current;
    wanted.current = null;
    const row = list.current?.querySelector(`[data-id="${CSS.escape(id)}"]`);
    row?.querySelector<HTMLElement>(`[data-mover="${mover}"]`)?.focus({ preventScroll: true });
    row?.scrollIntoView({ block: 'nearest' });
    // Rows that were never laid out get their heights by that, which moves this one once more.
    requestAnimationFrame(() => {
      row?.scrollIntoView({ block: 'nearest' });
    });
  }, [list, ids]);
  return useCallback((id: string, mover: Mover) => {
    wanted.current = [id, mover];
  }, []);
}
