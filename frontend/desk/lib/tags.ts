/** Tells the tags of HTML from other words in angle brackets, as in `<MUST>` or `<jobs@example.com>`. */

/** Elements that no text names by chance: a single tag of theirs makes a text HTML. */
const PLAIN_SIGNS = 'p|br|hr|h[1-6]|div|span|ul|ol|li|strong|em|tr|td|th|img|iframe';

/** The other elements of HTML that texts of other programs have, also old ones, and those of Word. */
const OTHERS = [
  'a|abbr|acronym|address|article|aside|audio|b|bdi|bdo|big|blockquote|body|button|canvas|caption|center|cite|code',
  'col|colgroup|dd|del|details|dfn|dl|dt|embed|fieldset|figcaption|figure|font|footer|form|head|header|hgroup|html',
  'i|input|ins|kbd|label|legend|link|main|map|mark|menu|meta|nav|nobr|noscript|object|optgroup|option|param|picture',
  'pre|q|rp|rt|ruby|s|samp|script|section|select|small|source|strike|style|sub|summary|sup|svg|table|tbody|template',
  'textarea|tfoot|thead|time|title|tt|u|var|video|wbr|(?:o|v|w|st1):[a-z]+',
];

const NAME = `(?:${[PLAIN_SIGNS, ...OTHERS].join('|')})`;

/** What ends the name of a tag and the tag: an address has other signs there. */
const END = String.raw`(?:\s[^>]*|\/)?>`;

const SIGN = new RegExp(`</?(?:${PLAIN_SIGNS})${END}|</${NAME}${END}`, 'iu');
const TAG = new RegExp(`</?${NAME}${END}`, 'giu');
const NO_TAG = new RegExp(`<(?=/?[a-z])(?!/?${NAME}[\\s/>])`, 'giu');

/** Whether a text is HTML. A tag that may be a word, such as `<Summary>` or `<A>`, says so only where one is closed. */
export const hasTags = (text: string): boolean => SIGN.test(text);

/** A text without the tags that it has if it is HTML. */
export const withoutTags = (text: string): string =>
  hasTags(text) ? text.replaceAll(TAG, '') : text;

/** HTML in which words in angle brackets are words. */
export const withWordsEscaped = (html: string): string => html.replaceAll(NO_TAG, '&lt;');
