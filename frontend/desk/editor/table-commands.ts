/** What keys and buttons do with tables: rows of a name and what it says. */
import { Fragment, Slice } from 'prosemirror-model';
import type { Node, ResolvedPos } from 'prosemirror-model';
import { Plugin, Selection, TextSelection } from 'prosemirror-state';
import type { Command, EditorState, Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';

import { schema } from './schema';
import { CELLS_APART } from './tables';

const { table, row, head, cell, paragraph, break: lineBreak } = schema.nodes;

/** What sets a name apart from what it says, in lines that become rows. */
const APART = /\s*(?:[：\t]|:\s|\s\/\s)\s*/u;

/** How deep the row around a place is; null outside of tables. */
function rowDepth($place: ResolvedPos): number | null {
  for (let depth = $place.depth; depth > 0; depth -= 1)
    if ($place.node(depth).type === row) return depth;
  return null;
}

/** Whether the caret is in a table. */
export const isInTable = (state: EditorState): boolean => rowDepth(state.selection.$from) !== null;

const isEmpty = (node: Node) => node.textContent.trim() === '';

const aRow = (name: Fragment = Fragment.empty, said: Fragment = Fragment.empty) =>
  row.create(null, [head.create(null, name), cell.create(null, said)]);

/** Selects the text of a cell that begins at a place. */
const selectAt = (tr: Transaction, place: number, side: 1 | -1) =>
  tr.setSelection(Selection.near(tr.doc.resolve(place), side)).scrollIntoView();

/** Puts a row with the same cells below that of the caret, which goes into it. */
export const addRow: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const depth = rowDepth($from);
  if (depth === null) return false;
  const after = $from.after(depth);
  const cells = $from.node(depth).children.map(({ type }) => type.create());
  dispatch?.(selectAt(state.tr.insert(after, row.create(null, cells)), after + 1, 1));
  return true;
};

/** The end of a table, with the empty line below it that ends the text. */
function endOf($place: ResolvedPos, depth: number): number {
  const after = $place.after(depth);
  const { doc } = $place;
  const isLineBelow = doc.lastChild?.content.size === 0 && after + 2 === doc.content.size;
  return isLineBelow ? doc.content.size : after;
}

/** Takes the row of the caret away, and with the last one the table. */
export const removeRow: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const depth = rowDepth($from);
  if (depth === null) return false;
  const isLast = $from.node(depth - 1).childCount === 1;
  const [from, to] = isLast
    ? [$from.before(depth - 1), endOf($from, depth - 1)]
    : [$from.before(depth), $from.after(depth)];
  const tr = isLast
    ? state.tr.replaceWith(from, to, paragraph.create())
    : state.tr.delete(from, to);
  const isFirst = $from.index(depth - 1) === 0;
  dispatch?.(selectAt(tr, isLast || isFirst ? from + 1 : from - 1, isLast || isFirst ? 1 : -1));
  return true;
};

/** The row of a line: its name before what sets it apart, and the rest. */
function rowOf(line: Node): Node {
  const text = line.textBetween(0, line.content.size, null, '\uFFFC');
  const found = APART.exec(text);
  if (found === null) return aRow(line.content);
  const end = found.index + found[0].length;
  return aRow(line.content.cut(0, found.index), line.content.cut(end));
}

/** The line of a row: its cells, set apart. */
function lineOf(cells: Node): Node {
  const parts = cells.children
    .filter((each) => !isEmpty(each))
    .flatMap((each, at) =>
      at === 0 ? [...each.children] : [schema.text(CELLS_APART), ...each.children],
    );
  return paragraph.create(null, parts);
}

/** Makes rows of the lines that are selected, lines of the rows around the caret, or else a new table below the caret. */
export const toggleTable: Command = (state, dispatch) => {
  const { $from, $to, empty } = state.selection;
  const depth = rowDepth($from);
  if (depth !== null) {
    const lines = $from.node(depth - 1).children.map(lineOf);
    const from = $from.before(depth - 1);
    const tr = state.tr.replaceWith(from, endOf($from, depth - 1), lines);
    dispatch?.(selectAt(tr, from + 1, 1));
    return true;
  }
  const range = $from.blockRange($to);
  if (range === null) return false;
  const lines = range.parent.children.slice(range.startIndex, range.endIndex);
  const isOfLines = range.depth === 0 && lines.every(({ type }) => type === paragraph);
  const isTaken = isOfLines && (!empty || $from.parent.content.size === 0);
  const from = isTaken ? range.start : $to.after(1);
  const rows = isTaken ? lines.map(rowOf) : [aRow()];
  const tr = state.tr.replaceWith(from, isTaken ? range.end : from, table.create(null, rows));
  dispatch?.(selectAt(tr, from + 1, 1));
  return true;
};

/** Goes to the cell after the caret's, or before it; from the last one to a new row, unless that of the caret is empty. */
export const goToCell =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const { $from } = state.selection;
    const depth = rowDepth($from);
    if (depth === null) return false;
    const at = $from.index(depth) + step;
    const rows = $from.node(depth - 1);
    const place = $from.index(depth - 1);
    if (at >= 0 && at < $from.node(depth).childCount) {
      const near = step === 1 ? $from.after() + 1 : $from.before() - 1;
      dispatch?.(selectAt(state.tr, near, step));
      return true;
    }
    if (place + step >= 0 && place + step < rows.childCount) {
      const near = step === 1 ? $from.after(depth) + 1 : $from.before(depth) - 1;
      dispatch?.(selectAt(state.tr, near, step));
      return true;
    }
    // An empty row at the end lets the focus go on: Tab is no trap.
    if (step === -1 || isEmpty($from.node(depth))) return false;
    return addRow(state, dispatch);
  };

/** A line more in a cell; a cell has no paragraphs. */
export const breakInCell: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  if (state.selection.$from.parent !== state.selection.$to.parent) return true;
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
  return true;
};

/** Empties what is selected over several cells of a table, which stay; null where the selection is no such one. */
function emptied(state: EditorState): Transaction | null {
  const { $from, $to } = state.selection;
  const depth = rowDepth($from);
  if (depth === null || $from.parent === $to.parent || rowDepth($to) !== depth) return null;
  if ($from.node(depth - 1) !== $to.node(depth - 1)) return null;
  const { tr } = state;
  state.doc.nodesBetween($from.pos, $to.pos, (node, at) => {
    if (!node.isTextblock) return;
    const from = Math.max($from.pos, at + 1);
    const to = Math.min($to.pos, at + 1 + node.content.size);
    if (to > from) tr.delete(tr.mapping.map(from), tr.mapping.map(to));
  });
  return tr.setSelection(TextSelection.create(tr.doc, $from.pos)).scrollIntoView();
}

/** Deletes within cells only: what is selected over several is emptied, and an empty row goes by Backspace at its beginning. */
export const deleteInCell =
  (side: 1 | -1): Command =>
  (state, dispatch) => {
    const { $from, empty } = state.selection;
    if (!empty) {
      const tr = emptied(state);
      if (tr !== null) dispatch?.(tr);
      return tr !== null;
    }
    const depth = rowDepth($from);
    if (depth === null) return false;
    const isAtEdge = $from.parentOffset === (side === -1 ? 0 : $from.parent.content.size);
    if (!isAtEdge) return false;
    const isFirst = side === -1 && $from.index(depth) === 0;
    return isFirst && isEmpty($from.node(depth)) ? removeRow(state, dispatch) : true;
  };

/** Cuts what is selected over several cells, as ProseMirror does, but for the cells. */
function cutCells(view: EditorView, event: ClipboardEvent): boolean {
  const tr = emptied(view.state);
  if (tr === null || event.clipboardData === null) return false;
  const { dom, text } = view.serializeForClipboard(view.state.selection.content());
  event.preventDefault();
  event.clipboardData.clearData();
  event.clipboardData.setData('text/html', dom.innerHTML);
  event.clipboardData.setData('text/plain', text);
  view.dispatch(tr.setMeta('uiEvent', 'cut'));
  return true;
}

/** Takes over what the browser has selected over several lines: the state learns of it a moment later. */
function takeSelection(view: EditorView): void {
  const selection = view.dom.ownerDocument.getSelection();
  const { anchorNode, anchorOffset = 0, focusNode, focusOffset = 0 } = selection ?? {};
  if (!anchorNode || !focusNode) return;
  if (!view.dom.contains(anchorNode) || !view.dom.contains(focusNode)) return;
  const { doc, tr } = view.state;
  const $anchor = doc.resolve(view.posAtDOM(anchorNode, anchorOffset));
  const $head = doc.resolve(view.posAtDOM(focusNode, focusOffset));
  if ($anchor.parent !== $head.parent)
    view.dispatch(tr.setSelection(TextSelection.between($anchor, $head)));
}

/** Empties what is selected over several cells before an input method puts its words there, as it would join the cells. */
function emptyForComposition(view: EditorView): boolean {
  takeSelection(view);
  const tr = emptied(view.state);
  if (tr !== null) view.dispatch(tr);
  return false;
}

/** Keeps the cells over which somebody cuts, types or composes: only what is in them goes. */
export const cellsStay = (): Plugin =>
  new Plugin({
    props: {
      handleDOMEvents: { cut: cutCells, compositionstart: emptyForComposition },
      handleTextInput(view, ...[, , text]) {
        const tr = emptied(view.state);
        if (tr !== null) view.dispatch(tr.insertText(text));
        return tr !== null;
      },
    },
  });

/** Leaves a table for the paragraph below it. */
export const leaveTable: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const depth = rowDepth($from);
  if (depth === null) return false;
  dispatch?.(selectAt(state.tr, $from.after(depth - 1) + 1, 1));
  return true;
};

/** Keeps a paragraph below a table at the end of a text, so that somebody can write on there. It is not a part of the post. */
export const lineBelowTable = (): Plugin =>
  new Plugin({
    appendTransaction: (transactions, ...[, next]) => {
      if (next.doc.lastChild?.type !== table) return null;
      const tr = next.tr.insert(next.doc.content.size, paragraph.create());
      // With the change that made it the last line it is undone, too.
      const isOfChange = transactions.some(({ docChanged }) => docChanged);
      return isOfChange ? tr : tr.setMeta('addToHistory', false);
    },
  });

/** What is pasted into a cell becomes lines of it, which the cell would else be split for. */
export function intoCell(slice: Slice, { state }: EditorView): Slice {
  const { $from, $to } = state.selection;
  if (rowDepth($from) === null || $from.parent !== $to.parent) return slice;
  const lines: Node[] = [];
  slice.content.descendants((node) => {
    if (node.isTextblock) lines.push(node);
    return !node.isTextblock;
  });
  if (lines.length === 0) return slice;
  const inline = lines.flatMap((line, at) =>
    at === 0 ? [...line.children] : [lineBreak.create(), ...line.children],
  );
  return new Slice(Fragment.fromArray(inline), 0, 0);
}
