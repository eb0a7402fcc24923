import { describe, expect, it } from 'vitest';

import { drawnIn, mapOf } from './crates.mjs';

const crate = (/** @type {string} */ folder, /** @type {[string, string | null][]} */ ...uses) => ({
  name: folder.replaceAll('/', '-'),
  manifest_path: `/site/${folder}/Cargo.toml`,
  dependencies: uses.map(([name, kind]) => ({ name, kind })),
});
const METADATA = {
  workspace_root: '/site',
  packages: [
    crate('top', ['b-c', null], ['b-a', null], ['serde', null], ['tests', 'dev']),
    crate('b/c', ['b-a', null]),
    crate('b/a', ['cc', 'build']),
    crate('tests'),
  ],
};
const MAP = ['b/a', 'b/c -> b/a', 'tests', 'top -> b/a, b/c'];

describe('the map of the crates', () => {
  it('names what each is built from, and nothing of tests or of others', () => {
    expect(mapOf(METADATA)).toEqual(MAP);
  });

  it('is read from a document, where lines may be broken', () => {
    const text =
      'A\n\n```text crates\nb/a\nb/c   -> b/a\ntests\ntop   -> b/a,\n         b/c\n```\n';
    expect(drawnIn(text)).toEqual(MAP);
    expect(drawnIn('```text rooms\na\n```')).toEqual([]);
  });
});
