/** What the buttons and keys of the editor do. */
import { baseKeymap, chainCommands, setBlockType, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { undoInputRule } from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import type { MarkType, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState, Plugin } from 'prosemirror-state';

import { linkBefore, RULES } from './rules';
import { schema } from './schema';
import {
  addRow,
  breakInCell,
  cellsStay,
  deleteInCell,
  goToCell,
  isInTable,
  leaveTable,
  lineBelowTable,
  removeRow,
  toggleTable,
} from './table-commands';

const { bullets, numbers, item, heading, paragraph, break: lineBreak } = schema.nodes;
const { strong, em, link } = schema.marks;

/** The names of the buttons of a text, in their order. */
export const TOOLS = [
  'bold',
  'italic',
  'heading',
  'subheading',
  'bullets',
  'numbers',
  'outdent',
  'indent',
  'table',
  'addRow',
  'removeRow',
] as const;

/** A button of a text. */
export type Tool = (typeof TOOLS)[number];

/** Whether the selection is in a block of this kind. */
function isIn(state: EditorState, type: NodeType, level?: number): boolean {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === type && (level === undefined || node.attrs['level'] === level)) return true;
  }
  return false;
}

/** Whether what is selected, or typed next, has the mark. */
function hasMark(state: EditorState, type: MarkType): boolean {
  const { from, to, empty, $from } = state.selection;
  if (empty) return type.isInSet(state.storedMarks ?? $from.marks()) !== undefined;
  return state.doc.rangeHasMark(from, to, type);
}

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isIn(state, heading, level)
      ? setBlockType(paragraph)(state, dispatch)
      : setBlockType(heading, { level })(state, dispatch);

const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) =>
    isIn(state, type) ? liftListItem(item)(state, dispatch) : wrapInList(type)(state, dispatch);

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
  return true;
};

const isInList = (state: EditorState) => isIn(state, item);

/** Moves an item of a list within a list one level out; the first level is left by its button alone. */
const liftInner: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const items = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth + 1));
  if (items.filter(({ type }) => type === item).length < 2) return false;
  return liftListItem(item)(state, dispatch);
};

/** What a button does. */
interface Action {
  readonly run: Command;
  /** Whether it is pressed; a button without it is never. */
  readonly isOn?: (state: EditorState) => boolean;
  /** Whether it is shown; a button without it always is. */
  readonly isShown?: (state: EditorState) => boolean;
}

/** What each button does. */
export const ACTIONS: Readonly<Record<Tool, Action>> = {
  bold: { run: toggleMark(strong), isOn: (state) => hasMark(state, strong) },
  italic: { run: toggleMark(em), isOn: (state) => hasMark(state, em) },
  heading: { run: toggleHeading(3), isOn: (state) => isIn(state, heading, 3) },
  subheading: { run: toggleHeading(4), isOn: (state) => isIn(state, heading, 4) },
  bullets: { run: toggleList(bullets), isOn: (state) => isIn(state, bullets) },
  numbers: { run: toggleList(numbers), isOn: (state) => isIn(state, numbers) },
  outdent: { run: liftListItem(item), isShown: isInList },
  indent: { run: sinkListItem(item), isShown: isInList },
  table: { run: toggleTable, isOn: isInTable },
  addRow: { run: addRow, isShown: isInTable },
  removeRow: { run: removeRow, isShown: isInTable },
};

/** The address of the link at the selection; empty where there is none. */
export function linkAt(state: EditorState): string {
  const { $from, from, to, empty } = state.selection;
  let href: unknown = link.isInSet($from.marks())?.attrs['href'];
  if (!empty)
    state.doc.nodesBetween(from, to, (node) => {
      href ??= link.isInSet(node.marks)?.attrs['href'];
    });
  return typeof href === 'string' ? href : '';
}

/** Sets the link of the selection, of the link that it is in, or of the address itself where nothing is selected. */
export const setLink =
  (href: string | null): Command =>
  (state, dispatch) => {
    const { tr, selection } = state;
    let { from, to } = selection;
    if (selection.empty) {
      const { $from } = selection;
      const { node, offset } = $from.parent.childAfter($from.parentOffset);
      if (node && link.isInSet(node.marks))
        [from, to] = [$from.start() + offset, $from.start() + offset + node.nodeSize];
    }
    if (from === to) {
      if (href === null) return false;
      dispatch?.(tr.replaceSelectionWith(schema.text(href, [link.create({ href })]), false));
      return true;
    }
    tr.removeMark(from, to, link);
    if (href !== null) tr.addMark(from, to, link.create({ href }));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/**
 * The plugins of a text. While an input method composes, Enter and the like belong to it. Tab moves an item of a list as far as
 * the list allows, goes from cell to cell of a table, and leaves the text everywhere else, as it leaves every field.
 */
export function plugins(): Plugin[] {
  return [
    cellsStay(),
    RULES,
    history(),
    lineBelowTable(),
    keymap({ Enter: linkBefore }),
    keymap({
      'Mod-z': undo,
      'Shift-Mod-z': redo,
      'Mod-y': redo,
      'Mod-b': ACTIONS.bold.run,
      'Mod-i': ACTIONS.italic.run,
      'Shift-Mod-7': ACTIONS.numbers.run,
      'Shift-Mod-8': ACTIONS.bullets.run,
      'Mod-]': ACTIONS.indent.run,
      'Mod-[': ACTIONS.outdent.run,
      Tab: chainCommands(goToCell(1), ACTIONS.indent.run),
      'Shift-Tab': chainCommands(goToCell(-1), liftInner),
      Backspace: chainCommands(undoInputRule, deleteInCell(-1)),
      'Mod-Backspace': deleteInCell(-1),
      'Shift-Backspace': deleteInCell(-1),
      Delete: deleteInCell(1),
      'Mod-Delete': deleteInCell(1),
      'Mod-Enter': leaveTable,
      'Shift-Enter': breakLine,
      Enter: chainCommands(breakInCell, splitListItem(item)),
    }),
    keymap(baseKeymap),
  ];
}
