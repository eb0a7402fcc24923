import { history, undo } from 'prosemirror-history';
import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, it } from 'vitest';

import { Random } from '../test/random';
import { plugins } from './commands';
import { documentOf, htmlOf, openedOf } from './html';
import { taking } from './take';

const stateOf = (html: string) =>
  EditorState.create({ doc: documentOf(html), plugins: [history()] });

/** A state with the caret before a word. */
function caretBefore(state: EditorState, word: string): EditorState {
  let place = -1;
  state.doc.descendants((node, at) => {
    const found = node.isText ? (node.text ?? '').indexOf(word) : -1;
    if (found !== -1) place = at + found;
  });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, place)));
}

const taken = (state: EditorState, html: string) => state.apply(taking(state, documentOf(html)));

const afterCaret = ({ doc, selection }: EditorState) =>
  doc.textBetween(selection.from, doc.content.size, '\n').split(/[\s\n]/u)[0];

it('keeps the caret where another writes before it, behind it, and in its line', () => {
  const state = caretBefore(stateOf('<p>a b here c</p><ul><li>d</li></ul>'), 'here');
  for (const html of [
    '<h3>New</h3><p>a b here c</p><ul><li>d</li><li>e</li></ul>',
    '<p>a new b here c more</p><ul><li>d changed</li></ul>',
    '<p>b here</p>',
    '<h3>a b here c</h3><ul><li>d</li></ul>',
  ]) {
    const next = taken(state, html);
    expect(htmlOf(next.doc)).toBe(html);
    if (!html.startsWith('<h3>a')) expect(afterCaret(next)).toBe('here');
  }
});

it('is not undone by the writer, whose own change is', () => {
  let state = stateOf('<p>a</p><p>b</p>');
  state = state.apply(state.tr.insertText(' mine', 2));
  state = taken(state, '<p>a mine</p><p>b theirs</p><p>c</p>');
  undo(state, (transaction) => {
    state = state.apply(transaction);
  });
  expect(htmlOf(state.doc)).toBe('<p>a</p><p>b theirs</p><p>c</p>');
});

it('keeps the caret below a last table where another writes into it', () => {
  const table = (said: string) =>
    `<table><tbody><tr><th>a</th><td>${said}</td></tr></tbody></table>`;
  const opened = EditorState.create({ doc: openedOf(table('b')), plugins: plugins() });
  const below = opened.apply(opened.tr.setSelection(TextSelection.atEnd(opened.doc)));
  expect(below.selection.$from.depth).toBe(1);
  const next = below.apply(taking(below, openedOf(table('b c'))));
  expect(htmlOf(next.doc)).toBe(table('b c'));
  expect(next.selection.$from.parent).toBe(next.doc.lastChild);
});

/** Some text of lines and lists. */
function someHtml(random: Random): string {
  const words = () =>
    Array.from({ length: 1 + random.below(4) }, () => {
      const word = random.of(['a', 'b', 'c', '背', '景']);
      return random.happens(20) ? `<strong>${word}</strong>` : word;
    }).join(' ');
  const list = (depth: number): string => {
    const items = Array.from({ length: 1 + random.below(3) }, () =>
      depth < 2 && random.happens(30)
        ? `<li>${words()}${list(depth + 1)}</li>`
        : `<li>${words()}</li>`,
    );
    return random.happens(50) ? `<ul>${items.join('')}</ul>` : `<ol>${items.join('')}</ol>`;
  };
  const row = () => `<tr><th>${words()}</th><td>${random.happens(30) ? '' : words()}</td></tr>`;
  const table = () => {
    const rows = Array.from({ length: 1 + random.below(3) }, row);
    return `<table><tbody>${rows.join('')}</tbody></table>`;
  };
  return Array.from({ length: 1 + random.below(5) }, () =>
    random.of([`<p>${words()}</p>`, `<h3>${words()}</h3>`, list(0), table()]),
  ).join('');
}

it('makes any text of any other in 100 runs', () => {
  let state = stateOf(someHtml(new Random(0)));
  for (let seed = 1; seed <= 100; seed += 1) {
    const [before, doc] = [state.doc, documentOf(someHtml(new Random(seed)))];
    state = state.apply(taking(state, doc));
    expect(state.doc.eq(doc), `${String(seed)}: ${before.toString()} ${doc.toString()}`).toBe(true);
    expect(() => {
      state.doc.check();
    }).not.toThrow();
  }
});
