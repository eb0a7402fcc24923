/** The order that is shown and changed. */
import { useMemo, useState } from 'react';

import type { Order, PositionSummary } from '../../api/types';
import { Ordering } from '../../data/order';
import type { OrderState } from '../../data/order';
import { useStore } from '../../data/store';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { countOfPlaces, isSeen, movedBeside, placesOf } from '../../lib/order';
import type { Beside, Places } from '../../lib/order';
import { titleOf } from '../../lib/title';

/** An order, what is known of its positions, and how it is changed. */
export interface Ordered {
  readonly state: OrderState;
  readonly order: Places;
  /** The place of each position, from 0. */
  readonly places: ReadonlyMap<string, number>;
  /** The positions in the order. One that was made since they were read has no more than its id. */
  readonly positions: readonly PositionSummary[];
  readonly title: (id: string) => string;
  readonly move: (id: string, beside: Beside | undefined) => void;
  readonly take: (ids: readonly string[]) => void;
  readonly save: () => void;
  /** What is read out of the last move. */
  readonly said: string;
}

/** Begins with the order of the service, and follows what is done with it. */
export function useOrdered(first: Order, known: readonly PositionSummary[]): Ordered {
  const texts = useTexts();
  const [ordering] = useState(() => new Ordering(first));
  const state = useStore(ordering);
  const [said, setSaid] = useState('');
  const { ids } = state;
  const byId = useMemo(() => new Map(known.map((each) => [each.id, each])), [known]);
  const titles = useMemo(
    () => new Map(known.map((each) => [each.id, titleOf(each, texts)])),
    [known, texts],
  );
  const order = useMemo(() => {
    // Before anything is on the site, the order is that of all.
    const isAnySeen = known.some(isSeen);
    return { ids, isSeen: (id: string) => !isAnySeen || isSeen(byId.get(id)) };
  }, [ids, byId, known]);
  const positions = useMemo(
    () => ids.map((id) => byId.get(id) ?? { id, template: null, locales: {} }),
    [ids, byId],
  );
  const title = (id: string) => titles.get(id) ?? id;
  return {
    state,
    order,
    places: useMemo(() => placesOf(order), [order]),
    positions,
    title,
    move: (id, beside) => {
      const moved = { ...order, ids: beside === undefined ? ids : movedBeside(ids, id, beside) };
      const place = (placesOf(moved).get(id) ?? 0) + 1;
      setSaid(fill(texts.order.moved, { title: title(id), place, all: countOfPlaces(moved, id) }));
      if (beside !== undefined) void ordering.move(id, beside);
    },
    take: (taken) => void ordering.take(taken),
    save: () => void ordering.save(),
    said,
  };
}
