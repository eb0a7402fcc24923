import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { problems, strangers } from './rooms.mjs';

const LIB =
  '//! A crate.\n//!\n//! ```text\n//! upper  above\n//! left, right  beside each other\n//! base64  below\n//! ```\n';

/** @type {string} */
let crate;
/** @param {Record<string, string>} files texts by their path below src */
function write(files) {
  for (const [name, text] of Object.entries({ 'lib.rs': LIB, ...files })) {
    const path = join(crate, 'src', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}
beforeEach(() => {
  crate = mkdtempSync(join(tmpdir(), 'rooms-'));
  write({
    'upper.rs': 'use crate::{\n    base64::{self, encode},\n    left::One,\n};\n',
    'left.rs': 'use super::base64;\n',
    'right.rs': '// use crate::left;\nconst TEXT: &str = "crate::left";\n',
    'base64.rs': 'pub(in crate::upper) fn encode() {}\n',
  });
});
afterEach(() => {
  rmSync(crate, { recursive: true });
});

describe('the rooms of a crate', () => {
  it('are fine when every import leads down', () => {
    expect(problems(crate)).toEqual([]);
  });

  it('forbid an import from above, also by super and inside a group', () => {
    for (const text of [
      'use crate::upper;',
      'use super::upper::Thing;',
      'use crate::{upper::{A, B}, left};',
      'fn f() { crate::upper::g() }',
      '#[cfg(test)]\nmod tests {\n    use super::super::upper;\n}',
    ]) {
      write({ 'base64.rs': text });
      expect(problems(crate).join('\n')).toContain('imports `upper`, which is not below `base64`');
    }
  });

  it('forbid an import from the room beside', () => {
    write({ 'right.rs': 'use crate::left;' });
    expect(problems(crate).join('\n')).toContain('imports `left`, which is not below `right`');
  });

  it('forbid an import from lib.rs', () => {
    write({ 'left.rs': 'use crate::Everything;' });
    expect(problems(crate).join('\n')).toContain('imports `Everything` from lib.rs');
  });

  it('forbid a circle at any depth', () => {
    write({
      'left/mod.rs': 'mod a;\nmod b;\n',
      'left/a.rs': 'use super::b;',
      'left/b.rs': 'use crate::left::a;',
    });
    rmSync(join(crate, 'src/left.rs'));
    expect(problems(crate).join('\n')).toMatch(/circle in `crate::left`: a -> b -> a/u);
  });

  it('must all be drawn', () => {
    write({ 'cellar.rs': '' });
    expect(problems(crate).join('\n')).toContain('does not draw the room `cellar`');
    write({ 'lib.rs': '//! A crate.\n' });
    expect(problems(crate).join('\n')).toContain('draws no rooms');
  });

  it('import another crate only where they may', () => {
    write({
      'left/mod.rs': '// stranger::One\nuse stranger::One;\n',
      'right.rs': 'use strangers::One;\n// stranger::One\n',
    });
    rmSync(join(crate, 'src/left.rs'));
    expect(strangers(crate, 'stranger', ['left'])).toEqual([]);
    expect(strangers(crate, 'stranger', ['upper']).join('\n')).toMatch(/left.mod\.rs imports/u);
  });
});
