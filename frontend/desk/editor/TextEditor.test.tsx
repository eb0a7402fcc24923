import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import texts from '../../../locales/en/desk.json';
import { TextEditor } from './TextEditor';

function Written({ first = '', then = '', seen = [] as string[] }) {
  const [html, setHtml] = useState(first);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setHtml(then);
        }}
      >
        take
      </button>
      <TextEditor
        label="Text"
        html={html}
        onChange={(next) => {
          seen.push(next);
          setHtml(next);
        }}
        language="en"
        isReadOnly={false}
        texts={texts.editor}
      />
    </>
  );
}

/** Pastes HTML into the editor, as a browser tells it. */
function paste(html: string): void {
  const data = (type: string) => (type === 'text/html' ? html : '');
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: data, types: [] } });
}

it('says in one line what a paste had that a post cannot have, until something else is written', () => {
  render(<Written />);
  paste('<p>A</p><table><tr><td>B</td><td>C</td></tr></table>');
  expect(screen.getByRole('textbox').innerHTML).toContain(
    '<p>A</p><table><tbody><tr><th>B</th><td>C</td></tr></tbody></table>',
  );
  expect(screen.queryByRole('status')).toBeNull();
  paste('<p>D <a href="http://a.example/">E</a><img src="x"></p>');
  expect(screen.getByRole('status')).toHaveTextContent(
    'Left out of the paste: pictures · links that do not begin with https:// or mailto:',
  );
  paste('<p>F</p>');
  expect(screen.queryByRole('status')).toBeNull();
  paste('<video></video>');
  expect(screen.getByRole('status')).toHaveTextContent('Left out of the paste: videos and players');
});

it('takes what another one wrote beside what is written, which can still be undone', () => {
  render(<Written first="<p>One</p><p>Two</p>" then="<p>!One</p><p>Two and three</p>" />);
  paste('<p>!</p>');
  const text = screen.getByRole('textbox');
  const before = text.innerHTML;
  fireEvent.click(screen.getByRole('button', { name: 'take' }));
  expect(text.innerHTML).toBe('<p>!One</p><p>Two and three</p>');
  expect(before).not.toBe(text.innerHTML);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(text.textContent).not.toContain('!');
  expect(text.textContent).toContain('and three');
});

/** Pastes plain text into the editor on what is selected. */
function pasteText(text: string): void {
  const data = (type: string) => (type === 'text/plain' ? text : '');
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData: data, types: [] } });
}

/** Selects a text from its first letter to its last one. */
function selectLetters(text: HTMLElement): void {
  text.focus();
  const letters = document.createTreeWalker(text, 4 /* NodeFilter.SHOW_TEXT */);
  const first = letters.nextNode() ?? text;
  let last = first;
  while (letters.nextNode() !== null) last = letters.currentNode;
  getSelection()?.setBaseAndExtent(first, 0, last, last.textContent?.length ?? 0);
  document.dispatchEvent(new Event('selectionchange'));
}

/** Shows a text of which all letters are selected. */
function showSelected(html: string): HTMLElement {
  render(<Written first={html} />);
  const text = screen.getByRole('textbox');
  selectLetters(text);
  return text;
}

it('makes a link of words by an address that is pasted on them', () => {
  const text = showSelected('<p>our page</p>');
  pasteText('https://a.example/');
  expect(text.innerHTML).toBe('<p><a href="https://a.example/">our page</a></p>');
});

it.each([
  ['an address', '<p><a href="https://b.example/">https://b.example/</a></p>'],
  ['an address that no link may lead to', '<p>http://b.example/</p>'],
  ['several lines', '<p>a</p><p>b</p>'],
])('puts an address that is pasted in the place of %s', (_, html) => {
  const text = showSelected(html);
  pasteText('https://a.example/');
  expect(text.textContent).toBe('https://a.example/');
});

it('puts an address in the place of all that is written', () => {
  const text = showSelected('<p>a</p><p>b</p>');
  fireEvent.keyDown(text, { key: 'a', keyCode: 65, ctrlKey: true });
  pasteText('https://a.example/');
  expect(text.textContent).toBe('https://a.example/');
});

it('puts an address in the place of words where it is pasted as it is', () => {
  const text = showSelected('<p>our page</p>');
  fireEvent.keyDown(text, { key: 'V', keyCode: 86, ctrlKey: true, shiftKey: true });
  pasteText('https://a.example/');
  expect(text.innerHTML).toBe('<p>https://a.example/</p>');
});

it('knows of each paste whether it is as it is', () => {
  const text = showSelected('<p>our page</p>');
  fireEvent.keyDown(text, { key: 'V', keyCode: 86, ctrlKey: true, shiftKey: true });
  pasteText('your page');
  fireEvent.keyUp(text, { key: 'Shift', keyCode: 16 });
  selectLetters(text);
  fireEvent.paste(text, { clipboardData: { getData: () => 'https://a.example/', types: [] } });
  expect(text.innerHTML).toBe('<p><a href="https://a.example/">your page</a></p>');
});

/** Writes at the end of the text, as an input method does that composes. */
function compose(text: HTMLElement, words: string): void {
  const last = text.lastElementChild;
  last?.append(words);
  fireEvent.input(text);
}

it('takes what another one wrote when a composition is over, and loses no word of either', async () => {
  const seen: string[] = [];
  render(<Written first="<p>One</p><p>Two</p>" then="<p>One, first</p><p>Two</p>" seen={seen} />);
  const text = screen.getByRole('textbox');
  fireEvent.compositionStart(text);
  fireEvent.click(screen.getByRole('button', { name: 'take' }));
  expect(text.textContent).toBe('OneTwo');
  compose(text, 'か');
  await waitFor(() => {
    expect(seen.at(-1)).toBe('<p>One, first</p><p>Twoか</p>');
  });
  expect(text.textContent).toBe('OneTwoか');
  fireEvent.compositionEnd(text);
  await waitFor(() => {
    expect(text.innerHTML).toBe('<p>One, first</p><p>Twoか</p>');
  });
});
