import { EditorState } from 'prosemirror-state';
import type { Plugin, Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import type { DirectEditorProps } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { plugins } from './commands';
import { htmlOf, openedOf } from './html';
import type { LeftOut } from './left-out';
import { mergeTexts } from './merge';
import { taking } from './take';
import { usePastes } from './usePastes';
import { useShown } from './useShown';

/** An editor in its place, and what it shows. */
export interface Editor {
  /** Where the editor is put. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly view: EditorView | null;
  readonly state: EditorState | null;
  /** Whether the last paste was too large. */
  readonly isRefused: boolean;
  /** What the last paste had that a post cannot have. */
  readonly leftOut: readonly LeftOut[];
}

/** A state that shows a text from its beginning. */
const stateOf = (html: string, its: readonly Plugin[]) =>
  EditorState.create({ doc: openedOf(html), plugins: its });

/** How long after its end a composition is read from the page by ProseMirror, in milliseconds. */
const COMPOSED_MS = 50;

/** Takes a text when no input method composes, which another text would break. @returns how to end the wait */
function onceComposed(view: EditorView, take: () => void): (() => void) | undefined {
  if (!view.composing) {
    take();
    return undefined;
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const composed = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!view.composing) take();
    }, COMPOSED_MS);
  };
  view.dom.addEventListener('compositionend', composed);
  return () => {
    clearTimeout(timer);
    view.dom.removeEventListener('compositionend', composed);
  };
}

/** A text with what others have written, which is not taken back by what is written meanwhile. */
const withOthers = (base: string, mine: string, others: string | null) =>
  others === null ? mine : (mergeTexts(base, mine, others)?.html ?? mine);

/** Puts a text into an editor without a call of what follows its changes. */
function put(view: EditorView, html: string): EditorState {
  const next = view.state.apply(taking(view.state, openedOf(html)));
  view.updateState(next);
  return next;
}

/** An editor that tells each of its changes. */
function viewIn(
  place: HTMLElement,
  props: DirectEditorProps,
  changed: (next: EditorState, transaction: Transaction) => void,
): EditorView {
  const view = new EditorView(place, {
    ...props,
    dispatchTransaction(transaction) {
      const next = view.state.apply(transaction);
      view.updateState(next);
      changed(next, transaction);
    },
  });
  return view;
}

/** Makes ProseMirror show a text. Another text than it wrote last takes the place of what is in it. */
export function useEditor(
  html: string,
  onChange: (html: string) => void,
  attributes: Readonly<Record<string, string>>,
  isReadOnly: boolean,
): Editor {
  const place = useRef<HTMLDivElement>(null);
  const written = useRef(html);
  /** What another has written, until a composition is over. */
  const waiting = useRef<string | null>(null);
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState, setStateSoon] = useShown<EditorState | null>(null);
  const pastes = usePastes();

  const changed = useEffectEvent((next: EditorState, transaction: Transaction) => {
    // The buttons follow once the key is on the screen.
    setStateSoon(next);
    if (!transaction.docChanged) return;
    pastes.onWritten(transaction);
    const now = htmlOf(next.doc);
    const both = withOthers(written.current, now, waiting.current);
    written.current = now;
    waiting.current = both === now ? null : both;
    onChange(both);
  });
  const first = useEffectEvent(() => ({ ...pastes.props, state: stateOf(html, plugins()) }));
  useEffect(() => {
    if (place.current === null) return undefined;
    const created = viewIn(place.current, first(), changed);
    setView(created);
    setState(created.state);
    return () => {
      created.destroy();
      setView(null);
    };
  }, [setState]);
  useEffect(() => {
    view?.setProps({ editable: () => !isReadOnly, attributes });
  }, [view, isReadOnly, attributes]);
  useEffect(() => {
    waiting.current = html === written.current ? null : html;
    if (view === null || waiting.current === null) return undefined;
    return onceComposed(view, () => {
      waiting.current = null;
      written.current = html;
      setState(put(view, html));
    });
  }, [view, html, setState]);
  return { place, view, state, isRefused: pastes.isRefused, leftOut: pastes.leftOut };
}
