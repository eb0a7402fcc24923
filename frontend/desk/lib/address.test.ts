import { describe, expect, it } from 'vitest';

import { isRandom, proposalOf, proposalOfAll } from './address';

describe('an id', () => {
  it.each([
    ['Sound Designer', 'sound-designer', true],
    ['Développeur, C#', 'developpeur-c', true],
    ['サウンド・デザイナー', 'saundo-dezaina', true],
    ['사운드 디자이너', 'saundeu-dijaineo', true],
    ['2D Artist', '2d-artist', true],
    ['ゲーム音楽', 'gemu', false],
    ['作曲', '', false],
    ['', '', false],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59), true],
  ])('of %s is %s', (title, id, isWhole) => {
    expect(proposalOf(title)).toEqual({ id, isWhole });
  });

  it('is made of the English title, else of one that can be read', () => {
    expect(proposalOfAll(['Composer', '作曲', '작곡가']).id).toBe('composer');
    expect(proposalOfAll([null, '作曲', '작곡가']).id).toBe('jakgokga');
    expect(proposalOfAll([null, 'ゲーム音楽', null])).toEqual({ id: 'gemu', isWhole: false });
    expect(proposalOfAll([null, '作曲']).id).toBe('');
  });

  it('of random digits says nothing', () => {
    expect(isRandom('0e3f9a52-91b6-4f0e-8a4c-1c1a2f7f9d10')).toBe(true);
    expect(isRandom('sound-designer')).toBe(false);
  });
});
