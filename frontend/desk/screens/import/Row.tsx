import { FIELDS, HTML_FIELDS, lineOf } from '../../api/post-fields';
import type { PositionSummary, Post } from '../../api/types';
import { textOf } from '../../editor/html';
import { fill } from '../../../src/i18n/fill';
import { TAGS } from '../../i18n/languages';
import type { Texts } from '../../i18n/languages';
import { nameOfField, wordsOf } from '../../i18n/reasons';
import { useTexts } from '../../i18n/texts';
import type { RowState } from '../../lib/imports/state';
import { missingOf } from '../../lib/missing';
import { hashOf } from '../../lib/route';
import { titleOf } from '../../lib/title';
import shared from '../../ui/Rows.module.css';
import styles from './ImportScreen.module.css';
import type { CheckedRow } from './useImport';

export interface RowProps {
  readonly row: CheckedRow;
  readonly state: RowState;
  readonly positions: readonly PositionSummary[];
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Whether the service would refuse a row. A position needs a title, because its address is made of it. */
export const isRefused = ({ post, fields, isTooLarge }: CheckedRow): boolean =>
  isTooLarge || Object.keys(fields).length > 0 || (post.title ?? '') === '';

/** A row of the file: whether it is imported, what becomes of it and why not, and what it says. */
export function Row({ row, state, positions, isChosen, onChoose }: RowProps) {
  const texts = useTexts();
  const { post, locale, number, leftOut } = row;
  const title = post.title ?? texts.import.untitled;
  const kinds: Readonly<Record<string, string>> = {
    ...texts.editor.leftOut,
    pay: texts.import.payWords,
    cells: texts.import.extraCells,
  };
  const list = new Intl.ListFormat(texts.tag, { type: 'conjunction' });
  const missing = missingOf(post).map((field) => texts.post[field]);
  return (
    <li className={styles.row}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          aria-label={fill(texts.import.choose, { title })}
          checked={isChosen}
          disabled={isRefused(row)}
          onChange={({ target }) => {
            onChoose(target.checked);
          }}
        />
        <span lang={TAGS[locale]} className={shared.name}>
          {title}
        </span>
      </label>
      <p className={shared.quiet}>
        {fill(texts.import.row, { row: number })} · {texts.languages[locale]}
      </p>
      <Becomes row={row} state={state} positions={positions} />
      {leftOut.length > 0 && (
        <p className={shared.quiet}>
          {fill(texts.import.leftOut, {
            kinds: list.format(leftOut.map((kind) => kinds[kind] ?? kind)),
          })}
        </p>
      )}
      {!isRefused(row) && missing.length > 0 && (
        <p className={shared.quiet}>
          {texts.bar.missing} {list.format(missing)}
        </p>
      )}
      <details>
        <summary>{texts.import.becomes}</summary>
        <dl lang={TAGS[locale]} className={styles.fields}>
          {linesOf(post, texts).map(([field, name, text]) => (
            <div key={field}>
              <dt lang={texts.tag}>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  );
}

/** What becomes of it, or why nothing does. */
function Becomes({ row, state, positions }: Pick<RowProps, 'row' | 'state' | 'positions'>) {
  const texts = useTexts();
  if (isRefused(row))
    return (
      <div className={styles.refused}>
        <p>{texts.import.states.refused}</p>
        <ul>
          {reasonsOf(row, texts).map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </div>
    );
  if (state.kind === 'new') return <p className={styles.new}>{texts.import.states.new}</p>;
  if (state.kind === 'twice')
    return (
      <p className={styles.known}>
        {fill(texts.import.states.twice, { row: state.first })} {texts.import.again}
      </p>
    );
  const id = state.kind === 'adds' ? state.to : state.as;
  const position = positions.find((each) => each.id === id);
  const title = position === undefined ? id : titleOf(position, texts);
  const language = texts.languages[row.locale];
  const sentence = fill(texts.import.states[state.kind], { title, language });
  return (
    <p className={state.kind === 'adds' ? styles.new : styles.known}>
      <a href={hashOf({ screen: 'position', id })}>{sentence}</a>{' '}
      {state.kind === 'known' && texts.import.again}
    </p>
  );
}

/** Why a row is refused, a sentence for each field. */
function reasonsOf(row: CheckedRow, texts: Texts): string[] {
  const words = Object.entries(wordsOf(row, texts)).map(([field, reason]) => {
    const name = field === 'importId' ? texts.import.importId : nameOfField(field, texts);
    return name === undefined ? reason : fill(texts.import.fault, { field: name, reason });
  });
  const untitled = fill(texts.import.fault, {
    field: texts.post.title,
    reason: texts.reasons.missing,
  });
  return [
    ...((row.post.title ?? '') === '' ? [untitled] : []),
    ...(row.isTooLarge ? [texts.errors.tooLarge] : []),
    ...words,
  ];
}

/** The fields that a post has, with their names and as lines of text. */
function linesOf(post: Post, texts: Texts): (readonly [string, string, string])[] {
  const choices: Readonly<Record<string, string>> = { ...texts.employmentTypes, ...texts.remotes };
  return FIELDS.flatMap((field) => {
    const isHtml = HTML_FIELDS.some((each) => each === field);
    const line = lineOf(post, field, isHtml ? textOf : String);
    return line === '' ? [] : [[field, texts.post[field], choices[line] ?? line] as const];
  });
}
