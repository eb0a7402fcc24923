/** What a language that no posts are written in says of that, on pages that it lacks. */
import { language } from '../../../locales/kr/common.json';
import type { Messages } from '../contract/messages';

const kr: Messages<'common'>['language'] = language;

/** The sentences by the code of their language. The specification lists positions in English and Japanese. */
export const NO_POSTS: Readonly<Record<string, string>> = { kr: kr.some };
