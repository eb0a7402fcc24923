// Builds what the comparison of engines starts, and runs it. Needs `make optimised` and an otherwise idle machine. Arguments:
// see main.mjs.
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import {
  die,
  find,
  hasV8,
  isProgram,
  main,
  need,
  output,
  ROOT,
  run,
  say,
  warn,
} from '../../../../scripts/lib.mjs';
import { buildFramework } from '../framework.mjs';

const BUILT = path.join(ROOT, 'target/bench-engines');

/** Runs a program; when it fails, the first line of its output that fits. */
function whyNot(program, args, pattern, options = {}) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    encoding: 'utf8',
    maxBuffer: 1e9,
    ...options,
  });
  if (status === 0) return undefined;
  return (
    `${stdout}${stderr}`.split('\n').find((line) => pattern.test(line)) ??
    `status ${String(status)}`
  );
}

/**
 * Builds a crate of others into target/bench-engines; where it cannot be built, says and writes down why. It has a V8 of its own
 * version: the library of this workspace does not fit, so its build script downloads one. Outside of this folder the settings of
 * this workspace do not apply.
 */
function buildRival(name) {
  say(`${name}: building`);
  const why = whyNotBuilt(name, path.join(import.meta.dirname, name));
  if (why === undefined) return;
  writeFileSync(path.join(BUILT, `${name}.why`), `${why}\n`);
  warn(`${name} IS NOT COMPARED: ${why}`);
}

function whyNotBuilt(name, source) {
  for (const file of [name, `${name}.why`]) rmSync(path.join(BUILT, file), { force: true });
  const lock = readFileSync(path.join(source, 'Cargo.lock'), 'utf8');
  const v8 = /^name = "v8"\nversion = "(.*)"$/mu.exec(lock)?.[1];
  const { RUSTY_V8_ARCHIVE: _, ...variables } = process.env;
  const releases = variables['RUSTY_V8_MIRROR'] ?? 'https://github.com/denoland/rusty_v8/releases';
  // The build script tries for minutes.
  const curl = ['--silent', '--show-error', '--fail', '--location', '--max-time', '15', '--output'];
  const unreachable = whyNot('curl', [...curl, '/dev/null', releases], /./u);
  if (unreachable !== undefined)
    return `it needs the library of the v8 crate ${v8}, which ${releases} does not give: ${unreachable}`;
  const folder = mkdtempSync(path.join(tmpdir(), 'rival-'));
  cpSync(source, folder, { recursive: true });
  const target = path.join(ROOT, 'target/bench-rivals');
  const failed = whyNot('cargo', ['build', '--locked', '--release'], /^error/u, {
    cwd: folder,
    env: { ...variables, CARGO_TARGET_DIR: target },
  });
  rmSync(folder, { recursive: true });
  if (failed !== undefined) return `its build with the v8 crate ${v8} failed: ${failed}`;
  copyFileSync(`${target}/release/bench-${name.replaceAll('_', '-')}`, path.join(BUILT, name));
  return undefined;
}

/** Builds ssr-runtime's host; its path. */
function buildHost() {
  say("ssr-runtime's host: building");
  const bench = ['bench', '--locked', '--package', 'ssr-runtime', '--features', 'web'];
  const messages = output(
    'cargo',
    ...bench,
    '--bench',
    'server',
    '--no-run',
    '--message-format',
    'json',
  );
  return messages
    .split('\n')
    .map((line) => JSON.parse(line))
    .find(({ target, executable }) => target?.name === 'server' && executable)?.executable;
}

main(() => {
  need('wrk', 'install it with your package manager');
  need('curl', 'install it with your package manager');
  if (!hasV8()) die("there is no V8 library to measure: run 'make v8-from-source' first");
  mkdirSync(BUILT, { recursive: true });
  for (const name of ['ssr_rs', 'rusty-ssr']) buildRival(name);
  say('pages: building');
  run('node', ['tests/lab/bench/engines/build.mjs', BUILT]);
  buildFramework('next');
  const deno = globSync('node_modules/@deno/*/deno', { cwd: ROOT }).find(isProgram) ?? find('deno');
  process.env['BENCH_HOST'] = buildHost();
  process.env['BENCH_DENO'] ??= deno === undefined ? '' : path.resolve(deno);
  say('measuring');
  run('node', ['tests/lab/bench/engines/main.mjs', ...process.argv.slice(2)]);
});
