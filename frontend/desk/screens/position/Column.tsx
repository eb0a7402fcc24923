import { memo, useCallback, useMemo } from 'react';

import type { Position, Post, PostLocale, Role, Summary } from '../../api/types';
import type { Draft, DraftState, Entry } from '../../data/draft';
import { noteWriting } from '../../data/writing';
import { TAGS } from '../../i18n/languages';
import { fill } from '../../../src/i18n/fill';
import { wordsOf } from '../../i18n/reasons';
import { useTexts } from '../../i18n/texts';
import { beginningOf, withCountry } from '../../lib/common';
import { today } from '../../lib/days';
import { reviewActionsOf } from '../../lib/review';
import { actionsOf, mayPublish } from '../../lib/roles';
import type { Action } from '../../lib/roles';
import { warningsOf } from '../../lib/warnings';
import { Button } from '../../ui/Button';
import { StatePill } from '../../ui/StatePill';
import { useFocusWithin } from '../../ui/useFocusWithin';
import styles from './Column.module.css';
import { CommentButton } from './CommentButton';
import { CommentsPanel } from './CommentsPanel';
import { ConflictPanel } from './ConflictPanel';
import { KeptPanel } from './KeptPanel';
import { LawAdvice } from './LawAdvice';
import { act, discard } from './perform';
import { PostForm } from './PostForm';
import { ReviewPanel } from './ReviewPanel';
import type { NotedAction } from './ReviewPanel';
import { postsOf } from './useBegun';
import { useDraft } from './useDraft';

/** A dialog for one language. */
export type DialogName = 'schedule' | 'history' | NotedAction;

export interface ColumnProps {
  readonly position: Position;
  readonly locale: PostLocale;
  readonly entry: Entry;
  readonly role: Role;
  /** Whether it is the language that a narrow screen shows. */
  readonly isCurrent: boolean;
  /** Called when somebody goes into it. */
  readonly onCurrent: (locale: PostLocale) => void;
  readonly onOpen: (dialog: DialogName) => void;
}

/** A position in one language: its state, what can be done, its text. */
export function Column(props: ColumnProps) {
  const { position, locale, entry, role, isCurrent, onCurrent, onOpen } = props;
  const texts = useTexts();
  const { draft, state } = useDraft(position.id, locale, entry);
  const actions = useMemo(() => actionsOf(state.summary, role), [state.summary, role]);
  const column = useFocusWithin<HTMLElement>(() => {
    onCurrent(locale);
  });
  const isBegun = state.summary.state !== 'missing' || state.status !== 'saved';
  const language = texts.languages[locale];
  const { review } = state.summary;
  return (
    <section
      ref={column}
      className={styles.column}
      data-current={isCurrent}
      data-locale={locale}
      aria-label={language}
    >
      <ColumnHead id={position.id} locale={locale} summary={state.summary} />
      <Actions
        position={position}
        locale={locale}
        actions={actions}
        mayAsk={review === null && reviewActionsOf(state.summary, role).includes('ask')}
        onOpen={onOpen}
      />
      {review !== null && (
        <ReviewPanel
          id={position.id}
          locale={locale}
          role={role}
          state={state.summary.state}
          review={review}
          onOpen={onOpen}
        />
      )}
      {state.conflict !== null && (
        <ConflictPanel draft={draft} mine={state.post} conflict={state.conflict} locale={locale} />
      )}
      {state.kept !== null && (
        <KeptPanel draft={draft} kept={state.kept} now={state.post} locale={locale} />
      )}
      <CommentsPanel id={position.id} locale={locale} post={state.post} />
      {isBegun ? (
        <Text id={position.id} locale={locale} role={role} draft={draft} state={state} />
      ) : (
        <Button
          icon="add"
          onClick={() => {
            draft.change(beginningOf(postsOf(position.id), today()));
          }}
        >
          {fill(texts.post.begin, { language })}
        </Button>
      )}
    </section>
  );
}

interface ColumnHeadProps {
  readonly id: string;
  readonly locale: PostLocale;
  readonly summary: Summary;
}

/** The language and its state, and the way to a comment on it. */
function ColumnHead({ id, locale, summary }: ColumnHeadProps) {
  const texts = useTexts();
  return (
    <header className={styles.head}>
      <h2 className={styles.language}>{texts.languages[locale]}</h2>
      <StatePill summary={summary} />
      {summary.state !== 'missing' && (
        <CommentButton id={id} locale={locale} className={styles.comment} />
      )}
    </header>
  );
}

interface TextProps {
  readonly id: string;
  readonly locale: PostLocale;
  readonly role: Role;
  readonly draft: Draft;
  readonly state: DraftState;
}

/** What search engines miss, and the form. */
function Text({ id, locale, role, draft, state }: TextProps) {
  const texts = useTexts();
  const change = useCallback(
    (fields: Partial<Post>) => {
      noteWriting(id, locale, fields);
      draft.change(withCountry(fields, draft.state().post, postsOf(id), draft.removed));
    },
    [id, locale, draft],
  );
  const warnings = warningsOf(state.post, today());
  // A text that waits for its time is changed by those who may publish.
  const isReadOnly = state.summary.state === 'scheduled' && !mayPublish(role);
  return (
    <>
      <details className={styles.warnings} data-clean={warnings.length === 0}>
        <summary>
          {texts.warnings.title}: {String(warnings.length)}
        </summary>
        <ul>
          {warnings.length === 0 && <li>{texts.warnings.none}</li>}
          {warnings.map((warning) => (
            <li key={warning}>{texts.warnings[warning]}</li>
          ))}
        </ul>
      </details>
      {locale === 'jp' && <LawAdvice locale={locale} post={state.post} />}
      <PostForm
        post={state.post}
        errors={state.error === null ? {} : wordsOf(state.error, texts)}
        language={TAGS[locale]}
        isReadOnly={isReadOnly}
        onChange={change}
      />
    </>
  );
}

interface ActionsProps {
  readonly position: Position;
  readonly locale: PostLocale;
  readonly actions: readonly Action[];
  /** Whether the draft can be called ready for the first time. */
  readonly mayAsk: boolean;
  readonly onOpen: (dialog: DialogName) => void;
}

/** What can be done with the language beside publishing, the likeliest first. A key in its text does not concern it. */
const Actions = memo(function Actions(props: ActionsProps) {
  const { position, locale, actions, mayAsk, onOpen } = props;
  const texts = useTexts();
  const language = texts.languages[locale];
  const run = (action: Action) => {
    if (action === 'schedule') onOpen('schedule');
    else if (action === 'discard') void discard(position, locale, texts);
    else void act(position.id, { action, locales: [locale] }, texts);
  };
  // The bar publishes.
  const others = actions.filter((action) => action !== 'publish');
  return (
    <div role="group" aria-label={language} className={styles.actions}>
      {others.map((action) => (
        <Button
          key={action}
          icon={action}
          aria-label={fill(texts.actions[`${action}In`], { language })}
          onClick={() => {
            run(action);
          }}
        >
          {texts.actions[action]}
        </Button>
      ))}
      {mayAsk && (
        <Button
          icon="ask"
          aria-label={fill(texts.review.actionsIn.ask, { language })}
          onClick={() => {
            onOpen('ask');
          }}
        >
          {texts.review.actions.ask}
        </Button>
      )}
      <Button
        kind="quiet"
        icon="history"
        aria-label={fill(texts.actions.historyIn, { language })}
        onClick={() => {
          onOpen('history');
        }}
      >
        {texts.actions.history}
      </Button>
    </div>
  );
});
