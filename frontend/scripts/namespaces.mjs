/** The files of texts that each language has. */

/** @typedef {import('./lists.mjs').List} List */

/** Those of the site's pages and of the game, which are set in the site's fonts. @param {List} list */
export const pageNamespaces = ({ pages, position, notFound }) => [
  'common',
  'play',
  ...pages.map(({ id }) => id),
  position.id,
  notFound,
];

/** Those that are read elsewhere: by the media, the desk, and the program itself (`server/words`). */
const OTHER = ['captions', 'desk', 'fallback', 'kit', 'mail', 'notice', 'preview'];

/** All of them. @param {List} list */
export const namespaces = (list) => [...pageNamespaces(list), ...OTHER];
