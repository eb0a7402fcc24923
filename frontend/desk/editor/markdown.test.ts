import { DOMSerializer } from 'prosemirror-model';
import { EditorState } from 'prosemirror-state';
import { expect, it } from 'vitest';

import { Random } from '../test/random';
import { documentOf, htmlOf, pasteParser, textPasteParser } from './html';
import { schema } from './schema';

const parse = textPasteParser(pasteParser(() => undefined));

/** What a paste of this text puts into an empty text. */
function pasted(text: string, isPlain = false): string {
  const { doc } = EditorState.create({ schema });
  const { content } = parse(text, doc.resolve(1), isPlain);
  const box = document.createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(content, {}, box);
  return box.innerHTML;
}

const [TABLE, END] = ['<table><tbody>', '</tbody></table>'];

it.each([
  ['# A\n\n### B\n#### C', '<h3>A</h3><h3>B</h3><h4>C</h4>'],
  ['## A ##\n#tag', '<h3>A</h3><p>#tag</p>'],
  ['- a\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
  ['・作曲\n・編曲', '<ul><li><p>作曲</p></li><li><p>編曲</p></li></ul>'],
  ['•\tone\n•\ttwo', '<ul><li><p>one</p></li><li><p>two</p></li></ul>'],
  ['1. a\n\n2. b\nc', '<ol><li><p>a</p></li><li><p>b</p></li></ol><p>c</p>'],
  [
    '- a\n  - b\n    1. c\n  - d\n- e',
    '<ul><li><p>a</p><ul><li><p>b</p><ol><li><p>c</p></li></ol></li><li><p>d</p></li></ul></li><li><p>e</p></li></ul>',
  ],
  ['- a\n1. b', '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>'],
  [
    '| a | b |\n|---|:-:|\n| c | **d** |',
    `${TABLE}<tr><th>a</th><td>b</td></tr><tr><th>c</th><td><strong>d</strong></td></tr>${END}`,
  ],
  [
    '勤務時間\t10:00\n休日\t土日',
    `${TABLE}<tr><th>勤務時間</th><td>10:00</td></tr><tr><th>休日</th><td>土日</td></tr>${END}`,
  ],
  // A number that begins no list would become another one.
  ['3. c\n2026. 1. 5', '<p>3. c</p><p>2026. 1. 5</p>'],
])('reads the lines of %j', (text, html) => {
  expect(pasted(text)).toBe(html);
});

it.each([
  ['a **b *c* d** e', 'a <strong>b <em>c</em> d</strong> e'],
  ['**太字**と*斜体*', '<strong>太字</strong>と*斜体*'],
  ['__a__ snake__case__b', '<strong>a</strong> snake__case__b'],
  ['5*3*2 ** 4', '5*3*2 ** 4'],
  [
    '[us](https://a.example/) [we](www.b.example)',
    '<a href="https://a.example/">us</a> <a href="https://www.b.example">we</a>',
  ],
  [
    'see https://a.example/x_y_z.',
    'see <a href="https://a.example/x_y_z">https://a.example/x_y_z</a>.',
  ],
  ['[x](javascript:x()) a@b', 'x) a@b'],
  ['[a](b) [c](/d) [e](http://f.example/)', '[a](b) [c](/d) e'],
])('reads the signs in %j', (text, html) => {
  expect(pasted(text)).toBe(`<p>${html}</p>`);
});

it('is text alone where it is pasted as it is', () => {
  expect(pasted('- **a**\n\n# b\tc', true)).toBe('<p>- **a**</p><p># b / c</p>');
});

it('loses no word, whatever signs are around it', () => {
  const lines = ['# ', '- ', '1. ', '\n', '\t', '・', '|'] as const;
  const inline = ['*', '**', '_', '`', ' ', ']'] as const;
  const link = ['[', '](', ')'] as const;
  for (let run = 0; run < 200; run += 1) {
    const random = new Random(run);
    const words = Array.from({ length: 6 }, (_, at) => `w${String(at)}`);
    const sign = () => random.of([random.of(lines), random.of(inline), random.of(link), '']);
    const text = words.map((word) => `${sign()}${word}`).join('');
    const { content } = parse(text, documentOf('<p>x</p>').resolve(1), false);
    const said = content.textBetween(0, content.size, '\n', '\n');
    expect(
      words.filter((word) => !said.includes(word)),
      text,
    ).toEqual([]);
  }
});

it('goes on in the format of the caret', () => {
  const doc = documentOf('<p><strong>ab</strong></p>');
  const { content } = parse('c', doc.resolve(2), false);
  expect(htmlOf(schema.node('doc', null, content))).toBe('<p><strong>c</strong></p>');
});
