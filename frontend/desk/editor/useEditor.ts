import type { Node } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import type { Plugin, Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { plugins } from './commands';
import { documentOf, htmlOf } from './html';
import type { LeftOut } from './left-out';
import { usePastes } from './usePastes';

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
  EditorState.create({ doc: documentOf(html), plugins: its });

/** A state with another text, of which only what differs is put in: the caret and what can be undone stay where they are. */
function withText(state: EditorState, doc: Node): EditorState {
  const from = state.doc.content.findDiffStart(doc.content);
  const ends = state.doc.content.findDiffEnd(doc.content);
  if (from === null || ends === null) return state;
  // Where the same words stand twice, the ends can lie before the beginning.
  const more = Math.max(0, from - Math.min(ends.a, ends.b));
  const [to, end] = [ends.a + more, ends.b + more];
  const { tr } = state;
  return state.apply(tr.replace(from, to, doc.slice(from, end)).setMeta('addToHistory', false));
}

/** Takes a text when no input method composes, which another text would break. @returns how to end the wait */
function onceComposed(view: EditorView, take: () => void): (() => void) | undefined {
  if (!view.composing) {
    take();
    return undefined;
  }
  view.dom.addEventListener('compositionend', take, { once: true });
  return () => {
    view.dom.removeEventListener('compositionend', take);
  };
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
  const [view, setView] = useState<EditorView | null>(null);
  const [state, setState] = useState<EditorState | null>(null);
  const pastes = usePastes();

  const changed = useEffectEvent((next: EditorState, transaction: Transaction) => {
    setState(next);
    if (!transaction.docChanged) return;
    pastes.onWritten(transaction);
    onChange((written.current = htmlOf(next.doc)));
  });
  const first = useEffectEvent(() => ({ ...pastes.props, state: stateOf(html, plugins()) }));
  useEffect(() => {
    if (place.current === null) return undefined;
    const created = new EditorView(place.current, {
      ...first(),
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction);
        created.updateState(next);
        changed(next, transaction);
      },
    });
    setView(created);
    setState(created.state);
    return () => {
      created.destroy();
      setView(null);
    };
  }, []);
  useEffect(() => {
    view?.setProps({ editable: () => !isReadOnly, attributes });
  }, [view, isReadOnly, attributes]);
  useEffect(() => {
    if (view === null || html === written.current) return undefined;
    return onceComposed(view, () => {
      written.current = html;
      const next = withText(view.state, documentOf(html));
      view.updateState(next);
      setState(next);
    });
  }, [view, html]);
  return { place, view, state, isRefused: pastes.isRefused, leftOut: pastes.leftOut };
}
