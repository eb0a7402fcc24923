import path from 'node:path';

const frontend = path.resolve(import.meta.dirname, '../..');

/** The repository's root. */
export const ROOT = path.dirname(frontend);

/** Where every file for browsers goes; served at the site's root. */
export const PUBLIC = path.join(ROOT, 'public');

/** What was made from what; committed, so that a fresh clone knows which pictures it holds. */
export const RECORD = path.join(frontend, 'media/record.json');

/** The generated list that the pages import. */
export const MANIFEST = path.join(frontend, 'src/media/manifest.ts');

/** The generated outlines of the header's logos. */
export const LOGOS = path.join(frontend, 'src/media/logos.ts');
