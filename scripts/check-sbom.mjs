// Fails when a bill of materials is no CycloneDX document, or lacks something that the lock files say is shipped.
// Arguments: CRATES PACKAGES, the two files.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';

/** @typedef {{ name: string, version?: string, group?: string, components?: Component[] }} Component */

/** Every component, those inside of others too. @param {Component[]} components @returns {Component[]} */
function flat(components) {
  return components.flatMap((one) => [one, ...flat(one.components ?? [])]);
}

/** `name@version` of all that a document lists. @param {string} file */
function listed(file) {
  const { bomFormat, specVersion, components = [] } = JSON.parse(readFileSync(file, 'utf8'));
  if (bomFormat !== 'CycloneDX' || !/^1\.\d$/u.test(specVersion))
    throw new Error(`${file} is no CycloneDX document`);
  const name = (/** @type {Component} */ { group, name: own }) =>
    group === undefined ? own : `${group}/${own}`;
  return new Set(flat(components).map((one) => `${name(one)}@${one.version ?? ''}`));
}

/** The crates of others that are compiled into the binary, as Cargo resolves them. */
function crates() {
  const args = ['tree', '--locked', '--package', 'server', '--edges', 'normal', '--prefix', 'none'];
  const lines = execFileSync('cargo', args, { encoding: 'utf8' }).split('\n');
  // A crate of this repository is followed by its folder.
  const foreign = lines.filter((line) => line !== '' && !line.includes(' (/'));
  return [
    ...new Set(foreign.map((line) => line.split(' ').slice(0, 2).join('@').replace('@v', '@'))),
  ];
}

/** The packages that are not for developers only. */
function packages() {
  /** @type {Record<string, { version?: string, dev?: boolean, devOptional?: boolean, link?: boolean }>} */
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  return Object.entries(locked)
    .filter(
      ([folder, { dev, devOptional, link }]) =>
        folder.includes('node_modules/') && !dev && !devOptional && !link,
    )
    .map(
      ([folder, { version }]) => `${folder.split('node_modules/').at(-1) ?? ''}@${version ?? ''}`,
    );
}

const [cratesFile = '', packagesFile = ''] = process.argv.slice(2);
for (const [file, wanted] of /** @type {const} */ ([
  [cratesFile, crates()],
  [packagesFile, packages()],
])) {
  const found = listed(file);
  const missing = wanted.filter((one) => !found.has(one));
  if (wanted.length === 0) missing.push('everything: the lock file names nothing');
  if (missing.length > 0) {
    process.stderr.write(`${file} lacks ${missing.join(', ')}\n`);
    process.exitCode = 1;
  } else {
    process.stdout.write(`${file}: ${String(found.size)} components\n`);
  }
}
