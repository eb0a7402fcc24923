import { undo, redo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';

import { ACTIONS, linkAt, TOOLS } from './commands';
import type { Tool } from './commands';
import { LinkField } from './LinkField';
import styles from './Toolbar.module.css';

/** The names of the buttons. */
export type ToolbarTexts = Readonly<
  Record<
    | Tool
    | 'toolbar'
    | 'link'
    | 'undo'
    | 'redo'
    | 'linkAddress'
    | 'linkSet'
    | 'linkRemove'
    | 'linkBad',
    string
  >
>;

export interface ToolbarProps {
  readonly id: string;
  readonly label: string;
  readonly view: EditorView;
  readonly state: EditorState;
  readonly texts: ToolbarTexts;
}

/** What each button shows; a style sheet writes it, so that it is not read out beside the name. */
const GLYPHS: Record<Tool | 'link' | 'undo' | 'redo', string> = {
  bold: 'B',
  italic: 'I',
  heading: 'H1',
  subheading: 'H2',
  bullets: '•',
  numbers: '1.',
  link: '↗',
  undo: '↶',
  redo: '↷',
};

/** The text keeps the focus when a button is pressed by a pointer, and a phone its keyboard. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Moves between the buttons by the arrow keys: the bar is one stop of Tab. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>, view: EditorView): void {
  if (event.key === 'Escape') view.focus();
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons.at((buttons.indexOf(event.target) + step) % buttons.length);
  event.preventDefault();
  next?.focus();
}

/** Opens the field of the link by Mod-K, and moves to the buttons by Alt-F10, from the text. */
function useKeys(view: EditorView, id: string, onOpen: () => void): void {
  const open = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key === 'F10' && event.altKey) {
      event.preventDefault();
      document.getElementById(id)?.querySelector('button')?.focus();
    }
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onOpen();
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      open(event);
    };
    view.dom.addEventListener('keydown', listen);
    return () => {
      view.dom.removeEventListener('keydown', listen);
    };
  }, [view]);
}

/** The buttons of a text. */
export function Toolbar({ id, label, view, state, texts }: ToolbarProps) {
  const [isLinking, setIsLinking] = useState(false);
  const run = (command: Command) => () => {
    command(view.state, view.dispatch, view);
    view.focus();
  };
  useKeys(view, id, () => {
    setIsLinking(true);
  });
  const button = (name: keyof typeof GLYPHS, onClick: () => void, isOn?: boolean) => (
    <button
      key={name}
      type="button"
      className={styles.tool}
      aria-label={texts[name]}
      title={texts[name]}
      data-glyph={GLYPHS[name]}
      aria-pressed={isOn}
      tabIndex={name === TOOLS[0] ? 0 : -1}
      onClick={onClick}
    />
  );
  return (
    <>
      <div
        id={id}
        role="toolbar"
        tabIndex={-1}
        className={styles.bar}
        aria-label={`${texts.toolbar}: ${label}`}
        onKeyDown={(event) => {
          moveFocus(event, view);
        }}
        onMouseDown={keepFocus}
      >
        {TOOLS.map((tool) => button(tool, run(ACTIONS[tool].run), ACTIONS[tool].isOn(state)))}
        {button(
          'link',
          () => {
            setIsLinking(!isLinking);
          },
          linkAt(state) !== '',
        )}
        {button('undo', run(undo))}
        {button('redo', run(redo))}
      </div>
      {isLinking && (
        <LinkField
          address={linkAt(state)}
          texts={texts}
          onDone={(command) => {
            setIsLinking(false);
            if (command !== null) command(view.state, view.dispatch, view);
            view.focus();
          }}
        />
      )}
    </>
  );
}
