import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

import { FIELDS } from '../lib/post-fields';
import en from '../locales/en.json';

/** Texts that are chosen by a word of the service or of the code, such as a state. */
const CHOSEN = [
  'languages',
  'errors',
  'roles',
  'states',
  'employmentTypes',
  'remotes',
  'payUnits',
  'save',
  'actions',
  'warnings',
  'editor',
  'roleHints',
  'keyRights',
  'ownerScreens',
  'audited',
  'auditNames',
  'counts',
  'factSections',
  'factNames',
  'factLanguages',
];
const CHANGES = ['saved', 'discarded', 'published', 'takenBack', 'removed', 'added'];

it('are all used', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const chosen = [
    ...CHANGES.map((change) => `history.${change}`),
    ...FIELDS.map((field) => `post.${field}`),
  ];
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:app|data|editor|i18n|lib|screens|ui)\/.*\.tsx?$/u.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const unused = Object.entries(en)
    .filter(([namespace]) => !CHOSEN.includes(namespace))
    .flatMap(([namespace, texts]) => Object.keys(texts).map((key) => `${namespace}.${key}`))
    .filter((key) => !chosen.includes(key))
    .filter((key) => !new RegExp(`texts\\.${key}\\b`, 'u').test(sources));
  expect(unused).toEqual([]);
});
