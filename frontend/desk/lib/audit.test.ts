import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import file from '../../../locales/en/desk.json';
import { namesIn } from '../i18n/languages';
import { auditActions, auditSentence } from './audit';
import { authorName, COMMANDS } from './author';

const en = { ...file, languages: namesIn('en'), tag: 'en' };

const words = {
  texts: en,
  titleOf: (id: string) => (id === 'artist' ? 'Artist' : undefined),
  time: (moment: string) => moment.slice(0, 10),
};
const said = (action: string, subject: string) =>
  auditSentence({ id: 1, at: '', by: 'olivia', action, subject }, words);

it.each([
  ['addUser', 'emma (editor)', 'added emma as editor'],
  ['removeUser', 'emma', 'removed the user emma'],
  ['publish', 'artist jp', 'published “Artist” in Japanese'],
  ['takeBack', 'artist en (scheduled)', 'unpublished “Artist” in English (by schedule)'],
  [
    'createKey',
    'mirror (RecruitPosts-EN=read,Songs=write)',
    'created the key mirror (Positions in English: reads what is published, Songs: reads and writes drafts)',
  ],
  ['sendBack', 'artist jp', 'sent “Artist” in Japanese back'],
  ['delete', 'gone', 'deleted the position “gone”'],
  ['addTemplate', 'Art (2027)', 'created the template “Art (2027)”'],
  ['order', 'artist: 3', 'moved “Artist” to place 3 on the site'],
  ['order', '12 positions', 'set the order of the positions'],
  ['facts', 'email.support, other', 'changed company info: Mailboxes – For everybody'],
  ['facts', '12 entries', 'changed company info in many places'],
  ['backup', '2026-01-31T09:00:00.000Z (3 posts)', 'created a backup (posts and drafts: 3)'],
  [
    'restore',
    '2026-01-31T09:00:00.000Z (3 posts)',
    'restored the backup of 2026-01-31 (posts and drafts: 3)',
  ],
  ['logIn', 'emma', 'logged in'],
  ['logIn', 'emma (Mozilla/5.0 (iPhone; CPU) Safari/604.1)', 'logged in (Safari on iPhone)'],
  ['endSession', 'emma (curl/8)', 'ended another session (An unknown browser)'],
  ['somethingNew', 'artist', 'somethingNew: artist'],
])('says what %s of %s is', (action, subject, sentence) => {
  expect(said(action, subject)).toBe(sentence);
});

it('names who is no user in the language of the reader', () => {
  expect(COMMANDS.map((by) => authorName(by, en))).toEqual(['Command line', 'Start of the server']);
  expect(authorName('emma', en)).toBe('emma');
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
