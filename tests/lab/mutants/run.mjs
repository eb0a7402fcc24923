// Breaks the code in many small ways and names each one that no test sees; fails when tests/lab/mutants/explained.md does not
// explain one. Arguments name areas, `rust` and `frontend`; both by default. SHARD=0/8 takes one eighth of Rust, SHARD=week the
// next part each week, FILE='server/content/service/src/filter/*' one part; of the front end it is
// FILE='src/navigation/page-loader.ts'.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import { die, main, ofCrates, ROOT, run } from '../../../scripts/lib.mjs';
import { hasOwnPackages } from '../own-packages.mjs';

const VERSION = '27.1.0';
const PRODUCT = path.join(ROOT, 'target/mutants');
const OWN = 'tests/lab/mutants';
/** Parts of Rust, of which continuous integration runs another one each week. */
const SHARDS = 16;
const MILLISECONDS_A_WEEK = 604_800_000;

const { SHARD = '', FILE = '' } = process.env;

/** Holds what no test has seen against the table of what is explained. @param {string[]} reports */
const judge = (...reports) => {
  run('node', [`${OWN}/survivors.mjs`, `${OWN}/explained.md`, ...reports]);
};

/** The V8 library that `make v8` has chosen: cargo-mutants works on a copy, which lacks what git ignores. */
function variablesOfV8() {
  const file = '.cargo/config.toml';
  const config = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const library = /^RUSTY_V8_ARCHIVE = "(.*)"$/mu.exec(config)?.[1];
  return library === undefined ? {} : { RUSTY_V8_ARCHIVE: library };
}

const AREAS = {
  /** What is mutated, and what is left out and why, is in .cargo/mutants.toml. */
  rust() {
    const program = ofCrates('cargo-mutants', VERSION);
    run('scripts/node.sh', ['v8']);
    run('scripts/postgresql.sh', []);
    const week = Math.floor(Date.now() / MILLISECONDS_A_WEEK) % SHARDS;
    const shard = SHARD === 'week' ? `${String(week)}/${String(SHARDS)}` : SHARD;
    const options = shard === '' ? [] : ['--shard', shard];
    // Its option for files adds to those of the settings.
    if (FILE !== '') options.push('--re', `^${FILE.replaceAll('*', '.*')}`);
    // Packages are built once for all mutants, and for the next run. Of its own accord it takes the workspace's default member only.
    const { status } = spawnSync(
      program,
      ['mutants', '--workspace', '--output', PRODUCT, ...options],
      {
        env: { ...process.env, ...variablesOfV8(), CARGO_TARGET_DIR: `${PRODUCT}/build` },
        stdio: 'inherit',
      },
    );
    // It says 2 when a mutant was missed, and 3 when one made the tests hang, which somebody would notice.
    if (status !== 0 && status !== 2 && status !== 3)
      die(`cargo-mutants ended with ${String(status)}`);
    judge(`${PRODUCT}/mutants.out/missed.txt`, `${PRODUCT}/mutants.out/caught.txt`);
  },
  /** Stryker writes mutants into the sources, so they are copied; its packages have a lock file of their own. */
  frontend() {
    const copy = path.join(PRODUCT, 'frontend');
    rmSync(copy, { recursive: true, force: true });
    mkdirSync(`${copy}/${OWN}`, { recursive: true });
    const made = new Set(['node_modules', 'dist', '.audio']);
    const sources = ['package.json', 'package-lock.json', 'locales', 'public', 'frontend'];
    for (const name of [...sources, 'server/content/service/seed'])
      cpSync(name, path.join(copy, name), {
        recursive: true,
        filter: (file) => !made.has(path.basename(file)),
      });
    for (const name of ['node_modules', 'frontend/node_modules'])
      if (existsSync(name)) symlinkSync(path.resolve(name), path.join(copy, name));
    if (!hasOwnPackages(OWN, '--legacy-peer-deps')) die('npm ci failed');
    const stryker = path.resolve(OWN, 'node_modules/@stryker-mutator/core/bin/stryker.js');
    const chosen = FILE === '' ? [] : ['--mutate', FILE];
    run('node', [stryker, 'run', path.resolve(OWN, 'stryker.config.mjs'), ...chosen], {
      cwd: path.join(copy, 'frontend'),
    });
    judge(`${copy}/frontend/reports/mutation/mutation.json`);
  },
};

main(() => {
  const wanted = process.argv.slice(2);
  for (const name of wanted) if (!(name in AREAS)) die(`there is no area ${name}: frontend rust`);
  run('scripts/node-modules.sh', []);
  for (const [name, mutate] of Object.entries(AREAS).toReversed())
    if (wanted.length === 0 || wanted.includes(name)) mutate();
});
