import { chmodSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ScratchCheckout } from './scratch-checkout.mjs';

const REPORT = 'tests/results/left-out.txt';

/** @type {ScratchCheckout} */
let checkout;
beforeEach(() => {
  checkout = new ScratchCheckout('doctor.sh', 'browser.sh', 'postgresql.sh');
  checkout.program('uname', 'case "$1" in -s) echo Linux ;; *) echo "Linux riscv64" ;; esac');
  checkout.program('df', 'printf \'head\\n/dev/x 1 1 %s 1%% /\\n\' "${FREE_KIB:-99000000}"');
  checkout.program('node', 'echo v24.21.0');
  checkout.program('rustc', 'echo "rustc 1.95.0 (x)"');
  checkout.program('id', 'echo 1000');
  for (const name of PRESENT) checkout.program(name, '');
  checkout.built('MiniBrowser', '');
  checkout.write('rust-toolchain.toml', 'channel = "1.95.0"\n');
  checkout.write('.cargo/config.toml', '');
  for (const script of ['browser', 'postgresql', 'doctor'])
    chmodSync(path.join(checkout.root, `scripts/${script}.sh`), 0o755);
});
afterEach(() => {
  checkout.remove();
});

const PRESENT = [
  ...['apt-get', 'cargo', 'cc', 'chromium', 'curl', 'faketime', 'firefox-esr', 'git', 'initdb'],
  ...['pulseaudio', 'python3', 'sha256sum', 'shellcheck', 'systemd-analyze', 'WebKitWebDriver'],
  ...['Xvfb', 'make', 'npm'],
];

/** Takes programs off the PATH. @param {string[]} names */
const without = (...names) => {
  for (const name of names) rmSync(path.join(checkout.programs, name));
};

/** @param {Record<string, string>} variables @param {string[]} args */
const doctorWith = (variables, ...args) => {
  const browser = path.join(checkout.root, 'MiniBrowser');
  return checkout.run('doctor.sh', { WEBKIT_PATH: browser, ...variables }, ...args);
};

/** @param {string[]} args */
const doctor = (...args) => doctorWith({}, ...args);

describe('the look at the machine', () => {
  it.each([[['build']], [['test']], [['test', 'rust']]])(
    'is silent for %j where nothing is missing',
    (args) => {
      expect(doctor(...args)).toEqual({ status: 0, stdout: '', stderr: '' });
      expect(existsSync(path.join(checkout.root, REPORT))).toBe(false);
    },
  );

  it('shows all that it looked for when nothing else is asked', () => {
    const { status, stdout } = doctor();
    for (const name of [
      'cc',
      'node',
      'cargo',
      'browser',
      'firefox',
      'webkit',
      'postgresql',
      'disk',
    ])
      expect(stdout).toMatch(new RegExp(`^  ${name} `, 'mu'));
    expect(status).toBe(0);
  });

  it.each([
    ['cc', 'missing: cc, the C and C++ compiler: sudo apt-get install build-essential'],
    ['make', 'sudo apt-get install make'],
    ['git', 'sudo apt-get install git'],
    ['gzip', 'sudo apt-get install gzip'],
    ['npm', 'missing: Node.js with npm, '],
    ['cargo', "curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh"],
    ['sha256sum', 'which computes checksums: sudo apt-get install coreutils'],
  ])('ends when %s is missing, with the command that installs it', (name, text) => {
    without(name);
    const { status, stderr } = doctor('build');
    expect(stderr).toContain(text);
    expect(status).toBe(1);
  });

  it('names all that is missing at once', () => {
    without('cc', 'git');
    expect(doctor('build').stderr).toContain('error: 2 of the tools');
  });

  it.each([
    ['dnf', ['sudo dnf install gcc gcc-c++']],
    ['brew', ['xcode-select --install']],
    ['', ['Debian: sudo apt-get', 'Fedora: sudo dnf', 'macOS: xcode-select']],
  ])('knows the package manager: %s', (manager, texts) => {
    without('cc', 'apt-get');
    if (manager !== '') checkout.program(manager, '');
    if (manager === 'brew') checkout.program('uname', 'echo Darwin');
    for (const text of texts) expect(doctor('build').stderr).toContain(text);
  });

  it('asks for a newer Node.js where npm has none for the machine', () => {
    checkout.program('node', 'echo v20.20.2');
    const { status, stderr } = doctor('build');
    expect(stderr).toContain('missing: Node.js 22.22 (this is 20.20.2)');
    expect(status).toBe(1);
  });

  it('is content with an old Node.js where npm has a newer one', () => {
    checkout.program('node', 'echo v20.20.2');
    checkout.program('uname', 'case "$1" in -s) echo Linux ;; *) echo "Linux x86_64" ;; esac');
    expect(doctor('build').status).toBe(0);
    expect(doctor().stdout).toContain('20.20.2 is too old: the scripts take');
  });

  it('asks for a newer Rust, unless rustup brings it', () => {
    checkout.program('rustc', 'echo "rustc 1.94.0 (x)"');
    expect(doctor('build').stderr).toContain('missing: Rust 1.95.0 (this is 1.94.0)');
    checkout.program('rustup', '');
    expect(doctor('build').status).toBe(0);
  });

  it('says what is scarce and goes on', () => {
    const { status, stderr } = doctorWith({ FREE_KIB: '1024000' }, 'build');
    expect(stderr).toContain('ONLY 1000 MiB OF DISK ARE FREE');
    expect(status).toBe(0);
  });

  it('says which tests cannot run, and keeps it for the end', () => {
    without('chromium', 'faketime', 'firefox-esr', 'WebKitWebDriver', 'initdb', 'shellcheck');
    // A PostgreSQL of this machine lies where Debian puts it.
    checkout.script('postgresql', 'exit 1');
    const { status, stderr } = doctor('test');
    expect(stderr).toContain('(sudo apt-get install chromium fonts-liberation)');
    expect(checkout.read(REPORT)).toBe(
      'the browser tests are not run: there is no Chromium or Chrome\n' +
        'the tests in firefox are not run: there is no Firefox\n' +
        'the tests in webkit are not run: there is no WebKitGTK with its driver, Xvfb and PulseAudio\n' +
        'tests with PostgreSQL are not run: there is no PostgreSQL\n' +
        'the test with a wrong clock is not run: faketime is missing\n' +
        'shell scripts are not checked: shellcheck is missing\n',
    );
    expect(status).toBe(0);
    expect(doctor('test', 'media').stderr).toBe('');
  });

  it.each([
    ['root in continuous integration', { CI: 'true' }, '0', true],
    ['root who allows it', { ALLOW_INSTALL: '1' }, '0', true],
    ['root', {}, '0', false],
    ['somebody who allows it', { ALLOW_INSTALL: '1' }, '1000', false],
  ])('leaves it to the scripts to install what tests need: %s', (_, variables, id, installs) => {
    without('chromium', 'firefox-esr', 'Xvfb');
    checkout.program('id', `echo ${id}`);
    const { stderr } = doctorWith(variables, 'test');
    for (const missing of ['there is no Chromium', 'there is no Firefox', 'there is no WebKitGTK'])
      expect(stderr.includes(missing)).toBe(!installs);
    checkout.program('apt-get', `echo "$*" >>'${checkout.root}/installed'`);
    for (const engine of ['chromium', 'firefox', 'webkit']) {
      checkout.write('installed', '');
      checkout.run('browser.sh', variables, engine);
      const packages = { chromium: 'chromium', firefox: 'firefox-esr', webkit: 'xvfb' }[engine];
      expect(checkout.read('installed').includes(` ${packages ?? ''} `)).toBe(installs);
    }
  });

  it.each(['MINGW64_NT-10.0-22631', 'MSYS_NT-10.0', 'CYGWIN_NT-10.0'])(
    'sends %s to WSL',
    (name) => {
      checkout.program('uname', `echo ${name}`);
      const { status, stdout, stderr } = doctor('build');
      expect(stdout + stderr).toMatch(
        /^error: Windows itself cannot build this: install WSL .*\n$/u,
      );
      expect(status).toBe(1);
    },
  );

  it.each([[['run']], [['build', 'all']], [['test', 'rusty']]])('refuses %j', (args) => {
    expect(doctor(...args).status).toBe(1);
  });
});

describe('the browser', () => {
  it('is Chromium, unless another engine is named', () => {
    /** @param {string[]} args */
    const found = (...args) => checkout.run('browser.sh', {}, ...args).stdout;
    expect(found()).toBe(`${path.join(checkout.programs, 'chromium')}\n`);
    expect(found('--find')).toBe(found());
    expect(found('--find', 'firefox')).toBe(`${path.join(checkout.programs, 'firefox-esr')}\n`);
    expect(checkout.run('browser.sh', {}, 'gecko').stderr).toContain('there is no engine gecko');
  });

  it.each(['WebKitWebDriver', 'Xvfb', 'pulseaudio'])('is no WebKit without %s', (name) => {
    const browser = path.join(checkout.root, 'MiniBrowser');
    const find = () => checkout.run('browser.sh', { WEBKIT_PATH: browser }, '--find', 'webkit');
    expect(find().stdout).toBe(`${browser}\n`);
    without(name);
    expect(find().stderr).toContain('no browser of the engine webkit found: install');
    expect(find().status).toBe(1);
  });

  it('may be an application of macOS', () => {
    without('chromium');
    const program = path.join(
      checkout.home,
      'Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    );
    checkout.write(path.relative(checkout.root, program), '');
    chmodSync(program, 0o755);
    expect(checkout.run('browser.sh').stdout).toBe(`${program}\n`);
  });
});
