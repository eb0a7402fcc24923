import { memo, useCallback, useMemo } from 'react';

import type { Position, Post, PostLocale, Role, Summary } from '../../api/types';
import type { Draft, DraftState } from '../../data/draft';
import type { Entry } from '../../data/entry';
import { noteWriting } from '../../data/writing';
import { TAGS } from '../../i18n/languages';
import { fill } from '../../../src/i18n/fill';
import { wordsOf } from '../../i18n/reasons';
import { useTexts } from '../../i18n/texts';
import { PostBytesContext } from '../../editor/room';
import { bytesOf } from '../../lib/bytes';
import { beginningOf, withCountry } from '../../lib/common';
import { today } from '../../lib/days';
import { isOfJapan } from '../../lib/law';
import { reviewActionsOf } from '../../lib/review';
import { actionsOf, mayPublish } from '../../lib/roles';
import type { Action } from '../../lib/roles';
import { begunOf } from '../../lib/title';
import { Button } from '../../ui/Button';
import { StatePill } from '../../ui/StatePill';
import { useFocusWithin } from '../../ui/useFocusWithin';
import styles from './Column.module.css';
import { CommentButton } from './CommentButton';
import { CommentsPanel } from './CommentsPanel';
import { Current } from './Current';
import { ConflictPanel } from './ConflictPanel';
import { KeptPanel } from './KeptPanel';
import { LawAdvice } from './LawAdvice';
import { act, discard } from './perform';
import { PostForm } from './PostForm';
import { ReviewPanel } from './ReviewPanel';
import type { NotedAction } from './ReviewPanel';
import { ReplacedPanel } from './ReplacedPanel';
import { postsOf } from './useBegun';
import { useDraft } from './useDraft';
import { Warnings } from './Warnings';

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
  const actions = useMemo(
    () => columnActionsOf(position, state.summary, role),
    [position, state.summary, role],
  );
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
      <ColumnHead position={position} locale={locale} summary={state.summary} />
      <Actions
        position={position}
        locale={locale}
        actions={actions}
        mayAsk={mayAsk(position, state.summary, role)}
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
      <Apart draft={draft} state={state} locale={locale} />
      <CommentsPanel id={position.id} locale={locale} post={state.post} />
      {isBegun ? (
        <Text position={position} locale={locale} role={role} draft={draft} state={state} />
      ) : (
        <Begin position={position} draft={draft} language={language} />
      )}
    </section>
  );
}

/** What can be done with a language. A template goes with its last one, and is published in none. */
function columnActionsOf(position: Position, summary: Summary, role: Role): readonly Action[] {
  const all = actionsOf(summary, role);
  if (position.template === null) return all;
  return all.filter((action) => action === 'discard' && begunOf(position).length > 1);
}

interface BeginProps {
  readonly position: Position;
  readonly draft: Draft;
  readonly language: string;
}

/** Begins a language with what the others have. A template has no day. */
function Begin({ position, draft, language }: BeginProps) {
  const texts = useTexts();
  return (
    <Button
      icon="add"
      onClick={() => {
        const date = position.template === null ? today() : null;
        draft.change(beginningOf(postsOf(position.id), date));
      }}
    >
      {fill(texts.post.begin, { language })}
    </Button>
  );
}

/** Whether the draft can be called ready for the first time. */
const mayAsk = ({ template }: Position, summary: Summary, role: Role) =>
  template === null && summary.review === null && reviewActionsOf(summary, role).includes('ask');

interface ColumnHeadProps {
  readonly position: Position;
  readonly locale: PostLocale;
  readonly summary: Summary;
}

/** The language and its state, and the way to a comment on it. */
function ColumnHead({ position, locale, summary }: ColumnHeadProps) {
  const texts = useTexts();
  const { id, template } = position;
  return (
    <header className={styles.head}>
      <h2 className={styles.language}>{texts.languages[locale]}</h2>
      {template === null && <StatePill summary={summary} />}
      {summary.state !== 'missing' && (
        <CommentButton id={id} locale={locale} className={styles.comment} />
      )}
    </header>
  );
}

interface ApartProps {
  readonly draft: Draft;
  readonly state: DraftState;
  readonly locale: PostLocale;
}

/** What is here and not in the text: the other side of a conflict, words that were replaced, words of a page that is gone. */
function Apart({ draft, state, locale }: ApartProps) {
  const { post, conflict, replaced, kept } = state;
  return (
    <>
      {conflict !== null && (
        <ConflictPanel draft={draft} mine={post} conflict={conflict} locale={locale} />
      )}
      {replaced !== null && <ReplacedPanel draft={draft} replaced={replaced} locale={locale} />}
      {kept !== null && <KeptPanel draft={draft} kept={kept} now={post} locale={locale} />}
    </>
  );
}

interface TextProps {
  readonly position: Position;
  readonly locale: PostLocale;
  readonly role: Role;
  readonly draft: Draft;
  readonly state: DraftState;
}

/** What search engines miss, and the form. */
function Text({ position, locale, role, draft, state }: TextProps) {
  const texts = useTexts();
  const { id, template } = position;
  const change = useCallback(
    (fields: Partial<Post>, isShown = false) => {
      noteWriting(id, locale, fields);
      const all = withCountry(fields, draft.state().post, postsOf(id), draft.removed);
      draft.change(all, isShown);
    },
    [id, locale, draft],
  );
  const postBytes = useCallback(() => bytesOf(draft.state().post), [draft]);
  const errors = useMemo(
    () => (state.error === null ? {} : wordsOf(state.error, texts)),
    [state.error, texts],
  );
  // A text that waits for its time is changed by those who may publish.
  const isReadOnly = state.summary.state === 'scheduled' && !mayPublish(role);
  return (
    <>
      <Current summary={state.summary} />
      {template === null && <Warnings post={state.post} />}
      {isOfJapan(locale, state.post) && <LawAdvice locale={locale} post={state.post} />}
      <PostBytesContext value={postBytes}>
        <PostForm
          post={state.post}
          errors={errors}
          language={TAGS[locale]}
          isReadOnly={isReadOnly}
          onChange={change}
        />
      </PostBytesContext>
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
