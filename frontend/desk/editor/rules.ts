/** What is typed and becomes a format: Markdown's marks, and addresses. */
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import type { Command, EditorState, Transaction } from 'prosemirror-state';

import { ADDRESS, addressOf, withoutEnd } from './addresses';
import { levelOf, schema } from './schema';

const { bullets, numbers, heading } = schema.nodes;
const { strong, em, link } = schema.marks;

/** Makes a mark of the signs around words. The pattern names both: `outer` with the signs, `inner` without. */
const markRule = (pattern: RegExp, type: MarkType) =>
  new InputRule(pattern, (state, match, start, end) => {
    const { outer = '', inner = '' } = match.groups ?? {};
    const from = start + match[0].length - outer.length;
    const signs = (outer.length - inner.length) / 2;
    const close = from + signs + inner.length;
    // Words that come together with their signs are not in the text yet.
    if (close > end || !state.doc.resolve(from).parent.type.allowsMarkType(type)) return null;
    return state.tr
      .delete(close, end)
      .delete(from, from + signs)
      .addMark(from, from + inner.length, type.create())
      .removeStoredMark(type);
  });

/** An address at the end of what was typed, after its first place in the line or what is no part of an address. */
const TYPED = new RegExp(String.raw`(?:^|[^!-~]|[(:"'<])(?<address>${ADDRESS})$`, 'iu');

/** Makes a link of the address that ends at a place. @returns null where there is none */
function linked(state: EditorState, words: string, end: number): Transaction | null {
  const typed = TYPED.exec(words)?.groups?.['address'];
  if (typed === undefined) return null;
  const text = withoutEnd(typed);
  const href = addressOf(text);
  const from = end - typed.length;
  const to = from + text.length;
  if (href === null || state.doc.rangeHasMark(from, to, link)) return null;
  return state.tr.addMark(from, to, link.create({ href }));
}

/** What stands before a place in its line; a break is one sign. */
function wordsBefore(state: EditorState, place: number): string {
  const { parent, parentOffset } = state.doc.resolve(place);
  return parent.textBetween(0, parentOffset, null, '\uFFFC');
}

/** A space after an address makes it a link. */
const linkRule = new InputRule(/[!-~](?<space>\s)$/u, (state, match, start, end) => {
  // One that replaces words ends nothing.
  if (end !== start + 1) return null;
  const space = match.groups?.['space'] ?? ' ';
  return linked(state, wordsBefore(state, end), end)?.insertText(space, end) ?? null;
});

/** Makes a link of the address before the caret; Enter goes on with what it does. */
export const linkBefore: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  if (!empty || !$from.parent.isTextblock) return false;
  const made = linked(state, wordsBefore(state, $from.pos), $from.pos);
  if (made !== null) dispatch?.(made);
  return false;
};

/** While an input method composes, what it writes begins nothing. Backspace takes back what a rule has just made. */
export const RULES = inputRules({
  rules: [
    wrappingInputRule(/^\s*[-*・]\s$/u, bullets),
    wrappingInputRule(/^1[.)]\s$/u, numbers),
    textblockTypeInputRule(/^(?<signs>[#＃]{1,6})\s$/u, heading, (match) => ({
      level: levelOf(match[1]?.length ?? 1),
    })),
    markRule(/(?:^|[^*])(?<outer>\*\*(?<inner>[^*\s](?:[^*]*[^*\s])?)\*\*)$/u, strong),
    markRule(/(?:^|[^*\p{L}\p{N}])(?<outer>\*(?<inner>[^*\s](?:[^*]*[^*\s])?)\*)$/u, em),
    linkRule,
  ],
});
