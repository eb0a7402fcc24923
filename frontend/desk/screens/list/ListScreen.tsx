import { useDeferredValue, useState } from 'react';

import { STATES } from '../../api/types';
import type { PositionState, PostLocale, PositionSummary } from '../../api/types';
import { usePositions } from '../../data/queries';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { filtered } from '../../lib/filter';
import { hashOf } from '../../lib/route';
import { Button } from '../../ui/Button';
import { Choice, Field } from '../../ui/Field';
import { Pending } from '../../ui/Pending';
import styles from './ListScreen.module.css';
import { NewPosition } from './NewPosition';
import { Row } from './Row';

/** All positions. */
export function ListScreen() {
  const texts = useTexts();
  const query = usePositions();
  return (
    <>
      <h1 className={styles.title}>{texts.list.title}</h1>
      <Pending query={query}>
        {({ positions, locales }) => <List positions={positions} locales={locales} />}
      </Pending>
    </>
  );
}

interface ListProps {
  readonly positions: readonly PositionSummary[];
  readonly locales: readonly PostLocale[];
}

function List({ positions, locales }: ListProps) {
  const texts = useTexts();
  const [text, setText] = useState('');
  const [state, setState] = useState<PositionState | ''>('');
  const [isCreating, setIsCreating] = useState(false);
  const wanted = useDeferredValue(text);
  const shown = filtered(positions, { text: wanted, state: state === '' ? null : state });
  const counts = { shown: shown.length, all: positions.length };
  return (
    <>
      <Tools
        text={text}
        onText={setText}
        state={state}
        onState={setState}
        onCreate={() => {
          setIsCreating(true);
        }}
      />
      <div className={styles.above}>
        <p role="status" className={styles.count}>
          {positions.length > 0 && fill(texts.list.count, counts)}
        </p>
        {positions.length > 1 && (
          <a href={hashOf({ screen: 'order' })} className={styles.order}>
            {texts.order.title}
          </a>
        )}
        <a href={hashOf({ screen: 'trash' })} className={styles.order}>
          {texts.trash.title}
        </a>
      </div>
      {shown.length === 0 ? (
        <p className={styles.empty}>
          {positions.length === 0 ? texts.list.empty : texts.list.nothingFound}
        </p>
      ) : (
        <ul className={styles.rows} aria-label={texts.list.title}>
          {shown.map((position) => (
            <Row key={position.id} position={position} />
          ))}
        </ul>
      )}
      {isCreating && (
        <NewPosition
          locales={locales}
          onClose={() => {
            setIsCreating(false);
          }}
        />
      )}
    </>
  );
}

interface ToolsProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly state: PositionState | '';
  readonly onState: (state: PositionState | '') => void;
  readonly onCreate: () => void;
}

/** Search, filter, and the button for a new position. */
function Tools({ text, onText, state, onState, onCreate }: ToolsProps) {
  const texts = useTexts();
  const names = STATES.map((each) => [each, texts.states[each]] as const);
  return (
    <div role="search" className={styles.tools}>
      <Field label={texts.list.search}>
        {(control) => (
          <input
            {...control}
            type="search"
            value={text}
            placeholder={texts.list.searchHint}
            onChange={({ target }) => {
              onText(target.value);
            }}
          />
        )}
      </Field>
      <Choice
        label={texts.list.state}
        value={state}
        options={[['', texts.list.anyState], ...names]}
        onChange={onState}
      />
      <Button kind="main" className={styles.create ?? ''} onClick={onCreate}>
        {texts.list.new}
      </Button>
    </div>
  );
}
