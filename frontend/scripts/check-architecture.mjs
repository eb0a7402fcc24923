/** Fails when a module of the front end imports against the order of the rooms. Takes the folder that has `src`, `game` and `media`. */
import path from 'node:path';

import { violationsIn } from './architecture.mjs';

const folder = path.resolve(process.argv[2] ?? path.resolve(import.meta.dirname, '..'));
const violations = violationsIn(folder);
for (const violation of violations) console.error(violation);
if (violations.length > 0) process.exitCode = 1;
