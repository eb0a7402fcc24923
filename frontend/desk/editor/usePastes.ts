import type { Slice } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { use, useEffect, useRef, useState } from 'react';

import { bytesOf } from '../lib/bytes';

import { addressOf } from './addresses';
import { setLink } from './commands';
import { htmlOf, pasteParser, textPasteParser } from './html';
import type { LeftOut } from './left-out';
import { CLIPBOARD_MAX, withoutStyles } from './paste';
import { PostBytesContext, hasRoom } from './room';
import { intoCell } from './table-commands';

/** How an editor reads the clipboard, and what is to be said of the last paste. */
export interface Pastes {
  readonly props: EditorProps;
  /** Whether it was larger than what can be read, or kept. */
  readonly isRefused: boolean;
  /** What it had that a post cannot have. */
  readonly leftOut: readonly LeftOut[];
  /** Forgets the last paste when something else is written. */
  readonly onWritten: (transaction: Transaction) => void;
}

/** Whether the clipboard has more than is read. */
function isTooLarge({ clipboardData }: ClipboardEvent): boolean {
  const lengths = ['text/html', 'text/plain'].map(
    (type) => clipboardData?.getData(type).length ?? 0,
  );
  return lengths.reduce((sum, length) => sum + length, 0) > CLIPBOARD_MAX;
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

/** Whether the text has room for what is put in the place of what is selected, in a post that has so many bytes. */
function fits({ state }: EditorView, slice: Slice, postBytes: (() => number) | null): boolean {
  const before = htmlOf(state.doc);
  const after = htmlOf(state.tr.replaceSelection(slice).doc);
  return hasRoom(before, after, postBytes?.() ?? bytesOf(before));
}

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
  const postBytes = use(PostBytesContext);
  // An editor keeps the functions that it begins with.
  const latestBytes = useRef(postBytes);
  useEffect(() => {
    latestBytes.current = postBytes;
  }, [postBytes]);
  /** Handles what the text has no room for, by doing nothing, and says whether it was so. */
  const refuseUnfit = (view: EditorView, slice: Slice) => {
    const isUnfit = !fits(view, slice, latestBytes.current);
    setIsRefused(isUnfit);
    if (isUnfit) setLeftOut([]);
    return isUnfit;
  };
  return {
    props: {
      clipboardParser: parser,
      clipboardTextParser: (text, $context, isAsItIs) => {
        isPlain.current = isAsItIs;
        return readText(text, $context, isAsItIs);
      },
      handlePaste: (view, event, slice) =>
        refuseUnfit(view, slice) || (!isPlain.current && linkSelection(view, event)),
      // What is moved within the text was there before.
      handleDrop: (view, $event, slice, isMoved) => !isMoved && refuseUnfit(view, slice),
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
      // The same list: another empty one would render the editor at each key.
      if (!isPaste(transaction)) setLeftOut((before) => (before.length === 0 ? before : []));
    },
  };
}
