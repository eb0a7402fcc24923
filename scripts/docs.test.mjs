import { describe, expect, it } from 'vitest';

import {
  deadCommands,
  deadPaths,
  deadPathsInComments,
  faultsOfDecision,
  tooLong,
  unplainWords,
} from './docs.mjs';

const GOOD = `# 0003: Do it

- Date: 2026-11-21
- Status: accepted

## Context

Why.

## Alternatives

What else.

## Decision

What.

## Consequences

And then.
`;

/** @param {string} text @param {string} [name] */
const faultsOf = (text, name = '0003-do-it.md') => faultsOfDecision(name, text, ['0003', '0004']);

describe('a decision', () => {
  it('passes in its one form', () => {
    expect(faultsOf(GOOD)).toEqual([]);
    expect(faultsOf(GOOD.replace('accepted', 'replaced by 0004'))).toEqual([]);
  });

  it.each([
    ['a missing heading', GOOD.replace('## Alternatives', ''), /headings/u],
    ['another heading', GOOD.replace('## Context', '## Situation'), /Situation/u],
    ['headings in another order', GOOD.replace('Context', 'Decision'), /headings/u],
    ['an empty part', GOOD.replace('What else.', ''), /nothing stands below "Alternatives"/u],
    ['an empty last part', GOOD.replace('And then.', ''), /nothing stands below "Consequences"/u],
    ['no date', GOOD.replace('- Date: 2026-11-21\n', ''), /date/u],
    ['a day that no calendar has', GOOD.replace('11-21', '11-31'), /"2026-11-31" is no date/u],
    ['no status', GOOD.replace('- Status: accepted\n', ''), /status/u],
    ['an unknown status', GOOD.replace('accepted', 'maybe'), /"maybe" is no status/u],
    ['an unknown successor', GOOD.replace('accepted', 'replaced by 0099'), /no decision 0099/u],
    ['the number of another', GOOD.replace('# 0003', '# 0004'), /title/u],
  ])('fails with %s', (_what, text, fault) => {
    expect(faultsOf(text)).toEqual([expect.stringMatching(fault)]);
  });

  it('fails without a number in its name, and with one that is taken', () => {
    expect(faultsOf(GOOD, 'do-it.md')).toContain('the name is not NNNN-some-words.md');
    expect(faultsOfDecision('0003-do-it.md', GOOD, ['0003', '0003'])).toEqual([
      'another decision has the number 0003',
    ]);
  });
});

describe('a document', () => {
  const there = new Set(['docs/a.md', 'server', 'server/src/main.rs']);
  const deadIn = (/** @type {string} */ text) =>
    deadPaths(text, ['docs', 'server'], (file) => there.has(file));

  it('may name what exists', () => {
    expect(deadIn('`server/src/main.rs`')).toEqual([]);
  });

  it('may not name a path of the repository that does not exist', () => {
    expect(deadIn('`server/src/gone.rs`, twice `server/src/gone.rs`')).toEqual([
      'server/src/gone.rs',
    ]);
  });

  it('may name patterns and what lies elsewhere', () => {
    expect(deadIn('`server/*.rs` `react-dom/server.edge` `a.md`')).toEqual([]);
  });

  it('may hold code that looks like a path', () => {
    expect(deadIn('```js\n`server/gone.rs`\n```\n')).toEqual([]);
  });
});

describe('a source', () => {
  const there = new Set(['docs/a.md', 'server/tests/all.rs']);
  const deadIn = (/** @type {string} */ text) =>
    // Without backticks, which would make this file's own examples paths in comments.
    deadPathsInComments(
      'server/src/lib.rs',
      text.replaceAll('~', '`'),
      ['docs', 'server', 'tests'],
      (file) => there.has(file),
    );

  it('may name what exists in its comments, from the root or from a folder around it', () => {
    expect(deadIn('//! See ~docs/a.md~.\nlet a = 1; // ~tests/all.rs~')).toEqual([]);
  });

  it.each([
    '//! As ~docs/b.md~ says.',
    'let a = 1; // ~docs/b.md~',
    ' * As ~docs/b.md~ says.',
    '/* ~docs/b.md~ */',
    '# As ~docs/b.md~ says.',
  ])('may not name what does not exist, as in %s', (text) => {
    expect(deadIn(text)).toEqual(['docs/b.md']);
  });

  it('may have any path in its code', () => {
    expect(deadIn('const file = ~docs/b.md~;')).toEqual([]);
  });
});

describe('the words of documents and comments', () => {
  const words = ['who', 'ever'].join('');

  it.each([
    ['a.md', `It is kept for ${words.slice(3)}.\n${words} reads it.`, 2],
    ['a.rs', `// ${words.replace('w', 'W')} reads it.\nlet a = 1;`, 1],
    ['a.rs', `let ${words} = 1;`, 0],
    ['a.ts', `const a = 1; // A ${words}s`, 0],
  ])('are plain: in %s "%s" has %d that are not', (file, text, count) => {
    expect(unplainWords(file, text)).toHaveLength(count);
  });

  // A tilde stands in the words, since this file is read too.
  it.each([
    ['No~body reads it.', ['No~body']],
    ['It runs as `no~body`, as in [a](who-no~body-knows.md).', []],
    ['Engines stand ~back, and stood ~back.', ['stand ~back']],
    ['It is made of texts al~one.', ['al~one']],
    ['A busy isolate is left al~one. The desk stands al~one.', []],
    ['See [0074](0074-a-detail-hides-itself-al~one.md).', []],
    ['A text that is ~none is refused.', ['that is ~none']],
    ['Where there is ~none, it is made.', []],
    ['The service answ~ered.', ['service answ~ered']],
    ['What visitors answ~er, and answ~ers of the FAQ.', []],
  ])('are told from plain ones in "%s"', (marked, found) => {
    const plain = (/** @type {string} */ text) => text.replaceAll('~', '');
    expect(unplainWords('a.md', plain(marked)).map((fault) => fault.split('"')[1])).toEqual(
      found.map(plain),
    );
  });

  it('may be in an attribute of Rust, which is no comment', () => {
    const said = `#[error("${['no', 'body'].join('')} reads it")]`;
    expect(unplainWords('a.rs', said)).toEqual([]);
    expect(unplainWords('a.sh', said.replace('[', ' '))).toHaveLength(1);
  });

  it('are told with what to write in their place', () => {
    expect(unplainWords('a.md', words)).toEqual([
      `"${words}" is no plain English: write "anyone who"`,
    ]);
  });
});

describe('the length of the documents that are read first', () => {
  it.each([
    ['README.md', 150, []],
    ['README.md', 151, ['151 lines, more than 150']],
    ['docs/architecture.md', 251, ['251 lines, more than 250']],
    ['docs/testing.md', 251, []],
  ])('of %s with %d lines is judged', (file, lines, faults) => {
    expect(tooLong(file, 'a\n'.repeat(lines))).toEqual(faults);
  });
});

describe('the commands of a document', () => {
  const known = { make: new Set(['run', 'faults']), 'npm run': new Set(['check:docs']) };

  it.each([
    ['Type `make run`, or make up your mind.', []],
    ['Type `make rum`.', ['make rum']],
    ['```sh\nmake run # and make a site\nmake rum\n```', ['make rum']],
    ['```sh\ncd a && make rum\nCI=1 make rom\n```', ['make rum', 'make rom']],
    ["`make faults FAULTS='SIGTERM'`, `npm run --silent check:docs`", []],
    ['`npm run check:dogs --workspace @a/b`', ['npm run check:dogs']],
  ])('exist: in %s', (text, dead) => {
    expect(deadCommands(text, known)).toEqual(dead);
  });
});
