import { describe, expect, it } from 'vitest';

import { romanise } from './romanise';

describe('what is read', () => {
  it.each([
    ['サウンドデザイナー', 'saundodezaina'],
    ['ゲームプレイプログラマー', 'gemupureipurogurama'],
    ['しゃいん', 'shain'],
    ['キャラクター', 'kyarakuta'],
    ['マッチョ', 'matcho'],
    ['ざっし', 'zasshi'],
    ['ﾃﾞｻﾞｲﾝ', 'dezain'],
    ['ティーディー', 'tidi'],
    ['ヴォーカル', 'vokaru'],
    ['あっ', 'a'],
  ])('of kana %s is %s', (text, read) => {
    expect(romanise(text)).toBe(read);
  });

  // The examples of the rules of the National Institute of Korean Language.
  it.each([
    ['구미', 'gumi'],
    ['영동', 'yeongdong'],
    ['옥천', 'okcheon'],
    ['합덕', 'hapdeok'],
    ['호법', 'hobeop'],
    ['월곶', 'wolgot'],
    ['백마', 'baengma'],
    ['종로', 'jongno'],
    ['왕십리', 'wangsimni'],
    ['신라', 'silla'],
    ['별내', 'byeollae'],
    ['사운드 디자이너', 'saundeu dijaineo'],
    ['음악', 'eumak'],
    ['닭', 'dak'],
  ])('of Korean %s is %s', (text, read) => {
    expect(romanise(text)).toBe(read);
  });

  it('leaves all else', () => {
    expect(romanise('音ゲーム 2D Artist')).toBe('音gemu 2D Artist');
  });
});
