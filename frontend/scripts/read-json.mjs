/** Reads JSON as the server does: editors of Windows write a byte order mark before it, which is nothing. */
import { readFileSync } from 'node:fs';

/** @param {string} file @returns {any} */
export const readJson = (file) => JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/u, ''));
