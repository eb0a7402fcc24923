import { useDeferredValue, useEffect, useMemo, useState } from 'react';

import { awaitList } from '../../api/news';
import type { PositionSummary, PostLocale, Role } from '../../api/types';
import { followList } from '../../data/list-live';
import { knownListTag, renewPositions, usePositions } from '../../data/queries';
import { useShown, useTexts } from '../../i18n/texts';
import { found, peopleOf } from '../../lib/filter';
import type { Found } from '../../lib/filter';
import { hashOfView, WHOLE } from '../../lib/list-view';
import type { ListView } from '../../lib/list-view';
import { Button } from '../../ui/Button';
import { NewPosition } from '../../ui/NewPosition';
import { Pending } from '../../ui/Pending';
import { ScreenTitle } from '../../ui/ScreenTitle';
import { BulkBar } from './BulkBar';
import styles from './ListScreen.module.css';
import { QuickViews } from './QuickViews';
import { Row } from './Row';
import { Tools } from './Tools';
import { useListPlace } from './useListPlace';
import { useListView } from './useListView';
import { useSelection } from './useSelection';
import type { Selection } from './useSelection';

export interface ListScreenProps {
  readonly role: Role;
}

/** All positions. */
export function ListScreen({ role }: ListScreenProps) {
  const texts = useTexts();
  const query = usePositions();
  useEffect(() => followList({ ask: awaitList, known: knownListTag, renew: renewPositions }), []);
  return (
    <>
      <ScreenTitle>{texts.list.title}</ScreenTitle>
      <Pending query={query}>
        {(all) => <List {...all} role={role} readAt={query.dataUpdatedAt} />}
      </Pending>
    </>
  );
}

interface ListProps extends ListScreenProps {
  readonly positions: readonly PositionSummary[];
  /** What new ones may begin with. */
  readonly templates: readonly PositionSummary[];
  readonly locales: readonly PostLocale[];
  /** When they were read, in milliseconds. */
  readonly readAt: number;
}

function List({ positions, templates, locales, role, readAt }: ListProps) {
  const { language } = useShown();
  const viewing = useListView();
  const { view } = viewing;
  const { positions: shown, isSimilar } = useFound(positions, view, readAt);
  const people = useMemo(() => peopleOf(positions, language), [positions, language]);
  const selection = useSelection(shown);
  const [isCreating, setIsCreating] = useState(false);
  useListPlace();
  const create = () => {
    setIsCreating(true);
  };
  const isEmpty = positions.length === 0;
  return (
    <>
      {/* Nothing is to be searched where there is nothing: one button says what to do. */}
      {!isEmpty && <Tools viewing={viewing} locales={locales} people={people} onCreate={create} />}
      <QuickViews positions={positions} locales={locales} view={view} readAt={readAt} />
      <BulkBar
        selection={selection}
        shown={shown.length}
        all={positions.length}
        role={role}
        language={view.language}
      />
      {shown.length === 0 ? (
        <Empty isWhole={isEmpty} onCreate={create} />
      ) : (
        <Rows positions={shown} isSimilar={isSimilar} selection={selection} />
      )}
      {isCreating && (
        <NewPosition
          locales={locales}
          templates={templates}
          onClose={() => {
            setIsCreating(false);
          }}
        />
      )}
    </>
  );
}

/** What the view has of the positions; a letter that is typed does not wait for it. */
function useFound(positions: readonly PositionSummary[], view: ListView, readAt: number): Found {
  const { texts } = useShown();
  const wanted = useDeferredValue(view);
  return useMemo(
    () => found(positions, wanted, { texts, now: new Date(readAt) }),
    [positions, wanted, texts, readAt],
  );
}

interface RowsProps extends Found {
  readonly selection: Selection;
}

function Rows({ positions, isSimilar, selection }: RowsProps) {
  const texts = useTexts();
  return (
    <>
      {isSimilar && <p className={styles.similar}>{texts.list.similar}</p>}
      <ul aria-label={texts.list.title} className={styles.rows}>
        {positions.map((position) => (
          <Row
            key={position.id}
            position={position}
            isChosen={selection.has(position.id)}
            onChoose={selection.toggle}
          />
        ))}
      </ul>
    </>
  );
}

interface EmptyProps {
  /** Whether there is nothing at all. */
  readonly isWhole: boolean;
  readonly onCreate: () => void;
}

/** What to do where there is nothing to see. */
function Empty({ isWhole, onCreate }: EmptyProps) {
  const texts = useTexts();
  return (
    <div className={styles.empty}>
      <p>{isWhole ? texts.list.empty : texts.list.nothingFound}</p>
      {isWhole ? (
        <Button kind="main" icon="add" onClick={onCreate}>
          {texts.list.new}
        </Button>
      ) : (
        <Button
          onClick={() => {
            location.hash = hashOfView(WHOLE);
          }}
        >
          {texts.list.showAll}
        </Button>
      )}
    </div>
  );
}
