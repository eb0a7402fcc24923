import { EditorState } from 'prosemirror-state';
import type { Plugin } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';

import { plugins } from './commands';
import { documentOf, htmlOf, pasteParser } from './html';
import { PASTE_MAX, withoutStyles } from './paste';

/** An editor in its place, and what it shows. */
export interface Editor {
  /** Where the editor is put. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly view: EditorView | null;
  readonly state: EditorState | null;
  /** Whether the last paste was too large. */
  readonly isRefused: boolean;
}

/** Whether the clipboard has more than is pasted at once. */
function isTooLarge({ clipboardData }: ClipboardEvent): boolean {
  const lengths = ['text/html', 'text/plain'].map(
    (type) => clipboardData?.getData(type).length ?? 0,
  );
  return lengths.reduce((sum, length) => sum + length, 0) > PASTE_MAX;
}

/** Handles a paste that is too large, by doing nothing, and says whether it was. */
const refuseLarge =
  (say: (isRefused: boolean) => void) =>
  (...[, event]: [EditorView, ClipboardEvent]) => {
    const isRefused = isTooLarge(event);
    say(isRefused);
    if (isRefused) event.preventDefault();
    return isRefused;
  };

/** A state that shows a text from its beginning. */
const stateOf = (html: string, its: readonly Plugin[]) =>
  EditorState.create({ doc: documentOf(html), plugins: its });

/** Makes ProseMirror show a text. Another text than it wrote last replaces what is in it. */
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
  const [isRefused, setIsRefused] = useState(false);

  const changed = useEffectEvent((next: EditorState, isNewText: boolean) => {
    setState(next);
    if (!isNewText) return;
    setIsRefused(false);
    onChange((written.current = htmlOf(next.doc)));
  });
  const first = useEffectEvent(() => stateOf(html, plugins()));
  useEffect(() => {
    if (place.current === null) return undefined;
    const created = new EditorView(place.current, {
      state: first(),
      clipboardParser: pasteParser,
      transformPastedHTML: withoutStyles,
      dispatchTransaction(transaction) {
        const next = created.state.apply(transaction);
        created.updateState(next);
        changed(next, transaction.docChanged);
      },
      handleDOMEvents: { paste: refuseLarge(setIsRefused) },
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
    if (view === null || html === written.current) return;
    written.current = html;
    const next = stateOf(html, view.state.plugins);
    view.updateState(next);
    setState(next);
  }, [view, html]);
  return { place, view, state, isRefused };
}
