/** Stands for the templates of the service in tests. */
import type { Position, Post } from '../api/types';
import { aBegunEntry, aMissingEntry, aPosition } from './samples';
import { Refused } from './wire';
import type { Handler } from './wire';

/** What the calls work on. */
interface Kept {
  readonly positions: Map<string, Position>;
}

/** What a copy says otherwise than its original. */
export interface CopyChanges {
  readonly titles?: Readonly<Record<string, string>>;
  readonly date?: string;
}

/** A text of a copy in a language. */
export function copied(text: Post, locale: string, { titles = {}, date }: CopyChanges): Post {
  const title = titles[locale];
  return {
    ...text,
    ...(title === undefined ? {} : { title }),
    ...(date === undefined ? {} : { date }),
  };
}

/** Positions and templates, apart. */
export const listed = (positions: ReadonlyMap<string, Position>) => ({
  positions: [...positions.values()].filter(({ template }) => template === null),
  templates: [...positions.values()].filter(({ template }) => template !== null),
});

/** The calls about templates. Their texts are positions of the service. */
export function templateRoutes({ positions }: Kept): [RegExp, Handler][] {
  const refuseTaken = (name: string, id = '') => {
    const others = [...positions.values()].filter((each) => each.id !== id);
    if (others.some(({ template }) => template === name)) throw new Refused(409, { code: 'taken' });
  };
  const keep = (template: Position) => {
    positions.set(template.id, template);
    return template;
  };
  return [
    [
      /^POST \/templates$/u,
      ({ body }) => {
        const { name, copyOf, locale = '' } = body as Record<string, string>;
        refuseTaken(name ?? '');
        const of = copyOf === undefined ? undefined : positions.get(copyOf);
        const posts = of === undefined ? [[locale, {}] as const] : postsOf(of);
        const entries = posts.map(([code, draft]) => {
          return [code, { ...aBegunEntry, title: null, date: null, draft }] as const;
        });
        const id = `template-${String(positions.size)}`;
        const all = { en: aMissingEntry, jp: aMissingEntry, ...Object.fromEntries(entries) };
        return keep({ ...aPosition(id, all), template: name ?? '' });
      },
    ],
    [
      /^PATCH \/templates\/([^/]+)$/u,
      ({ parts: [id = ''], body }) => {
        const template = positions.get(id);
        if (template === undefined) throw new Refused(404, { code: 'notFound' });
        const name = String(body['name']);
        refuseTaken(name, id);
        return keep({ ...template, template: name });
      },
    ],
  ];
}

/** What is of one position only. */
const OWN: readonly string[] = ['title', 'date', 'closingDate', 'importId'];

/** What a template takes over of a position, by language. */
const postsOf = ({ locales }: Position): (readonly [string, Post])[] =>
  Object.entries(locales).flatMap(([locale, { draft, published }]) => {
    const text = draft ?? published;
    if (text === null) return [];
    const rest = Object.entries(text).filter(([field]) => !OWN.includes(field));
    return [[locale, Object.fromEntries(rest)] as const];
  });
