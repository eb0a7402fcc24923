import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** Writes a file when it changed; an untouched file leaves the bundles' build alone. */
export function writeChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
