import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import file from '../../../locales/en/desk.json';
import { namesIn } from '../i18n/languages';
import { auditActions, auditSentence } from './audit';

const en = { ...file, languages: namesIn('en'), tag: 'en' };

const said = (action: string, subject: string) =>
  auditSentence({ id: 1, at: '', by: 'olivia', action, subject }, en);

it.each([
  ['addUser', 'emma (editor)', 'added emma as editor'],
  ['removeUser', 'emma', 'removed the user emma'],
  ['publish', 'artist jp', 'published artist in Japanese'],
  ['takeBack', 'artist en (scheduled)', 'unpublished artist in English (by schedule)'],
  ['createKey', 'mirror (A=read,B=write)', 'made the key mirror (A=read,B=write)'],
  ['delete', 'artist', 'deleted the position artist'],
  ['somethingNew', 'artist', 'somethingNew: artist'],
])('says what %s of %s is', (action, subject, sentence) => {
  expect(said(action, subject)).toBe(sentence);
});

it('has a sentence and a name for all that the service notes', () => {
  const sources = path.join(import.meta.dirname, '../../../server/content/desk/src');
  const words = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.rs'))
    .map((file) => readFileSync(path.join(sources, file), 'utf8'))
    .filter((text) => /\bnote\(/u.test(text))
    .flatMap((text) => [
      ...text.matchAll(/note\([^;]*?"(?<word>\w+)"/gu),
      ...text.matchAll(/=> "(?<word>\w+)",/gu),
    ])
    .map((match) => match.groups?.['word'] ?? '');
  expect(words.length).toBeGreaterThan(10);
  expect(Object.keys(en.audited)).toEqual(expect.arrayContaining(words));
  expect(Object.keys(en.auditNames).toSorted()).toEqual(Object.keys(en.audited).toSorted());
  expect(auditActions(en)).toHaveLength(Object.keys(en.audited).length);
});
