// Measures the site beside its baselines. Needs `make optimised` and an otherwise idle machine. Arguments name parts of the
// table, for example `client`; all by default.
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import {
  canInstall,
  die,
  find,
  hasV8,
  install,
  isProgram,
  main,
  outputOrNone,
  ROOT,
  run,
  say,
  succeedsQuietly,
  warn,
} from '../../../scripts/lib.mjs';
import { buildFramework } from './framework.mjs';

function installWrk() {
  if (find('wrk') !== undefined) return;
  if (!canInstall()) die('wrk is missing: install it with your package manager');
  say('wrk: installing');
  if (!install('wrk')) die('apt-get could not install wrk');
}

/** Takes Debian's nginx apart into a folder rather than installing it: installed it would start. @param {string} own */
function extractNginx(own) {
  const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  // apt-get's own user writes into it.
  chmodSync(folder, 0o755);
  const packages = ['download', 'nginx', 'libnginx-mod-http-brotli-static'];
  const calls = [['update'], packages];
  const isThere = calls.every((args) => succeedsQuietly('apt-get', args, { cwd: folder }));
  mkdirSync(own, { recursive: true });
  if (isThere)
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.deb')))
      run('dpkg-deb', ['--extract', path.join(folder, file), own]);
  rmSync(folder, { recursive: true });
}

function findNginx() {
  const own = path.join(ROOT, 'target/bench-nginx');
  const program = path.join(own, 'usr/sbin/nginx');
  if (!isProgram(program) && canInstall()) extractNginx(own);
  if (isProgram(program) && outputOrNone(program, '-v') !== undefined) {
    process.env['BENCH_NGINX'] = program;
    process.env['BENCH_NGINX_BROTLI'] =
      `${own}/usr/lib/nginx/modules/ngx_http_brotli_static_module.so`;
    return;
  }
  const installed = find('nginx');
  if (installed === undefined) {
    warn('CACHED PAGES ARE NOT COMPARED: nginx is missing');
    return;
  }
  process.env['BENCH_NGINX'] = installed;
  warn('THIS NGINX MAY LACK BROTLI: its row is left out');
}

function findBrowser() {
  delete process.env['BENCH_CHROMIUM'];
  const browser = outputOrNone('scripts/browser.sh', '--find');
  if (browser === undefined) warn('SCRIPT OF THE PAGES IS NOT COMPARED: a browser is missing');
  else process.env['BENCH_CHROMIUM'] = browser;
}

/**
 * Builds the site again, with a bundle that renders every part of a page each time: what compares engines has to render the same.
 */
function buildWhole() {
  say('bundle without kept parts: building');
  const whole = path.join(ROOT, 'target/bench-whole');
  mkdirSync(path.join(whole, 'frontend/dist'), { recursive: true });
  for (const part of ['locales', 'public', 'frontend/dist/client', 'frontend/dist/desk']) {
    rmSync(path.join(whole, part), { force: true });
    symlinkSync(path.join(ROOT, part), path.join(whole, part));
  }
  const build = ['run', '--silent', 'build:server', '--workspace', '@axtorm/frontend', '--'];
  const options = ['--outDir', `${whole}/frontend/dist/server`, '--logLevel', 'warn'];
  run('npm', [...build, ...options], { env: { VITE_KEEPS_NOTHING: 'true' } });
}

main(() => {
  const parts = process.argv.slice(2);
  const bench = (name, crate, ...more) =>
    run('cargo', ['bench', '--locked', '--package', crate, '--bench', name, ...more]);
  installWrk();
  findNginx();
  if (Number.parseInt(process.versions.node, 10) < 24)
    die('the baselines run on Node.js 24 or later, which is not on the PATH');
  if (!hasV8()) die("there is no V8 library to measure: run 'make v8-from-source' first");
  for (const framework of ['next', 'react-router', 'astro']) buildFramework(framework);
  findBrowser();
  buildWhole();
  if (parts.length === 0 || parts.includes('renders') || parts.includes('isolates')) {
    say("engine's benchmark: building");
    bench('renderer', 'ssr-runtime', '--no-run');
  }
  if (parts.length === 0) bench('content', 'content-service');
  run('node', ['tests/lab/bench/main.mjs', ...parts]);
});
