import { useId, useMemo } from 'react';

import type { LeftOut } from './left-out';
import styles from './TextEditor.module.css';
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
  readonly texts: ToolbarTexts & {
    readonly pasteTooLarge: string;
    readonly pasteLeftOut: string;
    readonly leftOut: Readonly<Record<LeftOut, string>>;
  };
}

/** A formatted text of a post: ProseMirror below a bar of buttons. */
export function TextEditor(props: TextEditorProps) {
  const { label, html, onChange, language, isReadOnly, texts } = props;
  const id = useId();
  const attributes = useMemo(
    () => ({
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': id,
      'aria-readonly': String(isReadOnly),
      lang: language,
      spellcheck: 'true',
      class: styles.text ?? '',
    }),
    [id, isReadOnly, language],
  );
  const { place, view, state, isRefused, leftOut } = useEditor(
    html,
    onChange,
    attributes,
    isReadOnly,
  );
  return (
    <div className={styles.editor}>
      <div className={styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {view !== null && state !== null && !isReadOnly && (
          <Toolbar label={label} view={view} state={state} texts={texts} />
        )}
      </div>
      <div ref={place} className={styles.place} />
      {isRefused && (
        <p role="alert" className={styles.refused}>
          {texts.pasteTooLarge}
        </p>
      )}
      {leftOut.length > 0 && (
        <p role="status" className={styles.leftOut}>
          {texts.pasteLeftOut} {leftOut.map((kind) => texts.leftOut[kind]).join(' · ')}
        </p>
      )}
    </div>
  );
}
