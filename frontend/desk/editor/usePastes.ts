import type { Transaction } from 'prosemirror-state';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { useRef, useState } from 'react';

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

/** Whether words are an address themselves, also one that no link may lead to. */
const isAddress = (words: string) =>
  addressOf(words) !== null || /^[a-z]+:\/\/\S+$/iu.test(words.trim());

/** Makes a link of the words of one line that are selected when an address is pasted on them. An address takes another's place. */
function linkSelection(
  { state, dispatch }: EditorView,
  { clipboardData }: ClipboardEvent,
): boolean {
  const { $from, $to, empty } = state.selection;
  if (empty || !$from.parent.isTextblock || !$from.sameParent($to)) return false;
  if (isAddress(state.doc.textBetween($from.pos, $to.pos))) return false;
  const href = addressOf(clipboardData?.getData('text/plain') ?? '');
  return href !== null && setLink(href)(state, dispatch);
}

/** Whether a change of the text is a paste, or something that was dragged into it. */
const isPaste = (transaction: Transaction) =>
  ['paste', 'drop'].includes(String(transaction.getMeta('uiEvent')));

/** Reads the clipboard for an editor. */
export function usePastes(): Pastes {
  const [isRefused, setIsRefused] = useState(false);
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  /** Whether what is pasted is pasted as it is. */
  const isPlain = useRef(false);
  const parser = pasteParser(setLeftOut);
  const readText = textPasteParser(parser);
  const refuse = refuseLarge(setIsRefused);
  return {
    props: {
      clipboardParser: parser,
      clipboardTextParser: (text, $context, isAsItIs) => {
        isPlain.current = isAsItIs;
        return readText(text, $context, isAsItIs);
      },
      handlePaste: (view, event) => !isPlain.current && linkSelection(view, event),
      transformPastedHTML: withoutStyles,
      transformPasted: intoCell,
      handleDOMEvents: {
        paste: (view, event) => {
          isPlain.current = false;
          return refuse(view, event);
        },
      },
    },
    isRefused,
    leftOut,
    onWritten(transaction) {
      setIsRefused(false);
      if (!isPaste(transaction)) setLeftOut([]);
    },
  };
}
