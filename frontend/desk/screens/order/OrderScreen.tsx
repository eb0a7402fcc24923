import { useState } from 'react';

import type { Order, PositionSummary, Role } from '../../api/types';
import { Ordering } from '../../data/order';
import type { OrderState } from '../../data/order';
import { useOrder, usePositions } from '../../data/queries';
import { useLeaveWarning, useStore } from '../../data/store';
import { fill } from '../../../src/i18n/fill';
import { sentenceOf, useTexts } from '../../i18n/texts';
import { mayPublish } from '../../lib/roles';
import { titleOf } from '../../lib/title';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/Notices';
import { Pending } from '../../ui/Pending';
import { BackToList, ScreenTitle } from '../../ui/ScreenTitle';
import styles from './OrderScreen.module.css';
import { Places } from './Places';

export interface OrderScreenProps {
  readonly role: Role;
}

/** The positions in the order in which visitors see them. */
export function OrderScreen({ role }: OrderScreenProps) {
  const texts = useTexts();
  const positions = usePositions();
  const order = useOrder();
  return (
    <div className={styles.screen}>
      <BackToList />
      <ScreenTitle>{texts.order.title}</ScreenTitle>
      <p className={styles.hint}>{texts.order.hint}</p>
      {!mayPublish(role) && <p className={styles.hint}>{texts.order.readOnly}</p>}
      <Pending query={positions}>
        {({ positions: known }) => (
          <Pending query={order}>
            {(first) => <Ordered first={first} known={known} isReadOnly={!mayPublish(role)} />}
          </Pending>
        )}
      </Pending>
    </div>
  );
}

interface OrderedProps {
  readonly first: Order;
  readonly known: readonly PositionSummary[];
  readonly isReadOnly: boolean;
}

function Ordered({ first, known, isReadOnly }: OrderedProps) {
  const texts = useTexts();
  const [ordering] = useState(() => new Ordering(first));
  const state = useStore(ordering);
  const [said, setSaid] = useState('');
  const byId = new Map(known.map((position) => [position.id, position]));
  const title = (id: string) => {
    const position = byId.get(id);
    return position === undefined ? id : titleOf(position, texts);
  };
  useLeaveWarning(state.phase === 'saving' || state.phase === 'failed');
  return (
    <>
      <div className={styles.bar}>
        <SaveState state={state} onRetry={() => void ordering.save()} />
        {state.isSet && !isReadOnly && (
          <Button
            kind="quiet"
            onClick={() => {
              const before = state.ids;
              void ordering.take([]);
              notify(texts.order.wasReset, { undo: () => void ordering.take(before) });
            }}
          >
            {texts.order.reset}
          </Button>
        )}
      </div>
      <Places
        ids={state.ids}
        position={(id) => byId.get(id)}
        title={title}
        isReadOnly={isReadOnly}
        onMove={(id, place) => {
          const at = Math.min(Math.max(place, 0), state.ids.length - 1);
          const where = { title: title(id), place: at + 1, all: state.ids.length };
          setSaid(fill(texts.order.moved, where));
          void ordering.move(id, at);
        }}
      />
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

interface SaveStateProps {
  readonly state: OrderState;
  readonly onRetry: () => void;
}

/** Whether the service has what is shown. */
function SaveState({ state, onRetry }: SaveStateProps) {
  const texts = useTexts();
  const { phase, isSet, error } = state;
  if (phase === 'failed')
    return (
      <div role="alert" className={styles.bad}>
        <p>{fill(texts.order.failed, { reason: sentenceOf(error, texts) })}</p>
        <Button onClick={onRetry}>{texts.app.retry}</Button>
      </div>
    );
  if (phase === 'conflict')
    return (
      <p role="alert" className={styles.bad}>
        {texts.order.conflict}
      </p>
    );
  const saved = isSet ? texts.order.saved : texts.order.asCreated;
  return <p className={styles.saved}>{phase === 'saving' ? texts.order.saving : saved}</p>;
}
