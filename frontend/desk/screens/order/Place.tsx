import { memo } from 'react';
import type { PointerEvent } from 'react';

import type { PositionSummary } from '../../api/types';
import { fill } from '../../../src/i18n/fill';
import { Icon } from '../../icons/Icon';
import { useNumber, useTexts } from '../../i18n/texts';
import { hashOf } from '../../lib/route';
import { localesOf } from '../../lib/title';
import { StatePill } from '../../ui/StatePill';
import styles from './Places.module.css';

/** What moves a position. The element is found again after the move, so that the focus stays on it. */
export type Mover = 'up' | 'down';

export interface PlaceProps {
  readonly id: string;
  readonly place: number;
  /** Whether visitors see it. */
  readonly isSeen: boolean;
  readonly title: string;
  readonly position: PositionSummary | undefined;
  readonly mark: string | undefined;
  /** Whether it is near the window: another one has its title only. */
  readonly isNear: boolean;
  /** At which end it stands, beyond which it cannot go. */
  readonly end: 'first' | 'last' | undefined;
  readonly isReadOnly: boolean;
  readonly onDrag: (id: string, event: PointerEvent) => void;
  readonly onMove: (id: string, by: number, mover: Mover) => void;
  readonly onChoose: (id: string) => void;
}

/** A position at its place. */
export const Place = memo(function Place(props: PlaceProps) {
  const { id, place, isSeen, title, position, mark, isNear, end, isReadOnly } = props;
  const { onDrag, onMove, onChoose } = props;
  const isMovable = isNear && !isReadOnly;
  return (
    <li data-id={id} data-mark={mark} className={styles.place}>
      {isMovable && <Handle id={id} onDrag={onDrag} />}
      <Number {...{ id, place, isSeen, title }} onChoose={isMovable ? onChoose : undefined} />
      <div className={styles.what}>
        <a className={styles.title} href={hashOf({ screen: 'position', id })}>
          {title}
        </a>
        {isNear && position !== undefined && <States position={position} />}
      </div>
      {isMovable && <Movers id={id} title={title} end={end} onMove={onMove} />}
    </li>
  );
});

const Handle = memo(function Handle({ id, onDrag }: Pick<PlaceProps, 'id' | 'onDrag'>) {
  return (
    <span
      className={styles.handle}
      aria-hidden
      onPointerDown={(event) => {
        onDrag(id, event);
      }}
    >
      <Icon name="grip" />
    </span>
  );
});

interface NumberProps extends Pick<PlaceProps, 'id' | 'place' | 'isSeen' | 'title'> {
  readonly onChoose: ((id: string) => void) | undefined;
}

/** The place, which can be pressed to choose another one. */
function Number({ id, place, isSeen, title, onChoose }: NumberProps) {
  const texts = useTexts();
  const written = useNumber()(place);
  if (onChoose === undefined) return <span className={styles.number}>{written}</span>;
  return (
    <button
      type="button"
      className={styles.number}
      aria-label={fill(isSeen ? texts.order.place : texts.order.draftPlace, { title, place })}
      onClick={() => {
        onChoose(id);
      }}
    >
      {written}
    </button>
  );
}

/** The state in each language. */
const States = memo(function States({ position }: { readonly position: PositionSummary }) {
  const texts = useTexts();
  return (
    <ul className={styles.states}>
      {localesOf(position).map(([locale, summary]) => (
        <li key={locale}>
          <abbr title={texts.languages[locale]}>{locale.toUpperCase()}</abbr>{' '}
          <StatePill summary={summary} />
        </li>
      ))}
    </ul>
  );
});

/** The buttons that move by one place; with Home and End to either end of the list. */
const Movers = memo(function Movers(props: Pick<PlaceProps, 'id' | 'title' | 'end' | 'onMove'>) {
  const { id, title, end, onMove } = props;
  const texts = useTexts();
  return (
    <div className={styles.movers}>
      {(['up', 'down'] as const).map((mover) => (
        <button
          key={mover}
          type="button"
          data-mover={mover}
          className={styles.mover}
          aria-label={fill(texts.order[mover], { title })}
          aria-disabled={end === (mover === 'up' ? 'first' : 'last')}
          onClick={() => {
            onMove(id, mover === 'up' ? -1 : 1, mover);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Home' && event.key !== 'End') return;
            event.preventDefault();
            onMove(id, event.key === 'Home' ? -Infinity : Infinity, mover);
          }}
        >
          <Icon name={mover} />
        </button>
      ))}
    </div>
  );
});
