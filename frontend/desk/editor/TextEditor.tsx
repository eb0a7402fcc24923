import { use, useId, useMemo } from 'react';
import { createPortal } from 'react-dom';

import { fill } from '../../src/i18n/fill';
import type { LeftOut } from './left-out';
import { LIMITS_SAID } from './room';
import styles from './TextEditor.module.css';
import { ToolbarPlaceContext } from './toolbar-place';
import { Toolbar } from './Toolbar';
import type { ToolbarTexts } from './Toolbar';
import { useEditor } from './useEditor';

export interface TextEditorProps {
  readonly label: string;
  /** The text. Another one than the editor wrote last replaces what is in it. */
  readonly html: string;
  readonly onChange: (html: string) => void;
  /** Tag of the language that is written, which decides fonts, spelling and where lines break. */
  readonly language: string;
  readonly isReadOnly: boolean;
  /** What is wrong with the text. */
  readonly error?: string | undefined;
  readonly texts: ToolbarTexts & {
    readonly toolbarKeys: string;
    readonly pasteTooLarge: string;
    readonly pasteLeftOut: string;
    readonly leftOut: Readonly<Record<LeftOut, string>>;
  };
}

/** A formatted text of a post: ProseMirror below a bar of buttons. */
export function TextEditor(props: TextEditorProps) {
  const { label, html, onChange, language, isReadOnly, error, texts } = props;
  const id = useId();
  const attributes = useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': id,
      'aria-readonly': String(isReadOnly),
      'aria-invalid': String(error !== undefined),
      'aria-describedby': error === undefined ? `${id}-keys` : `${id}-error ${id}-keys`,
      lang: language,
      spellcheck: 'true',
      class: styles.text ?? '',
    }),
    [id, isReadOnly, language, error],
  );
  const { place, view, state, isRefused, leftOut } = useEditor(
    html,
    onChange,
    attributes,
    isReadOnly,
  );
  const bar = use(ToolbarPlaceContext);
  const isBarMine = bar === null || (bar.element !== null && bar.owner === id);
  const toolbar = view !== null && state !== null && !isReadOnly && isBarMine && (
    <Toolbar id={`${id}-toolbar`} label={label} view={view} state={state} texts={texts} />
  );
  return (
    <div className={styles.editor} data-text={id}>
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {bar?.element ? createPortal(toolbar, bar.element) : toolbar}
      </div>
      <div ref={place} className={styles.place} />
      <p id={`${id}-keys`} hidden>
        {texts.toolbarKeys}
      </p>
      <Said id={id} error={error} isRefused={isRefused} leftOut={leftOut} texts={texts} />
    </div>
  );
}

interface SaidProps extends Pick<TextEditorProps, 'error' | 'texts'> {
  readonly id: string;
  readonly isRefused: boolean;
  readonly leftOut: readonly LeftOut[];
}

/** What is to be said of the text and of the last paste. */
function Said({ id, error, isRefused, leftOut, texts }: SaidProps) {
  return (
    <>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.refused}>
          {error}
        </p>
      )}
      {isRefused && (
        <p role="alert" className={styles.refused}>
          {fill(texts.pasteTooLarge, LIMITS_SAID)}
        </p>
      )}
      {leftOut.length > 0 && (
        <p role="status" className={styles.leftOut}>
          {texts.pasteLeftOut} {leftOut.map((kind) => texts.leftOut[kind]).join(' · ')}
        </p>
      )}
    </>
  );
}
