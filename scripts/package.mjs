/**
 * Packages the crates that others may use as crates.io would take them, and builds each archive outside of this workspace:
 * what the workspace lends it, or what the archive lacks, shows here. Arguments: names of crates; all by default.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { die, hasV8, main, output, ROOT, run, say } from './lib.mjs';

/** @typedef {{ folder?: string, files: string[], needs: string[] }} Crate */

const FILES = ['README.md', 'CHANGELOG.md', 'src/lib.rs'];
/**
 * The crates, those without others of ours first: where one lies that another needs, the files that its archive must have
 * beside what cargo asks for, and the crates of ours that it needs.
 *
 * @type {Record<string, Crate>}
 */
const CRATES = {
  'content-wire': { folder: 'server/content/wire', files: FILES, needs: [] },
  'http-client': { folder: 'server/net/client', files: FILES, needs: [] },
  'content-client': {
    files: [...FILES, 'examples/first_query.rs'],
    needs: ['content-wire', 'http-client'],
  },
  'ssr-runtime': {
    files: [
      'README.md',
      'CHANGELOG.md',
      'SECURITY.md',
      'src/js/host.js',
      'examples/axum.rs',
      'examples/template/package.json',
    ],
    needs: [],
  },
};

const outside = mkdtempSync(path.join(tmpdir(), 'packages-'));
const unpacked = (/** @type {string} */ name) => path.join(outside, name);

/**
 * Cargo looks for dependencies at crates.io, where ours are not. Writes settings by which a crate finds them, and returns the
 * arguments that name these.
 *
 * @param {Crate} crate
 * @param {(name: string) => string} folderOf
 */
function settings(crate, folderOf) {
  const file = path.join(outside, 'settings.toml');
  const patches = crate.needs.map(
    (need) => `[patch.crates-io.${need}]\npath = "${folderOf(need)}"\n`,
  );
  writeFileSync(file, patches.join(''));
  return ['--config', file];
}

/** Puts the archive of a crate together and unpacks it outside of the workspace. @param {string} name @param {Crate} crate */
function pack(name, crate) {
  say(`${name}: the archive`);
  const isArchive = (/** @type {string} */ file) =>
    /^-\d.*\.crate$/u.test(file.slice(name.length)) && file.startsWith(name);
  const archives = () =>
    existsSync('target/package') ? readdirSync('target/package').filter(isArchive) : [];
  for (const old of archives()) rmSync(path.join('target/package', old));
  const patches = settings(crate, (need) => path.join(ROOT, CRATES[need]?.folder ?? ''));
  const options = ['--locked', '--no-verify', '--allow-dirty', '--quiet', ...patches];
  run('cargo', ['package', '--package', name, ...options]);
  const archive = path.join('target/package', archives()[0] ?? '');
  const held = output('tar', '-tzf', archive)
    .split('\n')
    .map((file) => file.replace(/^[^/]*\//u, ''));
  for (const file of crate.files) if (!held.includes(file)) die(`${archive} lacks ${file}`);
  mkdirSync(unpacked(name));
  run('tar', ['-xzf', archive, '-C', unpacked(name), '--strip-components', '1']);
}

/** Builds what has been unpacked, with the examples of its documents. @param {string} name @param {Crate} crate */
function build(name, crate) {
  const env = { CARGO_TARGET_DIR: path.join(ROOT, 'target/packaged') };
  const cargo = (/** @type {string[]} */ ...args) => {
    const own = args.slice(1);
    const patches = settings(crate, unpacked);
    run('cargo', [args[0] ?? '', '--locked', '--quiet', ...own, ...patches], {
      cwd: unpacked(name),
      env,
    });
  };
  if (name === 'ssr-runtime') {
    say(`${name}: the sidecar alone, without and with the web half`);
    cargo('check', '--no-default-features');
    cargo('check', '--no-default-features', '--features', 'web');
    // Without a V8 library the embedded engine cannot be built anywhere.
    if (!hasV8()) return;
  }
  say(`${name}: library, examples and documented examples`);
  const features = name === 'ssr-runtime' ? ['--features', 'web'] : [];
  cargo('check', '--lib', '--examples');
  if (features.length > 0) cargo('check', '--lib', '--examples', ...features);
  cargo('test', '--doc', ...features);
}

main(() => {
  const named = process.argv.slice(2);
  const unknown = named.find((name) => !(name in CRATES));
  if (unknown !== undefined)
    die(`there is no crate ${unknown} to package: ${Object.keys(CRATES).join(' ')}`);
  run('node', ['scripts/v8.mjs']);
  const wanted = Object.entries(CRATES).filter(
    ([name]) => named.length === 0 || named.includes(name),
  );
  const needed = new Set(wanted.flatMap(([name, { needs }]) => [...needs, name]));
  try {
    for (const [name, crate] of Object.entries(CRATES)) if (needed.has(name)) pack(name, crate);
    // The choice of the V8 library lies in the workspace.
    if (existsSync('.cargo/config.toml'))
      cpSync('.cargo/config.toml', path.join(outside, '.cargo/config.toml'));
    for (const [name, crate] of wanted) build(name, crate);
  } finally {
    rmSync(outside, { recursive: true });
  }
});
