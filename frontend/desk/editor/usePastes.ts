import type { Transaction } from 'prosemirror-state';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { useState } from 'react';

import { addressOf } from './addresses';
import { setLink } from './commands';
import { pasteParser, textPasteParser } from './html';
import type { LeftOut } from './left-out';
import { PASTE_MAX, withoutStyles } from './paste';
import { intoCell } from './table-commands';

/** How an editor reads the clipboard, and what is to be said of the last paste. */
export interface Pastes {
  readonly props: EditorProps;
  /** Whether it was too large. */
  readonly isRefused: boolean;
  /** What it had that a post cannot have. */
  readonly leftOut: readonly LeftOut[];
  /** Forgets the last paste when something else is written. */
  readonly onWritten: (transaction: Transaction) => void;
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

/** Makes a link of the words that are selected when an address is pasted on them. */
function linkSelection(view: EditorView, { clipboardData }: ClipboardEvent): boolean {
  if (view.state.selection.empty) return false;
  const href = addressOf(clipboardData?.getData('text/plain') ?? '');
  return href !== null && setLink(href)(view.state, view.dispatch);
}

/** Whether a change of the text is a paste, or something that was dragged into it. */
const isPaste = (transaction: Transaction) =>
  ['paste', 'drop'].includes(String(transaction.getMeta('uiEvent')));

/** Reads the clipboard for an editor. */
export function usePastes(): Pastes {
  const [isRefused, setIsRefused] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const parser = pasteParser(setLeftOut);
  return {
    props: {
      clipboardParser: parser,
      clipboardTextParser: textPasteParser(parser),
      handlePaste: linkSelection,
      transformPastedHTML: withoutStyles,
      transformPasted: intoCell,
      handleDOMEvents: { paste: refuseLarge(setIsRefused) },
    },
    isRefused,
    leftOut,
    onWritten(transaction) {
      setIsRefused(false);
      if (!isPaste(transaction)) setLeftOut([]);
    },
  };
}
