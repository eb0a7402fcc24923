/** Names of the classes of CSS modules. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns a function that builds a class name from the file's name and the local name only, so that the separate builds
 * of client and server agree on every class.
 *
 * @returns {(name: string, filename: string) => string} throws if two files have the same name
 */
export function scopedNames() {
  /** @type {Map<string, string>} */
  const files = new Map();
  return (name, filename) => {
    const file = filename.split('?')[0] ?? filename;
    const sheet = path.basename(file, '.module.css');
    const other = files.get(sheet) ?? file;
    // A file may have moved while the development server runs.
    if (other !== file && existsSync(other))
      throw new Error(`${file} must not be named like ${other}`);
    files.set(sheet, file);
    return `${sheet}_${name}`;
  };
}
