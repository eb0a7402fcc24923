import { undo, redo } from 'prosemirror-history';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';

import { Icon } from '../icons/Icon';
import { isModified } from '../lib/modifier';
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

/** The text keeps the focus when a button is pressed by a pointer, and a phone its keyboard. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Moves between the buttons by the arrow keys: the bar is one stop of Tab. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>, view: EditorView): void {
  if (event.key === 'Escape') view.focus();
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || !(event.target instanceof HTMLButtonElement)) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')].filter(
    ({ disabled }) => !disabled,
  );
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
    if (event.key.toLowerCase() !== 'k' || !isModified(event)) return;
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

interface ToolButtonProps {
  readonly name: Tool | 'link' | 'undo' | 'redo';
  readonly texts: ToolbarTexts;
  readonly isOn?: boolean | undefined;
  readonly isOff?: boolean;
  readonly onClick: () => void;
}

function ToolButton({ name, texts, isOn, isOff, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={texts[name]}
      title={texts[name]}
      aria-pressed={isOn}
      disabled={isOff}
      tabIndex={name === TOOLS[0] ? 0 : -1}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
}

/** The buttons that mean something at the caret. */
const shownTools = (state: EditorState) =>
  TOOLS.filter((tool) => ACTIONS[tool].isShown?.(state) ?? true);

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
        {shownTools(state).map((tool) => {
          const { run: command, isOn } = ACTIONS[tool];
          return (
            <ToolButton
              key={tool}
              name={tool}
              texts={texts}
              isOn={isOn?.(state)}
              isOff={isOn === undefined && !command(state)}
              onClick={run(command)}
            />
          );
        })}
        <ToolButton
          name="link"
          texts={texts}
          isOn={linkAt(state) !== ''}
          onClick={() => {
            setIsLinking(!isLinking);
          }}
        />
        <ToolButton name="undo" texts={texts} onClick={run(undo)} />
        <ToolButton name="redo" texts={texts} onClick={run(redo)} />
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
