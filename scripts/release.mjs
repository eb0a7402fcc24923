/**
 * Makes a release into target/release-files/: a tarball, a Debian package, bills of material, the changelog since the last tag,
 * and the sums of all of them. SERVER_BINARY names a program that is built already; otherwise it is built here, with the list
 * of its crates inside. EARLIER names the folders of releases that are live now, with spaces between them: the new one keeps their
 * files for pages that are open.
 */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { machine, tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { die, find, isCi, main, ROOT, run, say, sha256Of, succeeds, warn } from './lib.mjs';

const CARGO_AUDITABLE = 'cargo-auditable@0.7.7';
const CARGO_DEB = 'cargo-deb@3.8.0';
const GIT_CLIFF = 'git-cliff@2.14.2';

const PRODUCT = path.join(ROOT, 'target/release-files');
// server/Cargo.toml names these folders.
const PACKAGE = path.join(ROOT, 'target/package');

const copy = (/** @type {string} */ from, /** @type {string} */ to) => {
  cpSync(from, to, { recursive: true });
};

/** The program, built with the list of its crates inside, where `cargo audit bin` reads it. */
function program() {
  const given = process.env['SERVER_BINARY'] ?? '';
  if (given !== '') return given;
  if (!succeeds('cargo', ['auditable', '--version'], { quiet: true }))
    die(`cargo-auditable is missing: cargo install --locked ${CARGO_AUDITABLE}`);
  run('scripts/build.sh', ['release'], { env: { AUDITABLE: '1' } });
  return path.join(ROOT, 'target/release/server');
}

/** Lays out what is installed: the site, and beside it what goes to other places of a system. @param {string} server */
function layOut(server) {
  const tree = path.join(PACKAGE, 'tree');
  for (const folder of [PACKAGE, PRODUCT]) rmSync(folder, { recursive: true, force: true });
  for (const folder of [`${PACKAGE}/manual`, PRODUCT]) mkdirSync(folder, { recursive: true });
  copy(server, `${PACKAGE}/program/axtorm-site`);
  const live = (process.env['EARLIER'] ?? '').split(' ').filter(Boolean);
  for (const folder of live) run('node', ['frontend/scripts/keep-assets.mjs', folder]);
  for (const file of ['axtorm-site@.service', 'site.env'])
    copy(`deploy/systemd/${file}`, `${PACKAGE}/program/${file}`);
  for (const part of ['frontend/dist', 'locales', 'public', 'docs', 'LICENSE'])
    copy(part, `${tree}/${part}`);
  run(`${PACKAGE}/program/axtorm-site`, ['manual', `${PACKAGE}/manual`]);
}

/** Everything below one folder, as docs/operations.md installs it by hand. @param {string} name */
function tarball(name) {
  const tree = path.join(PACKAGE, name);
  copy(`${PACKAGE}/tree`, tree);
  copy(`${PACKAGE}/program/axtorm-site`, `${tree}/bin/server`);
  for (const part of ['systemd', 'nginx', 'prometheus'])
    copy(`deploy/${part}`, `${tree}/deploy/${part}`);
  copy(`${PACKAGE}/manual`, tree);
  run('tar', ['-czf', `${PRODUCT}/${name}.tar.gz`, '-C', PACKAGE, name]);
  rmSync(tree, { recursive: true });
}

/** What was packed is what is tried: unpacked elsewhere, it finds its site beside it. @param {string} name */
function tryOut(name) {
  const folder = mkdtempSync(path.join(tmpdir(), 'release-'));
  run('tar', ['-xzf', `${PRODUCT}/${name}.tar.gz`, '-C', folder]);
  const env = { PROGRAM_PATH: `${folder}/${name}/bin/server` };
  const isGood = succeeds('npm', ['run', '--silent', 'shipped', '--workspace', '@axtorm/tests'], {
    env,
  });
  rmSync(folder, { recursive: true });
  if (!isGood) die('what was packed does not work');
}

main(() => {
  const lacksDeb = find('cargo-deb') === undefined;
  const absent = `cargo-deb is missing: cargo install --locked ${CARGO_DEB}`;
  if (lacksDeb && isCi()) die(absent);
  if (lacksDeb) warn(`NO DEBIAN PACKAGE IS MADE: ${absent}`);
  const manifest = readFileSync('Cargo.toml', 'utf8');
  const [, version] =
    /^\[workspace\.package\]\n(?:[^[].*\n)*?version = "(.*)"/mu.exec(manifest) ?? [];
  if (version === undefined) die('Cargo.toml names no version');
  const server = program();
  if (readFileSync(server).includes('/_dev/style.css'))
    die(`${server} has the developers' loop: it was built with the feature development`);
  const name = `axtorm-site-${version}-${machine()}`;
  const step = (/** @type {string} */ what) => {
    say(`release ${version}: ${what}`);
  };
  step('laying it out');
  layOut(server);
  step('tarball');
  tarball(name);
  step('trying what was packed');
  tryOut(name);
  if (!lacksDeb) {
    step('Debian package');
    const made = ['--quiet', '--no-build', '--no-strip', '--package', 'server'];
    run('cargo', ['deb', ...made, '--output', `${PRODUCT}/`]);
  }
  step('bills of material');
  run('scripts/sbom.sh', []);
  copy('sbom', PRODUCT);
  step('changelog');
  const cliff = ['exec', '--yes', '--ignore-scripts', '--package', GIT_CLIFF, '--', 'git-cliff'];
  const since = ['--config', 'cliff.toml', '--unreleased', '--tag', `v${version}`];
  run('npm', [...cliff, ...since, '--output', `${PRODUCT}/CHANGELOG.md`]);
  const sums = readdirSync(PRODUCT).map(
    (file) => `${sha256Of(path.join(PRODUCT, file))}  ${file}\n`,
  );
  writeFileSync(`${PRODUCT}/SHA256SUMS`, sums.join(''));
  step('target/release-files');
  process.stdout.write(sums.join(''));
});
