// The pages that are measured: all of the site but those of single positions.
import { readFileSync } from 'node:fs';

const list = new URL('../../../frontend/src/routing/pages.json', import.meta.url);

/**
 * Their names: each has a folder in the front end and an address of the same name, `home` that of the root.
 *
 * @type {string[]}
 */
export const PAGES = JSON.parse(readFileSync(list, 'utf8')).pages.map(({ id }) => id);
