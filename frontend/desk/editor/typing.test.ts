import { describe, expect, it } from 'vitest';

import { Typing } from '../test/typing';
import { addressOf, givenAddress } from './addresses';

const typed = (text: string, html = '') => new Typing(html).type(text).html;

describe('what is typed', () => {
  it.each([
    ['# A', '<h3>A</h3>'],
    ['## A', '<h3>A</h3>'],
    ['### A', '<h3>A</h3>'],
    ['#### A', '<h4>A</h4>'],
    ['＃＃　見出し', '<h3>見出し</h3>'],
    ['#A', '<p>#A</p>'],
    ['####### A', '<p>####### A</p>'],
    ['- A', '<ul><li>A</li></ul>'],
    ['・ A', '<ul><li>A</li></ul>'],
    ['1. A', '<ol><li>A</li></ol>'],
    // An item begins with a paragraph: what cannot be a heading stays as it is typed.
    ['- ## A', '<ul><li>## A</li></ul>'],
  ])('as a line, %j, is %s', (text, html) => {
    expect(typed(text)).toBe(html);
  });

  it.each([
    ['a **b c** d', '<p>a <strong>b c</strong> d</p>'],
    ['**太字**です', '<p><strong>太字</strong>です</p>'],
    ['これは**太字**', '<p>これは<strong>太字</strong></p>'],
    ['a *b* c', '<p>a <em>b</em> c</p>'],
    ['5*3*2', '<p>5*3*2</p>'],
    ['** a **', '<p>** a **</p>'],
    ['a ** b', '<p>a ** b</p>'],
    ['***', '<p>***</p>'],
  ])('with stars, %j, is %s', (text, html) => {
    expect(typed(text)).toBe(html);
  });

  it.each([
    ['www.example.com ', '<a href="https://www.example.com">www.example.com</a> '],
    ['https://a.example/b?c=1 ', '<a href="https://a.example/b?c=1">https://a.example/b?c=1</a> '],
    ['jobs@a.example ', '<a href="mailto:jobs@a.example">jobs@a.example</a> '],
    ['(www.a.example). ', '(<a href="https://www.a.example">www.a.example</a>). '],
    ['詳細はhttps://a.example/ ', '詳細は<a href="https://a.example/">https://a.example/</a> '],
    ['www.a.example、 ', 'www.a.example、 '],
    ['http://a.example/ ', 'http://a.example/ '],
    ['www. ', 'www. '],
    ['awww.a.example ', 'awww.a.example '],
  ])('as an address, %j, is %s', (text, html) => {
    expect(typed(text)).toBe(`<p>${html}</p>`);
  });

  it('as an address before Enter is a link, and the next line is none', () => {
    const text = new Typing().type('www.a.example');
    text.press('Enter');
    expect(text.type('b').html).toBe(
      '<p><a href="https://www.a.example">www.a.example</a></p><p>b</p>',
    );
  });

  it('is had back by Backspace', () => {
    const text = new Typing().type('a **b**');
    expect(text.press('Backspace')).toBe(true);
    expect(text.html).toBe('<p>a **b**</p>');
  });
});

describe('Tab', () => {
  const LIST = '<ul><li>a</li><li>b</li></ul>';

  it('moves an item in and out again, and leaves the text where the list allows no more', () => {
    const text = new Typing(LIST);
    expect(text.press('Tab')).toBe(true);
    expect(text.html).toBe('<ul><li>a<ul><li>b</li></ul></li></ul>');
    expect(text.press('Tab')).toBe(false);
    expect(text.press('Tab', { shiftKey: true })).toBe(true);
    expect(text.html).toBe(LIST);
    expect(text.press('Tab', { shiftKey: true })).toBe(false);
  });

  it('leaves a text outside of lists', () => {
    expect(new Typing('<p>a</p>').press('Tab')).toBe(false);
    expect(new Typing(LIST).goBehind('a').press('Tab')).toBe(false);
  });
});

describe('an address', () => {
  it.each([
    ['https://a.example/', 'https://a.example/'],
    [' www.a.example/b ', 'https://www.a.example/b'],
    ['jobs+kr@a.co.kr', 'mailto:jobs+kr@a.co.kr'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['a.example', null],
    ['two words', null],
    ['http://a.example', null],
    ['javascript:x()', null],
    ['', null],
  ])('is made of %j', (words, address) => {
    expect(addressOf(words)).toBe(address);
  });

  it('that is asked for may be a name alone', () => {
    expect(givenAddress('a.example/jobs')).toBe('https://a.example/jobs');
    expect(givenAddress('example')).toBeNull();
    expect(givenAddress('http://a.example')).toBeNull();
  });
});
