/** The company's facts as their file has them: where each entry stands, and whether its value differs by language. */
import { LANGUAGES } from '../i18n/languages';

/** The keys of values that differ by language; `default` is for the languages that have none. */
export const LANGUAGE_KEYS = ['default' as const, ...LANGUAGES.map(({ code }) => code)];

/** A key of a value that differs by language. */
type LanguageKey = (typeof LANGUAGE_KEYS)[number];

/** The file, or a part of it. */
export type Facts = Readonly<Record<string, unknown>>;

/** How an entry is written: a text, some sentences, or a list of texts with one a line. */
export type EntryKind = 'text' | 'sentences' | 'lines';

/** An entry of the file. */
export interface Entry {
  /** Its place, such as `email.support`. */
  readonly place: string;
  readonly kind: EntryKind;
}

const stores = ['bandcamp', 'streaming', 'tanoc', 'diverse'].map((store) => `stores.${store}`);

const album = (id: string): Entry[] => [
  ...stores.map((store) => ({ place: `albums.${id}.${store}`, kind: 'text' as const })),
  { place: `albums.${id}.videos`, kind: 'lines' },
];

/** The entries in the order of the form, by section. */
export const SECTIONS: Readonly<Record<string, readonly Entry[]>> = {
  email: [
    { place: 'email.support', kind: 'text' },
    { place: 'email.recruit', kind: 'text' },
    { place: 'email.press', kind: 'text' },
  ],
  press: [{ place: 'press.boilerplate', kind: 'sentences' }],
  game: [
    { place: 'game.store.url', kind: 'text' },
    { place: 'game.store.languageQuery', kind: 'text' },
    { place: 'game.videos.freePlay', kind: 'lines' },
    { place: 'game.videos.tutorial', kind: 'text' },
    { place: 'game.videos.mashUp', kind: 'lines' },
  ],
  genesis02: album('genesis02'),
  genesis01: album('genesis01'),
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isLanguageKey = (key: string): key is LanguageKey =>
  LANGUAGE_KEYS.some((known) => known === key);

/** Whether a value stands for each language. */
const isByLanguage = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && Object.keys(value).some(isLanguageKey);

/** The value at a place; undefined where there is none. */
export function valueAt(facts: Facts, place: string): unknown {
  let value: unknown = facts;
  for (const key of place.split('.')) value = isObject(value) ? value[key] : undefined;
  return value;
}

/** The facts with another value at a place; everything else stays as it is, unknown entries too. */
export function withValue(facts: Facts, place: string, value: unknown): Facts {
  const [key = '', ...rest] = place.split('.');
  if (rest.length === 0) return { ...facts, [key]: value };
  const inner = facts[key];
  return { ...facts, [key]: withValue(isObject(inner) ? inner : {}, rest.join('.'), value) };
}

/** The text of a value in a field; null if it has another form. */
export function textOf(value: unknown, kind: EntryKind): string | null {
  if (value === undefined || value === null) return '';
  if (kind !== 'lines') return typeof value === 'string' ? value : null;
  const isList = Array.isArray(value) && value.every((id) => id === null || typeof id === 'string');
  return isList ? value.map((id: string | null) => id ?? '').join('\n') : null;
}

/** The value of a text in a field. An empty one is none; an empty line keeps a place free; sentences stand in one line. */
export function valueOf(text: string, kind: EntryKind): unknown {
  if (kind !== 'lines') {
    const line = kind === 'text' ? text.trim() : text.trim().replaceAll(/\s*[\n\r]\s*/gu, ' ');
    return line === '' ? null : line;
  }
  const lines = text.split('\n').map((line) => line.trim());
  const last = lines.findLastIndex((line) => line !== '');
  return lines.slice(0, last + 1).map((line) => (line === '' ? null : line));
}

/** What a field holds while it is written in: an empty line, or a space at the end, is one that goes on. */
export function draftOf(text: string, kind: EntryKind): unknown {
  if (kind === 'lines') return text.split('\n');
  return kind === 'text' || text === '' ? valueOf(text, kind) : text;
}

/** The facts as they are saved: without empty lines at the ends of lists, and sentences in one line. */
export function tidied(facts: Facts): Facts {
  const drafts = Object.values(SECTIONS)
    .flat()
    .filter((entry) => entry.kind !== 'text' && formOf(facts, entry) !== 'file');
  return drafts.reduce((all, { place, kind }) => {
    const isDraft = (value: unknown) => Array.isArray(value) || typeof value === 'string';
    const tidy = (value: unknown) =>
      isDraft(value) ? valueOf(textOf(value, kind) ?? '', kind) : value;
    const value = valueAt(all, place);
    if (isDraft(value)) return withValue(all, place, tidy(value));
    if (!isByLanguage(value)) return all;
    const own = Object.entries(value).map(([key, list]) => [key, tidy(list)] as const);
    return withValue(all, place, Object.fromEntries(own));
  }, facts);
}

/** How an entry can be changed: as one value, as a value for each language, or in the file only. */
export function formOf(facts: Facts, { place, kind }: Entry): 'one' | 'byLanguage' | 'file' {
  const parents = place.split('.').slice(0, -1);
  const isPlain = parents.every((_, index) => {
    const parent = valueAt(facts, parents.slice(0, index + 1).join('.'));
    return parent === undefined || parent === null || (isObject(parent) && !isByLanguage(parent));
  });
  const value = valueAt(facts, place);
  if (!isPlain) return 'file';
  if (!isByLanguage(value)) return textOf(value, kind) === null ? 'file' : 'one';
  const fits = Object.entries(value).every(
    ([key, own]) => isLanguageKey(key) && textOf(own, kind) !== null,
  );
  return fits ? 'byLanguage' : 'file';
}

/** A link of the footer. */
export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** The links of the footer; null if they have a form that is changed in the file only. */
export function linksOf(facts: Facts): readonly SocialLink[] | null {
  const { social = [] } = facts;
  if (social === null) return [];
  const isLink = (link: unknown): link is SocialLink =>
    isObject(link) && typeof link['name'] === 'string' && typeof link['url'] === 'string';
  return Array.isArray(social) && social.every(isLink) ? social : null;
}

/** What is wrong at a place and below it, one sentence; undefined if nothing is. */
export function faultAt(
  faults: Readonly<Record<string, string>>,
  place: string,
): string | undefined {
  const found = Object.entries(faults).filter(
    ([at]) => at === place || at.startsWith(`${place}.`) || at.startsWith(`${place}[`),
  );
  return found.length === 0 ? undefined : found.map(([, reason]) => reason).join(' ');
}
