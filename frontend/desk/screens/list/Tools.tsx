import { useTexts } from '../../i18n/texts';
import { authorName } from '../../lib/author';
import { SORTS, WANTED_STATES } from '../../lib/list-view';
import type { WantedState } from '../../lib/list-view';
import type { PostLocale } from '../../api/types';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/Field';
import { SearchField } from '../../ui/SearchField';
import styles from './ListScreen.module.css';
import type { Viewing } from './useListView';

export interface ToolsProps {
  readonly viewing: Viewing;
  readonly locales: readonly PostLocale[];
  /** Who changed a position last. */
  readonly people: readonly string[];
  readonly onCreate: () => void;
}

/** Search, and the button for a new position; below them the filters and the order. */
export function Tools({ viewing, locales, people, onCreate }: ToolsProps) {
  const texts = useTexts();
  const { view, search, settle } = viewing;
  return (
    <div role="search" className={styles.tools}>
      <SearchField value={view.text} onChange={search} onLeave={settle} />
      <Filters viewing={viewing} locales={locales} people={people} />
      <Button kind="main" icon="add" className={styles.create ?? ''} onClick={onCreate}>
        {texts.list.new}
      </Button>
    </div>
  );
}

/** State, language, person and order. */
function Filters({ viewing, locales, people }: Omit<ToolsProps, 'onCreate'>) {
  const texts = useTexts();
  const { view, change } = viewing;
  const names: Readonly<Record<WantedState, string>> = {
    ...texts.states,
    ...texts.review.states,
    commented: texts.comments.commented,
    closingSoon: texts.list.closingSoon,
    stale: texts.list.stale,
  };
  const authors = people.map((name) => [name, authorName(name, texts)] as const);
  return (
    <>
      <Choice
        label={texts.list.state}
        value={view.state}
        options={[
          ['', texts.list.anyState],
          ...WANTED_STATES.map((each) => [each, names[each]] as const),
        ]}
        onChange={(state) => {
          change({ state });
        }}
      />
      <Choice
        label={texts.app.language}
        value={view.language}
        options={[
          ['', texts.list.anyLanguage],
          ...locales.map((each) => [each, texts.languages[each]] as const),
        ]}
        onChange={(language) => {
          change({ language });
        }}
      />
      <Choice
        label={texts.list.by}
        value={view.by}
        options={[['', texts.audit.anybody], ...authors]}
        onChange={(by) => {
          change({ by });
        }}
      />
      <Choice
        label={texts.list.sort}
        value={view.sort}
        options={SORTS.map((each) => [each, texts.list.sorts[each]] as const)}
        onChange={(sort) => {
          if (sort !== '') change({ sort });
        }}
      />
    </>
  );
}
