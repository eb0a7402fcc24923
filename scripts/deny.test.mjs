import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { ScratchCheckout } from './scratch-checkout.mjs';

/** What the script asks cargo-deny. */
const ASKED = 'cargo-deny --offline --locked check licenses bans sources';

/** @type {ScratchCheckout} */
let checkout;
beforeEach(() => {
  checkout = new ScratchCheckout('deny.mjs');
  checkout.link('node', 'git');
  checkout.program('cargo', '');
  checkout.program('cargo-deny', 'printf \'cargo-deny %s\\n\' "$*"');
});
afterEach(() => {
  checkout.remove();
});

/** A folder as RustSec's database has it. */
function database() {
  checkout.write('copy/crates/a/RUSTSEC-2026-0001.md', 'date = "2026-01-02"\n');
  checkout.write('copy/crates/b/RUSTSEC-2026-0002.md', 'date = "2026-03-04"\n');
  return path.join(checkout.root, 'copy');
}

describe('the check for known weaknesses', () => {
  it('is left out loudly without a database', () => {
    const { status, stdout, stderr } = checkout.runNode('deny.mjs');
    expect(stderr).toContain('KNOWN WEAKNESSES ARE NOT CHECKED');
    expect(stdout).toBe(`${ASKED}\n`);
    expect(status).toBe(0);
  });

  it('fails in continuous integration without a database', () => {
    for (const variables of [{ CI: 'true' }, { CI: 'true', ADVISORY_DB: '/none' }]) {
      const { status, stdout, stderr } = checkout.runNode('deny.mjs', variables);
      expect(stderr).toContain('error: ADVISORY_DB names no RustSec database');
      expect(stdout).not.toContain(ASKED);
      expect(status).toBe(1);
    }
  });

  it('takes a folder, and says how old it is', () => {
    const { status, stdout, stderr } = checkout.runNode('deny.mjs', { ADVISORY_DB: database() });
    expect(stdout).toContain('is of 2026-03-04');
    expect(stdout).toContain(`${ASKED} advisories`);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('takes an archive', () => {
    execFileSync('tar', [
      '-czf',
      path.join(checkout.root, 'copy.tar.gz'),
      '-C',
      path.dirname(database()),
      'copy',
    ]);
    const { stdout } = checkout.runNode('deny.mjs', {
      CI: 'true',
      ADVISORY_DB: path.join(checkout.root, 'copy.tar.gz'),
    });
    expect(stdout).toContain(`${ASKED} advisories`);
  });

  it('fails when the address gives nothing, and when what is there is no database', () => {
    const gone = checkout.runNode('deny.mjs', { ADVISORY_DB: `file://${checkout.root}/gone` });
    expect(gone.stderr).toContain('cannot be cloned');
    expect(gone.status).toBe(1);
    const other = checkout.runNode('deny.mjs', { ADVISORY_DB: checkout.home });
    expect(other.stderr).toContain('holds no RustSec database');
    expect(other.status).toBe(1);
  });
});
