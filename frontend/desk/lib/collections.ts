/** What collections of the service are called: those of posts by what they hold. */
import { LANGUAGES } from '../i18n/languages';
import type { Texts } from '../i18n/languages';
import { fill } from '../../src/i18n/fill';
import { RIGHTS } from './keys';

/** What the names of the collections of posts begin with; their end is the language. */
const POSTS = 'RecruitPosts-';

/** What a collection is called; its own name where it holds no posts of the desk. */
export function nameOfCollection(collection: string, texts: Texts): string {
  const code = collection.startsWith(POSTS) ? collection.slice(POSTS.length).toLowerCase() : '';
  const language = LANGUAGES.find((each) => each.code === code);
  if (language === undefined) return collection;
  return fill(texts.keys.positionsIn, { language: texts.languages[language.code] });
}

/** What a key may do, of a list such as `RecruitPosts-EN=write,Songs=read`: a sentence for each collection. */
export function scopeNames(list: string, texts: Texts): string[] {
  return list.split(',').map((scope) => {
    const [collection = '', right = ''] = scope.split('=');
    const known = RIGHTS.find((each) => each === right);
    if (known === undefined) return scope;
    const name = nameOfCollection(collection, texts);
    return fill(texts.keys.scope, { collection: name, right: texts.keyRights[known] });
  });
}
