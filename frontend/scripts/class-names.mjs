/** Names of the classes of CSS modules. */
import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Returns what names a class by its file and itself alone, so that the client and the server build, which run apart,
 * agree on every class.
 *
 * @returns {(name: string, filename: string) => string} Throws if two files have one name.
 */
export function scopedNames() {
  /** @type {Map<string, string>} */
  const files = new Map();
  return (name, filename) => {
    const file = filename.split('?')[0] ?? filename;
    const sheet = path.basename(file, '.module.css');
    const other = files.get(sheet) ?? file;
    // While somebody works on the site a file may have moved.
    if (other !== file && existsSync(other))
      throw new Error(`${file} must not be named like ${other}`);
    files.set(sheet, file);
    return `${sheet}_${name}`;
  };
}
