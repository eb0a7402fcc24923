import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect, it } from 'vitest';

import { filesOfTests } from './crate-reads.mjs';
import { find, output, ROOT } from './lib.mjs';

/** @param {string} name @param {string} folder @param {string} test @param {string[]} dependencies */
const crate = (name, folder, test, ...dependencies) => ({
  name,
  manifest_path: `/root/${folder}/Cargo.toml`,
  dependencies: [
    { name: 'serde', path: null },
    ...dependencies.map((each) => ({ name: each, path: '/root' })),
  ],
  targets: [
    { kind: ['lib'], name },
    { kind: ['test'], name: test },
  ],
});

it('a test reads its crate, what that is built from, and what is of no crate', () => {
  const packages = [
    crate('server', 'server', 'api', 'desk'),
    crate('desk', 'server/desk', 'desk', 'service'),
    crate('service', 'server/service', 'service'),
    crate('order', 'order', 'rooms'),
  ];
  const files = ['docs/a.md', 'server/a.rs', 'server/desk/a.rs', 'server/service/a.rs'];
  const read = filesOfTests(packages, files, '/root');
  expect(Object.fromEntries(read)).toEqual({
    api: files,
    desk: ['docs/a.md', 'server/desk/a.rs', 'server/service/a.rs'],
    service: ['docs/a.md', 'server/service/a.rs'],
    rooms: files,
  });
});

it.skipIf(find('cargo') === undefined)(
  'no test takes a file of a crate that it is not built from',
  () => {
    const metadata = ['metadata', '--no-deps', '--offline', '--locked', '--format-version', '1'];
    const { packages } = JSON.parse(spawnSync('cargo', metadata, { encoding: 'utf8' }).stdout);
    const files = output('git', 'ls-files').split('\n');
    const taken = [...filesOfTests(packages, files, ROOT)].flatMap(([test, read]) => {
      const source = packages.flatMap((/** @type {any} */ each) => each.targets);
      const target = source.find((/** @type {any} */ each) => each.name === test);
      const folder = path.relative(ROOT, path.dirname(target.src_path));
      return files
        .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.rs'))
        .flatMap((file) =>
          [...readFileSync(file, 'utf8').matchAll(/(?:#\[path = |include_str!\()"([^"]+)"/gu)].map(
            ([, name = '']) => path.join(path.dirname(file), name),
          ),
        )
        .map((file) => ({ test, file, isRead: read.includes(file) }));
    });
    expect(taken.length).toBeGreaterThan(15);
    expect(taken.filter(({ isRead }) => !isRead)).toEqual([]);
  },
);

it('the stages of Rust read every file outside of the crates that Rust names', () => {
  const script = readFileSync(path.join(ROOT, 'scripts/test.sh'), 'utf8');
  const [lines = ''] = /(?:^rust_sources\+?=.*\n)+/mu.exec(script) ?? [];
  const print = `${lines}git ls-files -- "\${rust_sources[@]}"`;
  const read = new Set(output('bash', '-c', print).split('\n'));
  const all = new Set(output('git', 'ls-files').split('\n'));
  const sources = [...read].filter((file) => file.endsWith('.rs'));
  const named = sources.flatMap((file) =>
    [
      ...readFileSync(file, 'utf8').matchAll(
        /"(?:[^"\n]*\.\.\/)?((?:docs|locales|frontend)\/[\w./-]+)"/gu,
      ),
    ]
      .map(([, name = '']) => name)
      .filter((name) => all.has(name)),
  );
  expect(new Set(named).size).toBeGreaterThan(8);
  expect(named.filter((name) => !read.has(name))).toEqual([]);
});
