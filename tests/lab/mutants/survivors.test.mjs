import { describe, expect, it } from 'vitest';

import { explained, judge, ofCargo, ofStryker } from './survivors.mjs';

const TABLE = String.raw`
| Mutant                        | Times | Why no test sees it |
| ----------------------------- | ----- | ------------------- |
| ${'`'}a.rs: replace \|\| with && in f${'`'} | 2     | both say the same   |
| ${'`'}b.rs: replace g with ()${'`'}  | 1     |                     |
`;

describe('mutants that no test sees', () => {
  it('are known by their names, with a number and a reason', () => {
    expect([...explained(TABLE)]).toEqual([['a.rs: replace || with && in f', 2]]);
  });

  it('have names that do not change when a line is put above them', () => {
    expect(ofCargo('a.rs:10:5: replace || with && in f\n')).toEqual([
      'a.rs: replace || with && in f',
    ]);
  });

  it('are a failure when the table has none of the name, or fewer', () => {
    const name = 'a.rs: replace || with && in f';
    const table = explained(TABLE);
    expect(judge({ missed: [name, name], caught: [] }, table).unexplained).toEqual([]);
    expect(judge({ missed: [name, name, name], caught: [] }, table).unexplained).toEqual([
      [name, 3],
    ]);
    expect(judge({ missed: ['c.rs: x'], caught: [] }, table).unexplained).toEqual([['c.rs: x', 1]]);
  });

  it('may leave the table when a test sees them', () => {
    const name = 'a.rs: replace || with && in f';
    expect(judge({ missed: [], caught: [name] }, explained(TABLE)).seen).toEqual([name]);
    expect(judge({ missed: [name], caught: [name] }, explained(TABLE)).seen).toEqual([]);
  });

  it('are named by what they replace in the front end', () => {
    const at = (
      /** @type {number} */ line,
      /** @type {number} */ from,
      /** @type {number} */ end,
    ) => ({
      start: { line, column: from },
      end: { line, column: end },
    });
    const mutants = [
      {
        mutatorName: 'BooleanLiteral',
        replacement: 'false',
        status: 'Survived',
        location: at(2, 12, 16),
      },
      {
        mutatorName: 'BlockStatement',
        replacement: '{}',
        status: 'Killed',
        location: at(1, 14, 15),
      },
    ];
    const files = { 'src/a.ts': { source: 'function f() {\n  return x(true);\n}', mutants } };
    expect(ofStryker({ files })).toEqual({
      missed: ['frontend/src/a.ts: BooleanLiteral: true -> false'],
      caught: ['frontend/src/a.ts: BlockStatement: { -> {}'],
    });
  });
});
