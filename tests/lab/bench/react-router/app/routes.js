// A route for each page of the site's own list.
import list from '../tree/pages.json';

export default list.pages.map(({ id, path }) =>
  path === '/'
    ? { id, index: true, file: `${id}.jsx` }
    : { id, path: path.slice(1), file: `${id}.jsx` },
);
