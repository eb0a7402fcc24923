import { DOMSerializer } from 'prosemirror-model';
import { describe, expect, it } from 'vitest';

import { pasteParser } from './html';
import { withoutStyles } from './paste';
import { schema } from './schema';

/** What a paste of this HTML puts into an empty text. */
function pasted(html: string): string {
  const inert = document.implementation.createHTMLDocument('');
  const box = inert.createElement('div');
  box.innerHTML = withoutStyles(html);
  const { content } = pasteParser.parseSlice(box);
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

it('keeps the text of tables and leaves pictures out', () => {
  expect(pasted('<table><tr><td>A</td><td>B</td></tr></table><img src="x">')).not.toMatch(
    /table|img/u,
  );
});

it('has no attribute left that the policy forbids', () => {
  expect(withoutStyles('<p STYLE = "a" onClick="b" class="c">style="d" onclick=</p>')).toBe(
    '<p data-style= "a" data-on="b" class="c">style="d" onclick=</p>',
  );
});
