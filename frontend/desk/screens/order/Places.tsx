import { memo, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';

import type { PositionSummary } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import { Icon } from '../../icons/Icon';
import { useTexts } from '../../i18n/texts';
import { hashOf } from '../../lib/route';
import { localesOf } from '../../lib/title';
import { StatePill } from '../../ui/StatePill';
import styles from './Places.module.css';
import { useDrag } from './useDrag';

/** What moves a position. The element is found again after the move, so that the focus stays on it. */
type Mover = 'up' | 'down';

export interface PlacesProps {
  readonly ids: readonly string[];
  readonly position: (id: string) => PositionSummary | undefined;
  readonly title: (id: string) => string;
  readonly isReadOnly: boolean;
  /** Moves a position to a place, from 0. */
  readonly onMove: (id: string, place: number) => void;
}

/** A place for each position. */
export function Places({ ids, position, title, isReadOnly, onMove }: PlacesProps) {
  const texts = useTexts();
  const list = useRef<HTMLOListElement>(null);
  const keepFocus = useFocus(list, ids);
  const mover = useRef(onMove);
  useEffect(() => {
    mover.current = onMove;
  });
  // The same for every row and every time, so that a move draws no row anew that stays as it is.
  const move = useCallback(
    (id: string, place: number, by: Mover) => {
      keepFocus(id, by);
      mover.current(id, place);
    },
    [keepFocus],
  );
  const { begin, state } = useDrag(list, (id, before) => {
    const others = ids.filter((other) => other !== id);
    onMove(id, before === null ? others.length : others.indexOf(before));
  });
  return (
    <ol ref={list} className={styles.places} aria-label={texts.order.title}>
      {ids.map((id, index) => (
        <Place
          key={id}
          id={id}
          place={index + 1}
          all={ids.length}
          title={title(id)}
          position={position(id)}
          mark={markOf(id, ids[index - 1], index === ids.length - 1, state)}
          isReadOnly={isReadOnly}
          onDrag={begin}
          onMove={move}
        />
      ))}
    </ol>
  );
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

/** Gives the focus back to a button whose row has moved: a browser takes it from an element that it moves. */
function useFocus(list: RefObject<HTMLOListElement | null>, ids: readonly string[]) {
  const wanted = useRef<readonly [string, Mover] | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const [id, mover] = wanted.current;
    wanted.current = null;
    const row = list.current?.querySelector(`[data-id="${CSS.escape(id)}"]`);
    row?.querySelector<HTMLElement>(`[data-mover="${mover}"]`)?.focus();
  }, [list, ids]);
  return useCallback((id: string, mover: Mover) => {
    wanted.current = [id, mover];
  }, []);
}

interface PlaceProps {
  readonly id: string;
  readonly place: number;
  readonly all: number;
  readonly title: string;
  readonly position: PositionSummary | undefined;
  readonly mark: string | undefined;
  readonly isReadOnly: boolean;
  readonly onDrag: (id: string, event: PointerEvent) => void;
  readonly onMove: (id: string, place: number, mover: Mover) => void;
}

const Place = memo(function Place(props: PlaceProps) {
  const { id, place, all, title, position, mark, isReadOnly, onDrag, onMove } = props;
  const texts = useTexts();
  return (
    <li data-id={id} data-mark={mark} className={styles.place}>
      {!isReadOnly && (
        <span
          className={styles.handle}
          aria-hidden
          onPointerDown={(event) => {
            onDrag(id, event);
          }}
        >
          <Icon name="grip" />
        </span>
      )}
      <span className={styles.number}>{place}</span>
      <div className={styles.what}>
        <a className={styles.title} href={hashOf({ screen: 'position', id })}>
          {title}
        </a>
        <ul className={styles.states}>
          {position !== undefined &&
            localesOf(position).map(([locale, summary]) => (
              <li key={locale}>
                <abbr title={texts.languages[locale]}>{locale.toUpperCase()}</abbr>{' '}
                <StatePill summary={summary} />
              </li>
            ))}
        </ul>
      </div>
      {!isReadOnly && (
        <div className={styles.movers}>
          {(['up', 'down'] as const).map((mover) => (
            <MoveButton
              key={mover}
              mover={mover}
              title={title}
              isLast={place === (mover === 'up' ? 1 : all)}
              onMove={(by) => {
                onMove(id, place - 1 + by, mover);
              }}
            />
          ))}
        </div>
      )}
    </li>
  );
});

interface MoveButtonProps {
  readonly mover: Mover;
  readonly title: string;
  /** Whether there is no further place in this direction. */
  readonly isLast: boolean;
  readonly onMove: (by: number) => void;
}

/** Moves by one place; with Home and End to either end of the list. */
function MoveButton({ mover, title, isLast, onMove }: MoveButtonProps) {
  const texts = useTexts();
  const isUp = mover === 'up';
  return (
    <button
      type="button"
      data-mover={mover}
      className={styles.mover}
      aria-label={fill(isUp ? texts.order.up : texts.order.down, { title })}
      aria-disabled={isLast}
      onClick={() => {
        if (!isLast) onMove(isUp ? -1 : 1);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Home' && event.key !== 'End') return;
        event.preventDefault();
        onMove(event.key === 'Home' ? -Infinity : Infinity);
      }}
    >
      <Icon name={mover} />
    </button>
  );
}
