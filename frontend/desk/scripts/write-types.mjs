/** Writes `api/schema.d.ts` from the description of the service's calls. A unit test checks that it is up to date. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

import openapiTS, { astToString } from 'openapi-typescript';

const SOURCE = path.resolve(import.meta.dirname, '../../../docs/desk.openapi.yaml');
const TARGET = path.resolve(import.meta.dirname, '../api/schema.d.ts');

/** The types of the description. */
export async function writtenTypes() {
  const types = astToString(await openapiTS(pathToFileURL(SOURCE)));
  return `// Written by \`npm run types --workspace @axtorm/desk\` from docs/desk.openapi.yaml.\n${types}`;
}

/** The types as they are committed. */
export const committedTypes = () => readFileSync(TARGET, 'utf8');

if (process.argv[1] === import.meta.filename) writeFileSync(TARGET, await writtenTypes());
