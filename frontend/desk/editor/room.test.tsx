import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';

import en from '../../../locales/en/desk.json';
import jp from '../../../locales/jp/desk.json';
import kr from '../../../locales/kr/desk.json';
import { ELEMENTS_MAX, POST_BYTES_MAX } from '../api/limits';
import { PostBytesContext, hasRoom } from './room';
import { TextEditor } from './TextEditor';

interface WrittenProps {
  /** Bytes of the post beside this text. */
  readonly others?: number;
  readonly texts?: typeof en.editor;
}

function Written({ others = 0, texts = en.editor }: WrittenProps) {
  const [html, setHtml] = useState('');
  return (
    <PostBytesContext value={() => others + html.length}>
      <TextEditor
        label="Text"
        html={html}
        onChange={setHtml}
        language="en"
        isReadOnly={false}
        texts={texts}
      />
    </PostBytesContext>
  );
}

function paste(data: Readonly<Record<string, string>>): void {
  const getData = (type: string) => data[type] ?? '';
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { getData, types: [] } });
}

/** So many lines of 1,000 letters. */
const linesOf = (count: number) => Array.from({ length: count }, () => 'x'.repeat(999)).join('\n');

it('refuses 900 KB that could not be saved, and takes what has room', () => {
  render(<Written />);
  paste({ 'text/html': `<img src="x">${'<p>x</p>'.repeat(ELEMENTS_MAX + 1)}` });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  // Nothing is left out of what is not there.
  expect(screen.queryByRole('status')).toBeNull();
  paste({ 'text/plain': linesOf(900) });
  expect(screen.getByRole('textbox')).toHaveTextContent('');
  expect(screen.getByRole('alert')).toHaveTextContent(/at most 500 KB of text/u);
  paste({ 'text/plain': 'Short' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('textbox')).toHaveTextContent('Short');
});

it.each([
  [jp, '合計500 KBまで', '2,000個まで'],
  [kr, '500KB까지', '2,000개까지'],
])('names the limits in the language of the desk', (texts, size, elements) => {
  render(<Written texts={texts.editor} />);
  paste({ 'text/html': `<p>${'x'.repeat(900_000)}</p>` });
  expect(screen.getByRole('alert')).toHaveTextContent(size);
  expect(screen.getByRole('alert')).toHaveTextContent(elements);
});

it('counts the other texts of the language, and formats without words', () => {
  const { rerender } = render(<Written others={300_000} />);
  paste({ 'text/plain': linesOf(300) });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  rerender(<Written />);
  paste({ 'text/html': '<p>a</p>'.repeat(ELEMENTS_MAX + 1) });
  expect(screen.getByRole('alert')).toBeInTheDocument();
  paste({ 'text/plain': linesOf(300) });
  expect(screen.queryByRole('alert')).toBeNull();
});

it('lets a text that is too large become smaller, and counts as the service does', () => {
  const large = `<p>${'x'.repeat(POST_BYTES_MAX)}</p>`;
  expect(hasRoom(large, large.replace('xxx', ''), POST_BYTES_MAX + 100)).toBe(true);
  expect(hasRoom('', 'x'.repeat(10), POST_BYTES_MAX - 10)).toBe(true);
  expect(hasRoom('', 'x'.repeat(11), POST_BYTES_MAX - 10)).toBe(false);
  // A letter of Japanese has three bytes, a quotation mark and a line's end have two.
  expect(hasRoom('', 'あ"\n', POST_BYTES_MAX - 7)).toBe(true);
  expect(hasRoom('', 'あ"\n', POST_BYTES_MAX - 6)).toBe(false);
  const nested = (depth: number) => `${'<ul><li>'.repeat(depth)}x${'</li></ul>'.repeat(depth)}`;
  expect(hasRoom('', nested(16), 0)).toBe(true);
  expect(hasRoom('', nested(17), 0)).toBe(false);
});
