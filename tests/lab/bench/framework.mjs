// Builds the site's own tree as an app of a framework, rendered by the framework's server.
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import { ROOT, run, say, succeedsQuietly, warn } from '../../../scripts/lib.mjs';
import { hasOwnPackages } from '../own-packages.mjs';
import { PAGES } from './pages.mjs';

/** One route for each page, out of the file whose name says PAGE. Next.js and Astro call the root `index`. */
function makeRoutes(app, name) {
  const [template] = globSync('**/PAGE.*', { cwd: app, exclude: ['node_modules/**'] });
  const text = readFileSync(path.join(app, template), 'utf8');
  for (const page of PAGES) {
    const file = page === 'home' && name !== 'react-router' ? 'index' : page;
    writeFileSync(path.join(app, template.replace('PAGE', file)), text.replaceAll('PAGE', page));
  }
  rmSync(path.join(app, template));
}

/**
 * Builds an app into target/bench-NAME and says whether it is there. Its packages are for this only and have a lock file of
 * their own.
 *
 * @param {string} name a folder beside this module
 */
export function buildFramework(name) {
  say(`${name}: building`);
  const app = path.join(ROOT, 'target', `bench-${name}`);
  mkdirSync(app, { recursive: true });
  // What an older version of this module left would be built too.
  for (const entry of readdirSync(app))
    if (entry !== 'node_modules') rmSync(path.join(app, entry), { recursive: true });
  cpSync(path.join(import.meta.dirname, name), app, { recursive: true });
  // What only the comparison of engines needs.
  cpSync(path.join(import.meta.dirname, 'engines/page'), path.join(app, 'engines'), {
    recursive: true,
  });
  makeRoutes(app, name);
  const isThere = hasOwnPackages(app) && hasBuilt(app);
  if (!isThere) warn(`${name} IS NOT COMPARED: it cannot be built here`);
  return isThere;
}

function hasBuilt(app) {
  run('node', ['tests/lab/bench/tree/build.mjs', path.join(app, 'tree')]);
  for (const file of ['tests/lab/bench/tree/requests.mjs', 'frontend/src/routing/pages.json'])
    cpSync(file, path.join(app, 'tree', path.basename(file)));
  const env = { ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1' };
  if (!succeedsQuietly('npm', ['run', 'build'], { cwd: app, env })) return false;
  // Next.js leaves it to others to put the files of browsers beside its server.
  const standalone = path.join(app, '.next/standalone/.next');
  if (existsSync(standalone))
    cpSync(path.join(app, '.next/static'), path.join(standalone, 'static'), { recursive: true });
  return true;
}
