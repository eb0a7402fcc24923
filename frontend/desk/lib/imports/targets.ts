/** What the columns of a file are for: by the names that platforms give them, until somebody chooses something else. */
import { CONDITIONS, HTML_FIELDS } from '../../api/post-fields';
import NAMES from './names.json';

/** What a column can be for: a field of a post, a part of the pay, or what the row itself is. */
export const TARGETS = [
  'importId',
  'locale',
  'title',
  ...HTML_FIELDS,
  'date',
  'closingDate',
  'employmentType',
  'place',
  'placeCountry',
  'remote',
  'remoteFrom',
  'pay',
  'payMin',
  'payMax',
  'payCurrency',
  'payUnit',
  'process',
  ...CONDITIONS,
] as const;

/** What a column is for. */
export type Target = (typeof TARGETS)[number];

/** A field of formatted text. */
export type HtmlField = (typeof HTML_FIELDS)[number];

/** What each column is for, in their order; empty for one that is left out. */
export type Mapping = readonly (Target | '')[];

export const isHtml = (target: Target | ''): target is HtmlField =>
  HTML_FIELDS.some((field) => field === target);

/** A name without what people add to it: case, spaces, and signs around or between its words. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/^data\.|[\s_\-*:・/()[\]【】■◆●▼#?!’']/gu, '');

const known: ReadonlyMap<string, Target> = new Map(
  TARGETS.flatMap((target) =>
    [target, ...NAMES[target]].map((name) => [plain(name), target] as const),
  ),
);

/** What a name is for, if it is known. */
const targetOf = (name: string): Target | undefined => known.get(plain(name));

/** The text that a heading begins, such as `応募資格`; undefined where it says something else. */
export function sectionOf(heading: string): HtmlField | undefined {
  const target = targetOf(heading) ?? '';
  return isHtml(target) ? target : undefined;
}

/** What the columns of a file are for as far as their names say it. One value has one column, and a text may have more. */
export function mappingOf(columns: readonly string[]): Mapping {
  const taken = new Set<Target>();
  return columns.map((column) => {
    const target = targetOf(column) ?? '';
    if (target === '' || (taken.has(target) && !isHtml(target))) return '';
    taken.add(target);
    return target;
  });
}
