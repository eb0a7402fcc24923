import { describe, expect, it } from 'vitest';

import { ofRust, ofVitest, roomOf, rows } from './coverage-table.mjs';

const lines = { covered: 3, count: 4 };
const functions = { covered: 1, count: 2 };

describe('the table of coverage', () => {
  it.each([
    ['server/src/http/routes/page.rs', 'server http'],
    ['server/src/main.rs', 'server main'],
    ['server/content/service/src/value.rs', 'server/content/service value'],
    ['frontend/src/navigation/current-page.ts', 'frontend navigation'],
    ['frontend/src/start-client.ts', 'frontend start-client'],
  ])('names the room of %s', (file, room) => {
    expect(roomOf(file)).toBe(room);
  });

  it('counts the lines of Rust that are no tests', () => {
    const file = (/** @type {string} */ filename) => ({ filename, summary: { lines, functions } });
    const report = {
      data: [
        {
          files: [
            file('/a/server/src/seo/xml.rs'),
            file('/a/server/tests/api/main.rs'),
            file('/a/server/src/assets/fuzz_tests.rs'),
            file('/other/src/lib.rs'),
          ],
        },
      ],
    };
    expect(ofRust(report, '/a')).toEqual([{ file: 'server/src/seo/xml.rs', lines, functions }]);
  });

  it('sums the files of a room up, and all rooms at the end', () => {
    const share = { covered: 1, total: 1 };
    const frontend = ofVitest(
      {
        total: { lines: share, functions: share },
        '/a/frontend/src/ui/Logo.tsx': { lines: share, functions: share },
      },
      '/a',
    );
    const rust = ['server/src/seo/xml.rs', 'server/src/seo/atom.rs'].map((file) => ({
      file,
      lines,
      functions,
    }));
    expect(rows([...rust, ...frontend])).toEqual([
      ['frontend ui', '1', '100.0', '100.0'],
      ['server seo', '8', '75.0', '50.0'],
      ['all', '9', '77.8', '60.0'],
    ]);
  });
});
