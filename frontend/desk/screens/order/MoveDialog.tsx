import { useState } from 'react';

import { fill } from '../../../src/i18n/fill';
import { useNumber, useTexts } from '../../i18n/texts';
import { withWords } from '../../lib/filter';
import { besideAt, countOfPlaces } from '../../lib/order';
import type { Beside } from '../../lib/order';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import styles from './MoveDialog.module.css';
import type { Ordered } from './useOrdered';

/** Most positions that a search shows: the next letter narrows it further. */
const FOUND_MAX = 6;

export interface MoveDialogProps {
  readonly id: string;
  readonly ordered: Ordered;
  readonly onClose: () => void;
}

/** Moves a position to a place by its number, or before or after another position by its name. */
export function MoveDialog({ id, ordered, onClose }: MoveDialogProps) {
  const texts = useTexts();
  const { order, places, title } = ordered;
  const [place, setPlace] = useState(String((places.get(id) ?? 0) + 1));
  const move = (beside: Beside | undefined) => {
    ordered.move(id, beside);
    onClose();
  };
  const all = countOfPlaces(order, id);
  return (
    <Dialog
      title={fill(texts.order.moveTitle, { title: title(id) })}
      onClose={onClose}
      closeLabel={texts.app.close}
    >
      <form
        className={styles.place}
        onSubmit={(event) => {
          event.preventDefault();
          move(besideAt(order, id, Number(place) - 1));
        }}
      >
        <Field label={fill(texts.order.placeField, { all: useNumber()(all) })}>
          {(control) => (
            <input
              {...control}
              type="number"
              required
              min={1}
              max={all}
              value={place}
              onFocus={({ target }) => {
                target.select();
              }}
              onChange={({ target }) => {
                setPlace(target.value);
              }}
            />
          )}
        </Field>
        <Button type="submit" kind="main">
          {texts.order.move}
        </Button>
      </form>
      <Others id={id} ordered={ordered} onMove={move} />
    </Dialog>
  );
}

interface OthersProps extends Omit<MoveDialogProps, 'onClose'> {
  readonly onMove: (beside: Beside) => void;
}

/** The other positions by a search, each with the ways to either side of it. */
function Others({ id, ordered, onMove }: OthersProps) {
  const texts = useTexts();
  const number = useNumber();
  const [text, setText] = useState('');
  const { order, places, positions, title } = ordered;
  const others = positions.filter((each) => each.id !== id && order.isSeen(each.id));
  const { positions: found, isSimilar } = withWords(others, text);
  if (others.length === 0) return null;
  return (
    <>
      <Field label={texts.order.beside}>
        {(control) => (
          <input
            {...control}
            type="search"
            value={text}
            placeholder={texts.list.searchHint}
            onChange={({ target }) => {
              setText(target.value);
            }}
          />
        )}
      </Field>
      <p role="status" className={styles.note}>
        {found.length === 0 && texts.order.nothingFound}
        {isSimilar && texts.list.similar}
      </p>
      <ul className={styles.others}>
        {found.slice(0, FOUND_MAX).map(({ id: other }) => (
          <li key={other} className={styles.other}>
            <span className={styles.number}>{number((places.get(other) ?? 0) + 1)}</span>
            <span className={styles.name}>{title(other)}</span>
            {(['before', 'after'] as const).map((side) => (
              <Button
                key={side}
                aria-label={fill(texts.order[`${side}Of`], { title: title(other) })}
                onClick={() => {
                  onMove({ other, side });
                }}
              >
                {texts.order[side]}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
