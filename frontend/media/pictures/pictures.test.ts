import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

import { expect, test } from 'vitest';

import { ROOT, RULE_SCENES } from '../pipeline/places';
import { CATALOGUE } from './catalogue';
import { CAST } from './idols/cast';
import { PHRASES } from './scenes/game';
import { RULE_KINDS, ruleScene } from './scenes/rules';
import { broken, titleOf } from './scenes/share';

const texts = (locale: string, name: string): unknown =>
  JSON.parse(readFileSync(path.join(ROOT, 'locales', locale, `${name}.json`), 'utf8'));

test.each(CATALOGUE)('$name is the same drawing every time, without a hole', ({ svg }) => {
  const drawn = svg();
  expect(drawn).toBe(svg());
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
});

const CROPS = CATALOGUE.flatMap(({ name, crop }) => (crop === undefined ? [] : [{ name, crop }]));

test.each(CROPS)('the crop of $name is the same drawing every time, without a hole', ({ crop }) => {
  const drawn = crop.svg();
  expect(drawn).toBe(crop.svg());
  expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
});

test.each(RULE_KINDS)(
  'the scene of what is %s is committed as it is drawn, small, without a word',
  (kind) => {
    const scene = ruleScene(kind);
    expect(scene).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect(readFileSync(RULE_SCENES[kind], 'utf8')).toBe(scene);
    expect(gzipSync(scene).length).toBeLessThan(2000);
  },
);

test('the idols have the names of the fan kit', () => {
  const kit = texts('en', 'fankit') as { icons: { characters: { name: string }[] } };
  expect(CAST.map(({ name }) => name)).toEqual(kit.icons.characters.map(({ name }) => name));
});

test.each(Object.entries(PHRASES))(
  'the catchphrase in %s is that of the page',
  (locale, { lines }) => {
    const page = texts(locale, 'mashup') as { title: { catchphrase: string } };
    const [a, b, low] = lines;
    expect([`${a}${b}${low}`, `${a}${b} ${low}`]).toContain(page.title.catchphrase);
  },
);

test('a card names its page first', () => {
  expect(titleOf('fankit', 'en')[0]).toBe('MASH VP! Fan Kit');
  expect(broken('MASH VP! Fan Kit')).toEqual(['MASH VP!', 'Fan Kit']);
  expect(broken('募集職種')).toEqual(['募集職種']);
  expect(broken('コンテンツ利用ガイドライン')).toEqual(['コンテンツ利用', 'ガイドライン']);
  expect(broken('リズムゲームと音楽のスタジオ')).toEqual(['リズムゲームと', '音楽のスタジオ']);
});
