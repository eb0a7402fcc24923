import type { Position, PostLocale, Role } from '../../api/types';
import type { Entry } from '../../data/entry';
import { fill } from '../../../src/i18n/fill';
import { useTexts } from '../../i18n/texts';
import { missingOf } from '../../lib/missing';
import { actionsOf } from '../../lib/roles';
import { localesOf } from '../../lib/title';
import { Button } from '../../ui/Button';
import { Notices } from '../../ui/Notices';
import { Segments } from '../../ui/Segments';
import { focusConflict } from './ConflictPanel';
import { Missing } from './Missing';
import { Others } from './Others';
import { publish } from './perform';
import { saveAsNew } from './save-as-new';
import { isTrouble, SaveState } from './SaveState';
import { useAboveKeyboard } from './useAboveKeyboard';
import { useDraft } from './useDraft';
import styles from './WriteBar.module.css';

export interface WriteBarProps {
  readonly position: Position;
  readonly role: Role;
  /** The language that is written. */
  readonly current: PostLocale;
  readonly onCurrent: (locale: PostLocale) => void;
  readonly onPreview: () => void;
  /** Takes the place of the text's buttons. */
  readonly toolbar: (element: HTMLElement | null) => void;
}

/** What stays where somebody writes: whether it is saved, who is here, the formats, the page, and the way to the site. */
export function WriteBar(props: WriteBarProps) {
  const { position, current, onCurrent, toolbar } = props;
  const texts = useTexts();
  const bar = useAboveKeyboard<HTMLElement>();
  const entries = localesOf(position);
  const entry = position.locales[current];
  return (
    <section ref={bar} className={styles.bar} aria-label={texts.bar.label}>
      <div className={styles.line}>
        <Segments
          className={styles.languages}
          label={texts.app.firstLanguage}
          value={current}
          options={entries.map(([locale]) => [locale, texts.languages[locale]])}
          onChange={onCurrent}
        />
        <div className={styles.states}>
          {entries.map(([locale, each]) => (
            <LanguageState
              key={locale}
              id={position.id}
              locale={locale}
              entry={each}
              isCurrent={locale === current}
            />
          ))}
          <Others key={position.id} id={position.id} current={current} />
        </div>
        <div ref={toolbar} className={styles.tools} />
        {entry !== undefined && <Ways key={current} {...props} entry={entry} />}
      </div>
      <Notices />
    </section>
  );
}

interface LanguageStateProps {
  readonly id: string;
  readonly locale: PostLocale;
  readonly entry: Entry;
  readonly isCurrent: boolean;
}

/** Whether a language is saved: of the one that is written always, of another where there is trouble. */
function LanguageState({ id, locale, entry, isCurrent }: LanguageStateProps) {
  const texts = useTexts();
  const { draft, state } = useDraft(id, locale, entry);
  const isBegun = state.summary.state !== 'missing' || state.status !== 'saved';
  if (!isBegun || (!isCurrent && !isTrouble(state.status))) return null;
  return (
    <SaveState
      state={state}
      language={isCurrent ? null : texts.languages[locale]}
      onSave={() => void draft.save()}
      onSaveAsNew={() => void saveAsNew(id, locale, texts)}
      onChoose={() => {
        focusConflict(locale);
      }}
    />
  );
}

/** To the page and to the site, with what is missing for it. */
function Ways(props: WriteBarProps & { readonly entry: Entry }) {
  const { position, role, current, entry, onCurrent, onPreview } = props;
  const { id } = position;
  const texts = useTexts();
  const { state } = useDraft(id, current, entry);
  const language = texts.languages[current];
  const isBegun = state.summary.state !== 'missing' || state.status !== 'saved';
  if (!isBegun) return null;
  const mayPublish =
    position.template === null &&
    (state.status === 'saved'
      ? actionsOf(state.summary, role).includes('publish')
      : role !== 'editor');
  const fields = mayPublish ? missingOf(state.post) : [];
  const lacks = fields.length === 0 ? [] : [{ locale: current, fields }];
  return (
    <>
      <div className={styles.ways}>
        <Button
          icon="preview"
          aria-label={fill(texts.preview.openIn, { language })}
          onClick={onPreview}
        >
          {texts.preview.open}
        </Button>
        {mayPublish && (
          <Button
            kind="main"
            icon="publish"
            aria-label={fill(texts.actions.publishIn, { language })}
            aria-describedby={lacks.length === 0 ? undefined : 'missing'}
            onClick={() => void publish(id, current, texts)}
          >
            {texts.actions.publish}
          </Button>
        )}
      </div>
      <Missing id="missing" lacks={lacks} onCurrent={onCurrent} />
    </>
  );
}
