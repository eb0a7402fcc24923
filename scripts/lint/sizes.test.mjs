import { describe, expect, it } from 'vitest';

import { judged, MOST, MOST_OF_FUNCTION, sizesOf, untested } from './sizes.mjs';

/** @param {number} count of lines */
const lines = (count) => 'let a = 1;\n'.repeat(count);

/** A Rust function of so many lines. @param {number} size */
const rust = (size) =>
  `//! A room.\n\n/// Does it.\n#[test]\npub(crate) async fn work(\n    a: u8,\n) -> u8 {\n${'    a();\n\n    // Why.\n'.repeat(size - 4)}}\n`;

/** @param {string} path @param {string} text */
const kindsOf = (path, text) => sizesOf(path, text).map(({ kind }) => kind);

describe('a size', () => {
  it('of a file has an end', () => {
    expect(kindsOf('a.ts', lines(MOST))).toEqual([]);
    for (const path of ['a.rs', 'a.ts', 'a.tsx', 'a.css', 'a.mjs', 'a.sh']) {
      expect(kindsOf(path, lines(MOST + 1))).toEqual(['long']);
    }
  });

  it('of a function counts neither empty lines nor comments', () => {
    expect(kindsOf('src/a.rs', rust(MOST_OF_FUNCTION))).toEqual([]);
    expect(sizesOf('src/a.rs', rust(MOST_OF_FUNCTION + 1))).toMatchObject([
      { kind: 'function', says: 'src/a.rs:5: work has 51 lines, more than 50' },
    ]);
    const shell = `# Builds.\nbuild() {\n${'  make\n'.repeat(MOST_OF_FUNCTION)}}\n`;
    expect(kindsOf('a.sh', shell)).toEqual(['function']);
  });

  it('of a function knows where it ends', () => {
    const methods = `trait A {\n    fn declared(\n        &self,\n    ) -> u8;\n    fn short(&self) {}\n${lines(60)}}\n`;
    expect(kindsOf('src/a.rs', methods)).toEqual([]);
  });

  it('of a test is that of its story', () => {
    const long = rust(MOST_OF_FUNCTION + 1);
    expect(kindsOf('server/tests/api/a.rs', long)).toEqual([]);
    expect(kindsOf('src/html/tests.rs', long)).toEqual([]);
    expect(kindsOf('src/plan_tests.rs', long)).toEqual([]);
    expect(kindsOf('src/a.rs', `${lines(20)}mod tests {\n${long}}\n`)).toEqual([]);
  });
});

describe('an exception', () => {
  const problems = sizesOf('made/list.ts', lines(MOST + 1));

  /** @param {'function' | 'long'} kind @param {string[]} paths @returns {import('./sizes.mjs').Exception[]} */
  const of = (kind, ...paths) => [{ kind, reason: 'written by a tool', paths }];

  it('leaves alone the files that it names, for one rule', () => {
    expect(judged(problems, of('long', 'made/list.ts'))).toEqual([]);
    expect(judged(problems, [])).toHaveLength(1);
    expect(judged(problems, of('function', 'made/list.ts'))).toHaveLength(2);
  });

  it('goes when nothing needs it', () => {
    expect(judged(problems, of('long', 'made/list.ts', 'made/other.ts'))).toEqual([
      'made/other.ts does not need the exception long',
    ]);
  });
});

describe('a component of ui', () => {
  it('has a test beside it', () => {
    const one = 'frontend/src/ui/Logo/Logo.tsx';
    expect(untested([one, 'frontend/src/ui/Logo/Logo.test.tsx'])).toEqual([]);
    expect(untested([one, 'frontend/src/ui/Logo/Other.test.tsx'])).toEqual([
      `${one} has no test beside it`,
    ]);
    expect(untested(['frontend/src/features/a/A.tsx'])).toEqual([]);
  });
});
