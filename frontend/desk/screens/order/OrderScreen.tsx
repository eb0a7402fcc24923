import { useState } from 'react';

import type { Order, PositionSummary, Role } from '../../api/types';
import type { OrderState } from '../../data/order';
import { useOrder, usePositions } from '../../data/queries';
import { useLeaveWarning } from '../../data/store';
import { fill } from '../../../src/i18n/fill';
import { sentenceOf, useTexts } from '../../i18n/texts';
import { mayPublish } from '../../lib/roles';
import { Button } from '../../ui/Button';
import { notify } from '../../ui/Notices';
import { Pending } from '../../ui/Pending';
import { BackToList, ScreenTitle } from '../../ui/ScreenTitle';
import { MoveDialog } from './MoveDialog';
import styles from './OrderScreen.module.css';
import { Places } from './Places';
import { OrderTools } from './OrderTools';
import { useOrdered } from './useOrdered';
import type { Ordered } from './useOrdered';
import { useShownPlaces } from './useShownPlaces';

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
            {(first) => <OrderOf first={first} known={known} isReadOnly={!mayPublish(role)} />}
          </Pending>
        )}
      </Pending>
    </div>
  );
}

interface OrderOfProps {
  readonly first: Order;
  readonly known: readonly PositionSummary[];
  readonly isReadOnly: boolean;
}

function OrderOf({ first, known, isReadOnly }: OrderOfProps) {
  const texts = useTexts();
  const ordered = useOrdered(first, known);
  const { state, said } = ordered;
  const shown = useShownPlaces(ordered);
  const [chosen, setChosen] = useState<string | null>(null);
  useLeaveWarning(state.phase === 'saving' || state.phase === 'failed');
  return (
    <>
      <div className={styles.bar}>
        <SaveState state={state} onRetry={ordered.save} />
        {state.isSet && !isReadOnly && <Reset ordered={ordered} />}
      </div>
      <OrderTools shown={shown} />
      {shown.isDrafts && <p className={styles.hint}>{texts.order.draftsHint}</p>}
      {shown.isSimilar && <p className={styles.hint}>{texts.list.similar}</p>}
      {shown.ids.length === 0 && (
        <p className={styles.hint}>
          {shown.text === '' ? texts.list.empty : texts.order.nothingFound}
        </p>
      )}
      <Places ordered={ordered} ids={shown.ids} isReadOnly={isReadOnly} onChoose={setChosen} />
      {chosen !== null && (
        <MoveDialog
          id={chosen}
          ordered={ordered}
          onClose={() => {
            setChosen(null);
          }}
        />
      )}
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}

/** Leads back to the order of creation, which can be undone. */
function Reset({ ordered }: { readonly ordered: Ordered }) {
  const texts = useTexts();
  const { state, take } = ordered;
  return (
    <Button
      kind="quiet"
      onClick={() => {
        const before = state.ids;
        take([]);
        notify(texts.order.wasReset, {
          undo: () => {
            take(before);
          },
        });
      }}
    >
      {texts.order.reset}
    </Button>
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
