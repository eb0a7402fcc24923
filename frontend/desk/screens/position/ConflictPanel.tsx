import type { Post, PostLocale } from '../../api/types';
import { APART_MS, bothOf } from '../../data/conflict';
import type { Choice, Conflict } from '../../data/conflict';
import type { Draft } from '../../data/draft';
import { textOfEntry } from '../../data/entry';
import { fill } from '../../../src/i18n/fill';
import { Icon } from '../../icons/Icon';
import { useTexts, useTime } from '../../i18n/texts';
import { authorName } from '../../lib/author';
import type { Group } from '../../lib/merge';
import { Button } from '../../ui/Button';
import styles from './ConflictPanel.module.css';
import { FieldText, namesOf } from './FieldText';
import { firstOf, focusField } from './fields';

export interface ConflictPanelProps {
  readonly draft: Draft;
  readonly mine: Post;
  readonly conflict: Conflict;
  readonly locale: PostLocale;
}

/** The id of the panel of a language, which the bar leads to. */
const panelOf = (locale: PostLocale) => `conflict-${locale}`;

/** Moves the focus to what is to be chosen in a language. */
export const focusConflict = (locale: PostLocale): void => {
  document.getElementById(panelOf(locale))?.focus();
};

/** Fields that two people have changed: whose change it was, the texts of each field, and which one goes on. */
export function ConflictPanel({ draft, mine, conflict, locale }: ConflictPanelProps) {
  const texts = useTexts();
  const time = useTime();
  const { theirs, groups, isApart } = conflict;
  const { changedBy, changedAt } = theirs;
  const name = authorName(changedBy ?? '', texts);
  const title = fill(texts.conflict.title, {
    name,
    time: changedAt === null ? '' : time(changedAt),
  });
  const choose = (group: Group, choice: Choice) => {
    void draft.resolve(group, choice);
    // The button goes with its field: the focus goes on to what is left, or to the field.
    const field = firstOf(group);
    if (groups.length > 1) focusConflict(locale);
    else if (field !== undefined) focusField(locale, field);
  };
  return (
    <div
      className={styles.panel}
      data-trouble
      role="group"
      tabIndex={-1}
      id={panelOf(locale)}
      aria-label={title}
    >
      <p className={styles.title}>
        <Icon name="trouble" /> <span role="alert">{title}</span>
      </p>
      <p>
        {isApart ? fill(texts.conflict.apart, { minutes: APART_MS / 60_000 }) : texts.conflict.body}
      </p>
      {groups.map((group) => (
        <Sides
          key={group.join(' ')}
          group={group}
          texts={[mine, textOfEntry(theirs), bothOf(conflict, mine, group)]}
          name={name}
          locale={locale}
          onChoose={(choice) => {
            choose(group, choice);
          }}
        />
      ))}
    </div>
  );
}

interface SidesProps {
  readonly group: Group;
  /** Mine, theirs, and where there is one the text with both changes. */
  readonly texts: readonly [Post, Post, Post | null];
  /** Who has changed it. */
  readonly name: string;
  readonly locale: PostLocale;
  readonly onChoose: (choice: Choice) => void;
}

/** The texts of a field, each with its button. */
function Sides({ group, texts: [mine, theirs, both], name, locale, onChoose }: SidesProps) {
  const texts = useTexts();
  const field = namesOf(group, texts);
  const sides = [
    ['mine', mine, texts.conflict.myText],
    ['theirs', theirs, name],
    ['both', both, texts.conflict.bothText],
  ] as const;
  return (
    <div className={styles.field}>
      <h3>{field}</h3>
      {sides.map(
        ([choice, post, label]) =>
          post !== null && (
            <FieldText key={choice} group={group} post={post} locale={locale} label={label}>
              <Button
                aria-label={fill(texts.conflict[`${choice}Of`], { field })}
                onClick={() => {
                  onChoose(choice);
                }}
              >
                {texts.conflict[choice]}
              </Button>
            </FieldText>
          ),
      )}
    </div>
  );
}
