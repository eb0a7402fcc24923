import { chmodSync, readFileSync } from 'node:fs';
import { machine } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { programOf, ScratchCheckout } from './scratch-checkout.mjs';

const PRODUCT = 'target/release-files';

/** @type {ScratchCheckout} */
let checkout;
/** @type {Record<string, string>} */
let given;
beforeEach(() => {
  checkout = new ScratchCheckout('release.mjs');
  checkout.link('ls', 'node', 'sort');
  checkout.program('cargo', 'if [[ $1 == deb ]]; then printf deb >"${!#}/axtorm-site.deb"; fi');
  checkout.program('cargo-deb', '');
  checkout.program('npm', '[[ $1 == run ]] || printf changes >"${!#}"');
  checkout.script('sbom', 'mkdir -p sbom; printf {} >sbom/server.cdx.json');
  checkout.write('Cargo.toml', '[workspace.package]\nversion = "1.2.3"\n[other]\nversion = "9"\n');
  for (const file of [
    ...['LICENSE', 'frontend/dist/client/a.js', 'locales/en/a.json', 'public/a', 'docs/a.md'],
    ...['deploy/systemd/axtorm-site@.service', 'deploy/systemd/site.env', 'deploy/nginx/a'],
    'deploy/prometheus/a',
  ])
    checkout.write(file, file);
  const server = checkout.write(
    'built',
    `#!${programOf('bash')}\nmkdir -p "$2/man"; echo page >"$2/man/axtorm-site.1"\n`,
  );
  chmodSync(server, 0o755);
  given = { SERVER_BINARY: server };
});
afterEach(() => {
  checkout.remove();
});

describe('a release', () => {
  it('has a tarball, a package, bills of material, a changelog, and the sums of them', () => {
    const { status, stderr } = checkout.runNode('release.mjs', given);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const lines = checkout.read(`${PRODUCT}/SHA256SUMS`).trim().split('\n');
    expect(lines.map((line) => line.split('  ')[1])).toEqual([
      'CHANGELOG.md',
      `axtorm-site-1.2.3-${machine()}.tar.gz`,
      'axtorm-site.deb',
      'server.cdx.json',
    ]);
    for (const line of lines) expect(line).toMatch(/^[0-9a-f]{64} {2}\S/u);
  });

  it('lays out the program, the site, its manual and its unit in the tarball', () => {
    // The list goes where a bill of material goes, so that no other program is needed to look into the tarball.
    checkout.script(
      'sbom',
      `mkdir -p sbom; tar -tzf ${PRODUCT}/axtorm-site-1.2.3-${machine()}.tar.gz | sort >sbom/list.json`,
    );
    checkout.runNode('release.mjs', given);
    const list = checkout.read(`${PRODUCT}/list.json`);
    for (const file of [
      ...['bin/server', 'man/axtorm-site.1', 'frontend/dist/client/a.js', 'locales/en/a.json'],
      ...['public/a', 'docs/a.md', 'deploy/systemd/axtorm-site@.service', 'LICENSE'],
    ])
      expect(list).toContain(`axtorm-site-1.2.3-${machine()}/${file}\n`);
  });

  it('tries the program out of the tarball, and ships none that does not work', () => {
    checkout.program(
      'npm',
      '[[ $1 == run ]] || exit 0; echo "$3 $PROGRAM_PATH"; test -x "$PROGRAM_PATH" && exit 1',
    );
    const { status, stdout, stderr } = checkout.runNode('release.mjs', given);
    expect(stdout).toMatch(/^shipped \S+\/axtorm-site-1\.2\.3-\w+\/bin\/server$/mu);
    expect(stderr).toContain('error: what was packed does not work');
    expect(status).toBe(1);
  });

  it('keeps the files of the releases that were live before', () => {
    checkout.write(
      'frontend/scripts/keep-assets.mjs',
      `import { appendFileSync } from 'node:fs';
appendFileSync('frontend/dist/kept', process.argv[2] + '\\n');`,
    );
    const kept = 'target/package/tree/frontend/dist/kept';
    checkout.script('sbom', `mkdir -p sbom; cp ${kept} sbom/list.json`);
    checkout.runNode('release.mjs', { ...given, EARLIER: 'old older' });
    expect(checkout.read(`${PRODUCT}/list.json`)).toBe('old\nolder\n');
  });

  it('says that no package is made where cargo-deb is missing, and fails in continuous integration', () => {
    checkout.remove();
    checkout = new ScratchCheckout('release.mjs');
    checkout.link('node');
    checkout.program('cargo', '');
    const { stderr } = checkout.runNode('release.mjs', given);
    expect(stderr).toContain('NO DEBIAN PACKAGE IS MADE: cargo-deb is missing: cargo install');
    const { status, stderr: refused } = checkout.runNode('release.mjs', { ...given, CI: 'true' });
    expect(refused).toContain('error: cargo-deb is missing: cargo install --locked cargo-deb@');
    expect(status).toBe(1);
  });

  it("refuses a program with the developers' loop", () => {
    checkout.write('built', 'link rel="stylesheet" href="/_dev/style.css"');
    const { status, stderr } = checkout.runNode('release.mjs', given);
    expect(stderr).toContain("built has the developers' loop");
    expect(status).toBe(1);
  });

  it('needs cargo-auditable to build the program', () => {
    checkout.program('cargo', '[[ $1 != auditable ]]');
    const { status, stderr } = checkout.runNode('release.mjs');
    expect(stderr).toContain('cargo install --locked cargo-auditable@');
    expect(status).toBe(1);
  });

  it('is made with the same tools here and by the workflow', () => {
    const script = readFileSync(path.join(import.meta.dirname, 'release.mjs'), 'utf8');
    const named = [...script.matchAll(/'(cargo-\w+@.+)'/gu)].map(([, name]) => name);
    const workflow = path.join(import.meta.dirname, '../.github/workflows/release.yml');
    expect(named).toHaveLength(2);
    expect(readFileSync(workflow, 'utf8')).toContain(`${named.join(' ')}\n`);
  });
});
