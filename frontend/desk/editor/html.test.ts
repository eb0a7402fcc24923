import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { documentOf, htmlOf, openedOf, textOf } from './html';
import { ELEMENTS, safeAddress } from './schema';

const through = (html: string) => htmlOf(documentOf(html));

describe('the schema', () => {
  it('has the elements of the sanitiser', () => {
    const file = path.join(import.meta.dirname, '../../../server/src/content/sanitize.rs');
    const list = /const ELEMENTS[^=]*= \[(?<list>[^\]]*)\]/u.exec(readFileSync(file, 'utf8'));
    const names = [...(list?.groups?.['list'] ?? '').matchAll(/"(\w+)"/gu)].map(([, name]) => name);
    expect(names).toEqual(ELEMENTS);
  });

  it('keeps each of them as it is, but for those that mean the same as others', () => {
    const html =
      '<h3>A</h3><h4>B</h4><p>C<br><strong>D</strong> <em>E</em> <a href="https://a.example/">F</a></p>' +
      '<ul><li>G<ol><li>H</li></ol></li></ul>' +
      '<table><tbody><tr><th>I</th><td>J<br><em>K</em></td></tr><tr><td>L</td><td></td></tr></tbody></table>';
    expect(through(html)).toBe(html);
    expect(through('<p><b>A</b> <i>B</i></p>')).toBe('<p><strong>A</strong> <em>B</em></p>');
    expect(
      through(
        '<table><thead><tr><th>A</th></tr></thead><tfoot><tr><td>B</td></tr></tfoot></table>',
      ),
    ).toBe('<table><tbody><tr><th>A</th></tr><tr><td>B</td></tr></tbody></table>');
    expect(through('<table><caption>A</caption><tr><td>B</td></tr></table>')).toContain('A');
  });

  it.each([
    ['<p>A</p><p><strong>B</strong></p>', 'A<br><strong>B</strong>'],
    ['\n<ul>\n<li>A</li>\n<li><p>B</p></li>\n</ul>\n', '・A<br>・B'],
    ['A<table><tr><td><p>B</p></td><td>C</td></tr></table>', 'A<br>B / C'],
  ])('has one cell where a cell has %j', (inner, lines) => {
    const table = (said: string) =>
      `<table><tbody><tr><th>x</th><td>${said}</td></tr><tr><td>y</td><td>z</td></tr></tbody></table>`;
    expect(through(table(inner))).toBe(table(lines));
  });

  it('keeps the spaces of lines, but not those that are there for the look of a source', () => {
    expect(through('<p> A  B </p><ul><li>C </li></ul>')).toBe('<p> A  B </p><ul><li>C </li></ul>');
    expect(through('<p>\n  A\n  B\n</p>\n<ul>\n\t<li>C</li>\n</ul>\n')).toBe(
      '<p>A B</p><ul><li>C</li></ul>',
    );
    expect(textOf('<p>A  B </p>')).toBe('A B');
  });

  it('leaves out the empty line below a table', () => {
    const table = '<table><tbody><tr><th>A</th><td>B</td></tr></tbody></table>';
    expect(through(`${table}<p></p>`)).toBe(table);
    expect(through(`${table}<p>C</p>`)).toBe(`${table}<p>C</p>`);
    expect(openedOf(table).childCount).toBe(2);
    expect(htmlOf(openedOf(table))).toBe(table);
    expect(openedOf('<p>C</p>').childCount).toBe(1);
  });

  it('writes no element that the sanitiser does not know', () => {
    const html = ['h1', 'h2', 'h5', 'h6', 'table', 'img', 'iframe', 'section', 'u', 'code']
      .map((name) => `<${name} onclick="x" style="color:red">x</${name}>`)
      .join('');
    const names = [...through(html).matchAll(/<(\w+)/gu)].map(([, name]) => name);
    expect(names.filter((name) => !ELEMENTS.includes(name ?? ''))).toEqual([]);
    expect(through(html)).not.toContain('onclick');
  });

  it.each(['javascript:alert(1)', 'http://a.example/', '/a', ' data:text/html,x', 'vbscript:x'])(
    'lets no link lead to %s',
    (address) => {
      expect(safeAddress(address)).toBeNull();
      expect(through(`<p><a href="${address}">x</a></p>`)).toBe('<p>x</p>');
    },
  );
});

describe('HTML', () => {
  it('is empty where there is no text', () => {
    for (const html of ['', ' ', '<p></p>', '<p> </p>', '<ul><li></li></ul>'])
      expect(through(html)).toBe('');
  });

  it('runs nothing and shows no code while it is read', () => {
    expect(through('<p>a</p><script>globalThis.ran = true</script><style>p{}</style>')).toBe(
      '<p>a</p>',
    );
    expect(globalThis).not.toHaveProperty('ran');
  });

  it('has what is special in it escaped', () => {
    expect(through('<p>a &lt;b&gt; &amp; c</p>')).toBe('<p>a &lt;b&gt; &amp; c</p>');
  });

  it('is compared as text with a line for each block', () => {
    expect(textOf('<h3>A</h3><ul><li>B</li><li>C<br>D</li></ul>')).toBe('A\nB\nC\nD');
  });
});
