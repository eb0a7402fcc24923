import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const OXLINT = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');

/** Folders whose own project is of plain JavaScript. */
const JAVASCRIPT = ['scripts', 'tests/lab'];

/** Folders that have a project of the compiler each. @type {string[]} */
const PROJECTS = [
  ...JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).workspaces,
  ...JAVASCRIPT,
];

/** A function of so many lines. @param {number} lines */
const longFunction = (lines) => `export const a = () => {\n${'void 0;\n'.repeat(lines - 2)}};`;

/** What each rule is to find, in a file of its own. @type {[rule: string, folder: string, code: string][]} */
const BROKEN = [
  // Rules of this house, with the folders in which they hold.
  ['house(no-style-attribute)', 'frontend/src/ui', 'export const a = <p style={{ top: 0 }} />;'],
  ['house(no-current-date)', 'frontend/src/ui', 'export const now = () => new Date();'],
  ['house(nominal-class)', 'tests', 'export class Open { readonly size = 1; }'],
  ['eslint(no-restricted-properties)', 'frontend/src/ui', 'export const now = () => Date.now();'],
  ['eslint(no-restricted-properties)', 'frontend/src/ui', 'export const a = () => Math.random();'],
  ['eslint(no-restricted-globals)', 'frontend/src/ui', 'export const a = () => window.name;'],
  ['eslint(no-restricted-imports)', 'frontend/src/ui', "export { Link } from 'react-router-dom';"],
  ['eslint(no-restricted-imports)', 'frontend/src/ui', "import 'react-dom/server';"],
  ['eslint(no-restricted-imports)', 'frontend/src/ui', "import '@axtorm/media';"],
  ['eslint(no-restricted-imports)', 'tests/fixtures', "import '../lab/figures';"],
  ['eslint(no-restricted-imports)', 'tests/lab/soak', "import '../../http/page';"],
  ['eslint(no-restricted-imports)', 'tests/http', "import '../browser/home.spec';"],
  ['eslint(no-restricted-imports)', 'scripts/lint', "import '../../tests/pictures';"],
  ['eslint(no-restricted-globals)', 'frontend/game/engine', 'void window;'],
  ['eslint(no-restricted-properties)', 'frontend/game/engine', 'void Date.now();'],
  ['eslint(max-lines)', 'tests', 'export {};\n'.repeat(301)],
  ['eslint(max-lines-per-function)', 'frontend/src/ui', longFunction(61)],
  ['eslint(max-lines-per-function)', 'frontend/game/engine', longFunction(51)],
  ['eslint(max-lines-per-function)', 'tests', longFunction(51)],
  ['eslint(max-lines-per-function)', 'scripts', longFunction(51)],
  // Types.
  ...PROJECTS.map(
    (project) =>
      /** @type {[string, string, string]} */ ([
        'typescript(TS2322)',
        project === 'frontend' ? 'frontend/src/ui' : project,
        JAVASCRIPT.includes(project)
          ? "/** @type {number} */\nexport const a = 'b';"
          : "export const a: number = 'b';",
      ]),
  ),
  ['typescript(no-explicit-any)', 'tests', 'export const a = (b: any): unknown => b;'],
  ['typescript(no-floating-promises)', 'tests', 'Promise.resolve(1);'],
  ['typescript(no-misused-promises)', 'tests', 'if (Promise.resolve(1)) await 0;'],
  ['typescript(await-thenable)', 'tests', 'export const a = async () => { await 1; };'],
  ['typescript(no-unsafe-assignment)', 'tests', "export const a: string = JSON.parse('1');"],
  ['typescript(no-unsafe-call)', 'tests', "JSON.parse('1')();"],
  [
    'typescript(no-unsafe-member-access)',
    'tests',
    "export const a = () => void JSON.parse('1').b;",
  ],
  ['typescript(no-unsafe-return)', 'tests', "export const a = () => JSON.parse('1');"],
  ['typescript(no-unsafe-argument)', 'tests', "parseInt(JSON.parse('1'));"],
  ['typescript(no-unnecessary-condition)', 'tests', 'export const a = (b: string) => b ?? 1;'],
  [
    'typescript(no-unnecessary-type-assertion)',
    'tests',
    'export const a = (b: string) => b as string;',
  ],
  ['typescript(no-non-null-assertion)', 'tests', 'export const a = (b?: string) => b!.length;'],
  [
    'typescript(no-confusing-void-expression)',
    'tests',
    'export const a = (b: () => void) => [b()];',
  ],
  ['typescript(no-base-to-string)', 'tests', 'export const a = (b: { c: 1 }) => b.toString();'],
  ['typescript(no-deprecated)', 'tests', "export const a = 'b'.substr(1);"],
  ['typescript(restrict-template-expressions)', 'tests', 'export const a = (b: number) => `${b}`;'],
  ['typescript(restrict-plus-operands)', 'tests', "export const a = (b: number) => b + 'c';"],
  ['typescript(require-await)', 'tests', 'export const a = async () => 1;'],
  [
    'typescript(return-await)',
    'tests',
    'export async function a(b: Promise<1>) { try { return b; } catch { return 2; } }',
  ],
  ['typescript(only-throw-error)', 'tests', "export const a = () => { throw 'b'; };"],
  ['typescript(unbound-method)', 'tests', 'export const a = (b: Map<1, 1>) => b.get;'],
  [
    'typescript(use-unknown-in-catch-callback-variable)',
    'tests',
    'export const a = (b: Promise<1>) => b.catch((c: Error) => c);',
  ],
  [
    'typescript(consistent-type-imports)',
    'tests',
    "import { Stats } from 'node:fs';\nexport type A = Stats;",
  ],
  ['typescript(ban-ts-comment)', 'tests', '// @ts-ignore\nexport const a = 1;'],
  [
    'typescript(unified-signatures)',
    'tests',
    'export declare function a(b: 1): void;\nexport declare function a(b: 2): void;',
  ],
  ['eslint(no-unused-vars)', 'tests', 'export const a = (_b: number) => 1;'],
  ['eslint(no-unused-expressions)', 'tests', 'export const a = (b: boolean) => { b && 1; };'],
  [
    'eslint(no-useless-assignment)',
    'tests',
    'export const a = () => { let b = 1; b = 2; return b; };',
  ],
  [
    'eslint(preserve-caught-error)',
    'tests',
    "export const a = () => { try { a(); } catch (error) { throw new Error('b'); } };",
  ],
  // Plain JavaScript, in which no compiler knows what exists.
  ['eslint(no-undef)', 'scripts', 'export const a = window;'],
  ['eslint(no-const-assign)', 'scripts', 'const a = 1;\na = 2;\nexport { a };'],
  // React and accessibility.
  [
    'react-hooks(rules-of-hooks)',
    'frontend/src/ui',
    "import { useState } from 'react';\nexport const A = ({ b }: { b: boolean }) => { if (b) useState(1); return null; };",
  ],
  [
    'react-hooks(exhaustive-deps)',
    'frontend/src/ui',
    "import { useEffect } from 'react';\nexport const A = ({ b }: { b: () => void }) => { useEffect(() => { b(); }, []); return null; };",
  ],
  [
    'react(set-state-in-effect)',
    'frontend/src/ui',
    "import { useEffect, useState } from 'react';\nexport const A = () => { const [b, set] = useState(0); useEffect(() => { set(1); }, []); return <p>{b}</p>; };",
  ],
  [
    'react(purity)',
    'frontend/src/features',
    'export const A = () => <p>{Math.random() > 1 ? 1 : 2}</p>;',
  ],
  [
    'react(refs)',
    'frontend/src/ui',
    "import { useRef } from 'react';\nexport const A = () => { const b = useRef(1); return <p>{b.current}</p>; };",
  ],
  [
    'react(immutability)',
    'frontend/src/ui',
    'export const A = ({ b }: { b: { c: number } }) => { b.c = 1; return <p />; };',
  ],
  [
    'react(static-components)',
    'frontend/src/ui',
    'export const A = () => { const B = () => <p />; return <B />; };',
  ],
  ['jsx-a11y(alt-text)', 'frontend/src/ui', 'export const a = <img src="b" />;'],
  ['jsx-a11y(anchor-is-valid)', 'frontend/src/ui', 'export const a = <a href="#">b</a>;'],
  [
    'jsx-a11y(click-events-have-key-events)',
    'frontend/src/ui',
    'export const a = <div role="button" tabIndex={0} onClick={() => void 0} />;',
  ],
  [
    'jsx-a11y(no-static-element-interactions)',
    'frontend/src/ui',
    'export const a = <div onKeyDown={() => void 0} />;',
  ],
  [
    'jsx-a11y(no-noninteractive-element-interactions)',
    'frontend/src/ui',
    'export const a = <main onKeyDown={() => void 0} />;',
  ],
  [
    'jsx-a11y(label-has-associated-control)',
    'frontend/src/ui',
    'export const a = <label>b</label>;',
  ],
  ['jsx-a11y(media-has-caption)', 'frontend/src/ui', 'export const a = <video src="b" />;'],
  ['jsx-a11y(aria-props)', 'frontend/src/ui', 'export const a = <p aria-labeledby="b" />;'],
  [
    'jsx-a11y(role-has-required-aria-props)',
    'frontend/src/ui',
    'export const a = <p role="checkbox" />;',
  ],
  ['jsx-a11y(no-autofocus)', 'frontend/src/ui', 'export const a = <input autoFocus />;'],
  ['jsx-a11y(heading-has-content)', 'frontend/src/ui', 'export const a = <h1 />;'],
];

/** What must be found nowhere. @type {[name: string, folder: string, code: string][]} */
const KEPT = [
  [
    'the clock in a feature',
    'frontend/src/features',
    'export const now = () => [Date.now(), new Date()];',
  ],
  ['a component that is as long as it may be', 'frontend/src/ui', longFunction(60)],
  ['a function that is as long as it may be', 'tests', longFunction(50)],
  ['a given date', 'frontend/src/ui', 'export const a = (b: number) => new Date(b);'],
  [
    'a class with a private member',
    'tests',
    'export class Closed { #size = 1; grow() { return this.#size; } }',
  ],
  ['a number in a text of Node', 'frontend/media', 'export const a = (b: number) => `${b}`;'],
];

let folder = '';
/** @type {Map<string, string[]>} */
const found = new Map();

/** @param {string} kind @param {number} index @param {string} into */
const fileOf = (kind, index, into) =>
  `${into}/${kind}${String(index)}.${JAVASCRIPT.includes(into) ? 'mjs' : into.startsWith('frontend/src') ? 'tsx' : 'ts'}`;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'rules-'));
  for (const file of [
    '.oxlintrc.json',
    'scripts/lint/house-rules.mjs',
    ...PROJECTS.map((project) => `${project}/tsconfig.json`),
  ])
    cpSync(path.join(ROOT, file), path.join(folder, file));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  for (const [kind, samples] of Object.entries({ broken: BROKEN, kept: KEPT })) {
    for (const [index, [, into, code]] of samples.entries()) {
      mkdirSync(path.join(folder, into), { recursive: true });
      writeFileSync(path.join(folder, fileOf(kind, index, into)), `${code}\n`);
    }
  }
  const { stdout } = spawnSync(
    process.execPath,
    // By name, because the link to the packages would be followed.
    [OXLINT, '--format', 'json', 'frontend', 'scripts', 'tests'],
    { cwd: folder, encoding: 'utf8', timeout: 60_000 },
  );
  for (const { filename, code } of JSON.parse(stdout).diagnostics) {
    found.set(filename, [...(found.get(filename) ?? []), code]);
  }
}, 60_000);

afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('the rules of .oxlintrc.json', () => {
  it.each(BROKEN.map(([rule, into, code], index) => ({ rule, into, code, index })))(
    '$rule finds $code in $into',
    ({ rule, into, index }) => {
      expect(found.get(fileOf('broken', index, into))).toContain(rule);
    },
  );

  it.each(KEPT.map(([name, into], index) => ({ name, into, index })))(
    'leave $name in $into alone',
    ({ into, index }) => {
      expect(found.get(fileOf('kept', index, into))).toBeUndefined();
    },
  );
});
