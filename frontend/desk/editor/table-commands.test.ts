import { redo, undo } from 'prosemirror-history';
import { EditorState } from 'prosemirror-state';
import { describe, expect, it } from 'vitest';

import { Typing } from '../test/typing';
import { plugins } from './commands';
import { openedOf } from './html';
import { addRow, leaveTable, removeRow, toggleTable } from './table-commands';

const table = (...rows: readonly (readonly [string, string])[]) =>
  `<table><tbody>${rows.map(([name, said]) => `<tr><th>${name}</th><td>${said}</td></tr>`).join('')}</tbody></table>`;

describe('a table', () => {
  it('is begun where the line is empty, written by Tab, and left below', () => {
    const text = new Typing('<p>a</p>');
    text.press('Enter');
    text.run(toggleTable);
    text.type('Hours');
    expect(text.press('Tab')).toBe(true);
    text.type('10:00');
    expect(text.press('Tab')).toBe(true);
    text.type('Days');
    text.press('Tab');
    text.type('Monday');
    text.press('Enter');
    text.type('to Friday');
    text.press('Enter', { ctrlKey: true });
    text.type('b');
    expect(text.html).toBe(
      `<p>a</p>${table(['Hours', '10:00'], ['Days', 'Monday<br>to Friday'])}<p>b</p>`,
    );
  });

  it('stands below a line with words, and is made of lines that are selected', () => {
    const text = new Typing('<p>a</p><p>b</p>').goBehind('a');
    text.run(toggleTable);
    text.type('c');
    expect(text.html).toBe(`<p>a</p>${table(['c', ''])}<p>b</p>`);
    const lines = new Typing('<p>勤務時間：10:00〜19:00</p><p>Days off / Sunday</p><p>x</p>');
    lines.selectAll().run(toggleTable);
    expect(lines.html).toBe(table(['勤務時間', '10:00〜19:00'], ['Days off', 'Sunday'], ['x', '']));
    lines.run(toggleTable);
    expect(lines.html).toBe('<p>勤務時間 / 10:00〜19:00</p><p>Days off / Sunday</p><p>x</p>');
  });

  it('keeps its cells where somebody composes over several', () => {
    const text = new Typing(table(['Hours', '10:00'], ['Days', 'Monday'])).goBehind('Monday');
    expect(text.compose('Hours', '10').html).toBe(table(['', ':00'], ['Days', 'Monday']));
    expect(text.before).toBe('');
    expect(text.compose('Mon', 'day').html).toBe(table(['', ':00'], ['Days', 'Monday']));
  });

  it('is left where it is all that is written', () => {
    const text = new Typing(table(['a', 'b'])).goBehind('b');
    expect(text.press('Enter', { ctrlKey: true })).toBe(true);
    expect(text.type('c').html).toBe(`${table(['a', 'b'])}<p>c</p>`);
    // Also before anything else was done in it.
    const opened = EditorState.create({ doc: openedOf(table(['a', 'b'])), plugins: plugins() });
    expect(leaveTable(opened, (tr) => opened.apply(tr))).toBe(true);
  });

  it('is undone with the line below it', () => {
    const text = new Typing('<p>a</p>');
    text.run(toggleTable);
    expect(text.html).toBe(`<p>a</p>${table(['', ''])}`);
    expect(text.run(undo).html).toBe('<p>a</p>');
    expect(text.run(redo).html).toBe(`<p>a</p>${table(['', ''])}`);
  });

  it('is no trap for the focus', () => {
    const text = new Typing(table(['a', 'b'])).goBehind('b');
    expect(text.press('Tab')).toBe(true);
    expect(text.press('Tab')).toBe(true);
    expect(text.press('Tab')).toBe(false);
    text.goBehind('a');
    expect(text.press('Tab', { shiftKey: true })).toBe(false);
    text.goBehind('b');
    expect(text.press('Tab', { shiftKey: true })).toBe(true);
    expect(text.before).toBe('a');
  });

  it('gains and loses rows, and goes with the last one', () => {
    const text = new Typing(table(['a', 'b'], ['c', 'd'])).goBehind('a');
    text.run(addRow);
    text.type('n');
    expect(text.html).toBe(table(['a', 'b'], ['n', ''], ['c', 'd']));
    text.run(removeRow);
    expect(text.html).toBe(table(['a', 'b'], ['c', 'd']));
    expect(text.before).toBe('b');
    text.run(removeRow);
    expect(text.before).toBe('');
    text.run(removeRow);
    expect(text.html).toBe('');
    expect(text.type('x').html).toBe('<p>x</p>');
  });

  it('gains rows with the cells of the one above', () => {
    const rows = (...each: readonly string[]) => `<table><tbody>${each.join('')}</tbody></table>`;
    const [names, first] = ['<tr><th>a</th><th>b</th><th>c</th></tr>', '<tr><td>d</td><td>e</td>'];
    const text = new Typing(rows(names, `${first}<td>f</td></tr>`)).goBehind('f');
    text.press('Tab');
    text.type('g');
    expect(text.html).toBe(
      rows(names, `${first}<td>f</td></tr>`, '<tr><td>g</td><td></td><td></td></tr>'),
    );
  });

  it('keeps its cells when somebody deletes at their edges or over several', () => {
    const text = new Typing(table(['a', 'b'], ['c', 'd']));
    text.goTo('b');
    expect(text.press('Backspace')).toBe(true);
    text.goBehind('a');
    expect(text.press('Delete')).toBe(true);
    expect(text.html).toBe(table(['a', 'b'], ['c', 'd']));
    const other = new Typing(`<p>x</p>${table(['ab', 'cd'], ['ef', 'gh'])}`);
    other.select('b', 'e');
    expect(other.press('Backspace')).toBe(true);
    expect(other.html).toBe(`<p>x</p>${table(['a', ''], ['f', 'gh'])}`);
  });

  it('keeps its cells when somebody types or cuts over several', () => {
    const text = new Typing(`<p>x</p>${table(['ab', 'cd'], ['ef', 'gh'])}`);
    text.select('b', 'e').type('new');
    expect(text.html).toBe(`<p>x</p>${table(['anew', ''], ['f', 'gh'])}`);
    const other = new Typing(table(['ab', 'cd'], ['ef', 'gh'])).select('b', 'e');
    expect(other.cut()).toBe('b\n\ncd\n\ne');
    expect(other.html).toBe(table(['a', ''], ['f', 'gh']));
    expect(other.select('f', 'f').cut()).toBe('f');
    expect(other.html).toBe(table(['a', ''], ['', 'gh']));
  });

  it('loses an empty row by Backspace at its beginning', () => {
    const text = new Typing(table(['a', 'b'], ['c', 'd'])).goBehind('b');
    text.run(addRow);
    expect(text.press('Backspace')).toBe(true);
    expect(text.html).toBe(table(['a', 'b'], ['c', 'd']));
    expect(text.before).toBe('b');
  });
});
