/** Why fields are refused, in the language that is shown, and what a form calls these fields. */
import { fill, partsOf } from '../../src/i18n/fill';
import type { Reasons } from '../api/types';
import { FIELDS } from '../api/post-fields';
import type { Texts } from './languages';

/** What is wrong, by the field: in English for programs, and by codes. */
export interface Faults {
  readonly fields: Readonly<Record<string, string>>;
  readonly reasons: Reasons;
}

/**
 * What is wrong with each field, in words for people. A service of another version may have a code without words; the field is
 * named then, and no English is shown.
 */
export function wordsOf({ fields, reasons }: Faults, texts: Texts): Record<string, string> {
  const known = new Map<string, string>(Object.entries(texts.reasons));
  const words = Object.keys(fields).map((field) => {
    const { code = '', values: raw = {} } = reasons[field] ?? {};
    const template = known.get(code);
    const values = inWords(field, raw, texts);
    const isWhole =
      template !== undefined &&
      partsOf(template).every((part) => 'text' in part || Object.hasOwn(values, part.name));
    return [field, isWhole ? fill(template, values) : texts.errors.otherField];
  });
  return Object.fromEntries(words) as Record<string, string>;
}

/** What the values of the fields are called of which one is chosen. */
const choicesIn = (texts: Texts): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  employmentType: texts.employmentTypes,
  remote: texts.remotes,
  pay: texts.payUnits,
});

/** The values of a reason, with the words of the form in the place of a list of codes; without words there is no list. */
function inWords(field: string, values: Values, texts: Texts): Values {
  const { all, ...others } = values;
  const rest = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, inFigures(value, texts.tag)]),
  );
  if (all === undefined) return rest;
  const names = new Map(Object.entries(choicesIn(texts)[field] ?? {}));
  const words = all.split(', ').flatMap((code) => names.get(code) ?? []);
  if (words.length === 0) return rest;
  return { ...rest, all: new Intl.ListFormat(texts.tag, { type: 'disjunction' }).format(words) };
}

/** A number with the separators of a language. */
const inFigures = (value: string, tag: string) =>
  /^\d{4,15}$/u.test(value) ? Number(value).toLocaleString(tag) : value;

type Values = Readonly<Record<string, string>>;

/** Fields of small forms, by the text that labels them. */
const labelsIn = (texts: Texts): ReadonlyMap<string, string> =>
  new Map(
    Object.entries({
      id: texts.list.id,
      days: texts.keys.lifetime,
      hours: texts.preview.linkFor,
      name: texts.login.name,
      address: texts.webhooks.address,
      events: texts.webhooks.events,
      password: texts.login.password,
      publishAt: texts.schedule.publishAt,
      closeAt: texts.schedule.closeAt,
      ...Object.fromEntries(FIELDS.map((field) => [field, texts.post[field]])),
    }),
  );

/** What the form calls a field; `undefined` where no form has it. */
export function nameOfField(field: string, texts: Texts): string | undefined {
  return labelsIn(texts).get(field) ?? nameOfFact(field, texts);
}

/** What the form calls an entry of the company's facts, such as `albums.genesis01.videos.kr[1]`. */
function nameOfFact(place: string, texts: Texts): string | undefined {
  const [root = '', ...rest] = place.replaceAll(/\[\d+\]/gu, '').split('.');
  if (root === 'social') return texts.facts.social;
  const languages: Readonly<Record<string, string>> = {
    ...texts.languages,
    default: texts.facts.otherLanguages,
  };
  const language = languages[rest.at(-1) ?? ''];
  const way = language === undefined ? rest : rest.slice(0, -1);
  const sections: Readonly<Record<string, string>> = texts.factSections;
  const names: Readonly<Record<string, string>> = texts.factNames;
  const [section, ...inner] = root === 'albums' ? way : [root, root, ...way];
  const name = names[inner.join('_')];
  if (name === undefined) return undefined;
  const parts = [sections[section ?? ''], name, language];
  return parts.filter((part) => part !== undefined).join(' – ');
}
