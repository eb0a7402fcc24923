import { DOMSerializer } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';

import { pasteParser } from './html';
import type { LeftOut } from './left-out';
import { withoutStyles, withoutTabs } from './paste';
import { schema } from './schema';

/** What the last paste had that a post cannot have. */
let leftOut: readonly LeftOut[] = [];

const parser = pasteParser((kinds) => {
  leftOut = kinds;
});

/** What a paste of this HTML puts into an empty text. */
function pasted(html: string): string {
  const inert = document.implementation.createHTMLDocument('');
  const box = inert.createElement('div');
  box.innerHTML = withoutStyles(html);
  const { content } = parser.parseSlice(box);
  const out = inert.createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document: inert }, out);
  return out.innerHTML;
}

const item = (level: number, mark: string, text: string) =>
  `<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level${String(level)} lfo1"><!--[if !supportLists]--><span><span style="mso-list:Ignore">${mark}<span style="font:7pt">&nbsp; </span></span></span><!--[endif]-->${text}<o:p></o:p></p>`;

describe('a paste from Word', () => {
  it('has lists where Word has paragraphs that look like them', () => {
    const html = `<p class="MsoNormal">You write:<o:p></o:p></p>${item(1, '·', 'songs')}${item(2, 'o', 'loops')}${item(1, '·', 'sounds')}<p>End</p>${item(1, '1.', 'first')}`;
    expect(pasted(html)).toBe(
      '<p>You write:</p><ul><li><p>songs</p><ul><li><p>loops</p></li></ul></li><li><p>sounds</p></li></ul>' +
        '<p>End</p><ol><li><p>first</p></li></ol>',
    );
  });

  it('has neither styles nor empty paragraphs', () => {
    const html =
      '<style>p.MsoNormal { margin: 0 }</style><p class="MsoNormal"><b><span style="color:red">Bold</span></b></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>';
    expect(pasted(html)).toBe('<p><strong>Bold</strong></p>');
  });
});

describe('a paste from Google Docs', () => {
  it('is bold and slanted only where the text is', () => {
    const html =
      '<b style="font-weight:normal" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400">plain </span><span style="font-weight:700">bold</span> <span style="font-style:italic">slanted</span></p></b>';
    expect(pasted(html)).toBe('<p>plain <strong>bold</strong> <em>slanted</em></p>');
  });

  it('has headings of the two sizes that a post has', () => {
    expect(pasted('<h1><span>A</span></h1><h2>B</h2><h6>C</h6>')).toBe(
      '<h3>A</h3><h3>B</h3><h4>C</h4>',
    );
  });
});

describe('a list of Word', () => {
  it.each([
    ['①', '②'],
    ['一、', '二、'],
    ['가.', '나.'],
    ['ㄱ.', 'ㄴ.'],
    ['ア.', 'イ.'],
    ['１．', '２．'],
    ['제1조', '제2조'],
    ['Ⅰ.', 'Ⅱ.'],
    ['（1）', '（2）'],
    ['第一条', '第二条'],
    ['㈠', '㈡'],
    ['㉮', '㉯'],
    ['(가)', '(나)'],
    ['ｱ)', 'ｲ)'],
    ['甲．', '乙．'],
    ['イ）', 'ロ）'],
    ['ⓐ', 'ⓑ'],
    ['⒈', '⒉'],
    ['1.1', '1.2'],
    ['iv)', 'v)'],
    ['Ａ．', 'Ｂ．'],
    ['일.', '이.'],
    ['1단계', '2단계'],
  ])('is numbered by %s', (first, second) => {
    expect(pasted(item(1, first, 'A') + item(1, second, 'B'))).toBe(
      '<ol><li><p>A</p></li><li><p>B</p></li></ol>',
    );
  });

  it.each([
    '·',
    'o',
    '§',
    'Ø',
    'ü',
    'v',
    'l',
    'n',
    '●',
    '○',
    '〇',
    '■',
    '□',
    '※',
    '－',
    '-',
    '・',
    '➢',
    'ㅁ',
    'ㅇ',
    '',
  ])('has bullets by %s', (mark) => {
    expect(pasted(item(1, mark, 'A'))).toBe('<ul><li><p>A</p></li></ul>');
  });

  it('ends where bullets follow numbers, on each level', () => {
    const html = [
      item(1, '1.', 'A'),
      item(2, '가.', 'B'),
      item(2, '·', 'C'),
      item(1, '·', 'D'),
    ].join('');
    expect(pasted(html)).toBe(
      '<ol><li><p>A</p><ol><li><p>B</p></li></ol><ul><li><p>C</p></li></ul></li></ol><ul><li><p>D</p></li></ul>',
    );
  });
});

describe('a table', () => {
  it.each([
    [
      'Excel',
      '<table border=0 width=200 style="border-collapse:collapse"><!--StartFragment--><col width=72><col width=72><tr height=20><td height=20 class=xl65 style="height:15pt">編曲</td><td class=xl65>5年</td><td>&nbsp;</td></tr><tr><td></td><td></td><td></td></tr><tr><td>Mix</td><td></td><td>必須</td></tr><!--EndFragment--></table>',
      '<table><tbody><tr><td>編曲</td><td>5年</td><td></td></tr><tr><td>Mix</td><td></td><td>必須</td></tr></tbody></table>',
    ],
    [
      'Sheets',
      '<google-sheets-html-origin><style>td{}</style><table dir="ltr" data-sheets-root="1"><colgroup><col width="100"/></colgroup><tbody><tr><td style="font-weight:bold" data-sheets-value="{}">Blender</td><td>2 years</td></tr></tbody></table></google-sheets-html-origin>',
      '<table><tbody><tr><th>Blender</th><td>2 years</td></tr></tbody></table>',
    ],
    [
      'LibreOffice',
      '<table cellspacing="0"><colgroup width="85"></colgroup><tr><td height="17" align="left"><font face="Arial">믹싱</font></td><td align="right" sdval="3"><b>3</b></td></tr></table>',
      '<table><tbody><tr><th>믹싱</th><td><strong>3</strong></td></tr></tbody></table>',
    ],
    [
      'Word',
      '<table class=MsoTable><tr><td><p class=MsoNormal>Tools<o:p></o:p></p></td><td><p class=MsoNormal>FMOD</p><p class=MsoNormal>Wwise</p></td></tr></table>',
      '<table><tbody><tr><th>Tools</th><td>FMOD<br>Wwise</td></tr></tbody></table>',
    ],
    [
      'the web',
      '<p>Before</p><table><caption>Skills</caption><thead><tr><th>Skill</th><th>Level</th></tr></thead><tbody><tr><td><a href="https://a.example/">Rust</a><br>or Go</td><td>high</td></tr></tbody></table><p>After</p>',
      '<p>Before</p><p>Skills</p><table><tbody><tr><th>Skill</th><th>Level</th></tr><tr><th><a href="https://a.example/">Rust</a><br>or Go</th><td>high</td></tr></tbody></table><p>After</p>',
    ],
    [
      'a layout',
      '<table><tr><td><h2>Head</h2><p>Text</p><ul><li>A</li></ul></td></tr></table>',
      '<h3>Head</h3><p>Text</p><ul><li><p>A</p></li></ul>',
    ],
    [
      'Notion, with a list in a cell and a table in another',
      '<table><tr><td>Work</td><td><ul><li>A</li><li>B</li></ul></td><td><table><tr><td>x</td><td>y</td></tr></table></td></tr></table>',
      '<table><tbody><tr><td>Work</td><td>・A<br>・B</td><td>x / y</td></tr></tbody></table>',
    ],
    [
      'five columns, for which a phone has no room',
      '<table><tr><td>a</td><td>b</td><td>c</td><td>d</td><td>e</td></tr></table>',
      '<p>a / b / c / d / e</p>',
    ],
    [
      'Word with numbered lines in a cell',
      '<table><tr><td>選考</td><td><ol><li>書類</li><li>面接</li></ol><p>　</p></td></tr></table>',
      '<table><tbody><tr><th>選考</th><td>1. 書類<br>2. 面接</td></tr></tbody></table>',
    ],
    [
      'Google Docs with a list in a cell',
      '<table><tr><td><p>Tools</p></td><td><ul><li dir="ltr"><p dir="ltr"><span>A</span></p></li><li><div><p>B</p></div></li></ul></td></tr></table>',
      '<table><tbody><tr><th>Tools</th><td>・A<br>・B</td></tr></tbody></table>',
    ],
    [
      'another editor of this kind',
      '<table data-pm-slice="0 0 []"><tbody><tr><td><p>a</p></td><td><p>b</p><p>c</p></td></tr></tbody></table>',
      '<table><tbody><tr><th>a</th><td>b<br>c</td></tr></tbody></table>',
    ],
    [
      'the desk, with one column',
      '<table data-pm-slice="0 0 []"><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>',
      '<table><tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody></table>',
    ],
    [
      'cells over several columns',
      '<table><tr><td colspan="2">Skills</td></tr><tr><td>a</td><td>b</td></tr></table>',
      '<p>Skills</p><p>a / b</p>',
    ],
    [
      'cells over several rows',
      '<table><tr><td rowspan="2">a</td><td>b</td><td>c</td></tr><tr><td>d</td><td>e</td></tr></table>',
      '<p>a / b / c</p><p>d / e</p>',
    ],
    [
      'cells that name one column, and an empty one over several',
      '<table><tr><td colspan="1">a</td><td>b</td></tr><tr><td colspan="2"></td></tr></table>',
      '<table><tbody><tr><th>a</th><td>b</td></tr></tbody></table>',
    ],
  ])('of %s is one of a post, or lines', (_, html, expected) => {
    expect(pasted(html)).toBe(expected);
  });

  it('of plain text has its cells apart', () => {
    expect(withoutTabs('a\tb\t\tc\r\n\tcode\nd')).toBe('a / b / c\r\n\tcode\nd');
  });
});

describe('what a post cannot have', () => {
  it.each<readonly [string, readonly LeftOut[]]>([
    ['<p>A</p>', []],
    ['<p>A<img src="x"></p><svg></svg>', ['pictures']],
    ['<iframe src="https://a.example/"></iframe><p>A</p><video></video>', ['players']],
    ['<p><a href="http://a.example/">A</a></p>', ['links']],
    ['<p>A<input value="x"><select><option>B</option></select></p>', ['fields']],
    [
      '<p><img src="x"><a href="javascript:x()">A</a></p><audio></audio>',
      ['pictures', 'players', 'links'],
    ],
    // No one misses these.
    ['<p><a href="#top">A</a><a href="https://a.example/">B</a><a href="ftp://a/"></a></p>', []],
    ['<p>A<img src="x" width="1" height="1"><input type="hidden"></p>', []],
  ])('is told: %s', (html, expected) => {
    expect(pasted(html)).not.toMatch(/img|iframe|http:|option|input/u);
    expect(leftOut).toEqual(expected);
  });

  it('is a picture of an emoji as a letter', () => {
    expect(pasted('<p>Fun <img alt="🎮" src="x"></p>')).toBe('<p>Fun 🎮</p>');
    expect(leftOut).toEqual([]);
  });
});

it('has no attribute left that the policy forbids', () => {
  expect(withoutStyles('<p STYLE = "a" onClick="b" class="c">style="d" onclick=</p>')).toBe(
    '<p data-style= "a" data-on="b" class="c">style="d" onclick=</p>',
  );
});
