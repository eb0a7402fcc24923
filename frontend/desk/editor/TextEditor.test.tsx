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
