import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { build } from 'vite';
import { expect, it } from 'vitest';

import { leanRouter, withoutEffects } from './lean-router.mjs';

/** The files of the installed router. */
function chunks() {
  const entry = createRequire(import.meta.url).resolve('react-router');
  const folder = path.join(path.dirname(entry), '../development');
  return readdirSync(folder)
    .filter((file) => /^chunk-\w+\.mjs$/u.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
}

it('marks what makes a component and drops what only names it', () => {
  const code =
    'var Link = React10.forwardRef(\n  f\n);\nLink.displayName = "Link";\nuse(Link.displayName);';
  expect(withoutEffects(code)).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(\n  f\n);\n\nuse(Link.displayName);',
  );
});

it('marks constants as pure and drops the context of a component', () => {
  const code = 'var a = new Set(b);\nlet c = new Set(d);\nBoundary.contextType = Context;';
  expect(withoutEffects(code)).toBe('var a = /* @__PURE__ */ new Set(b);\nlet c = new Set(d);\n');
});

it('lets warnings and complaints go', () => {
  for (const head of ['warning(cond, message)', 'invariant(value, message)'])
    expect(withoutEffects(`function ${head} {}`)).toBe(
      `/* @__NO_SIDE_EFFECTS__ */ function ${head} {}`,
    );
});

it('makes no URL while the router loads: the host of the server bundle has none', () => {
  const code = 'var DEFAULT_NAVIGATION_URL = new URL("http://localhost");';
  expect(withoutEffects(code)).toContain('= /* @__PURE__ */ new URL(');
  const left = chunks().flatMap(
    (code) => withoutEffects(code).match(/^var \w+ = new URL\(/gmu) ?? [],
  );
  expect(left).toEqual([]);
});

it('still knows how the installed router is written', () => {
  expect(chunks().some((code) => withoutEffects(code).includes('@__PURE__ */ React'))).toBe(true);
  for (const name of ['warning', 'invariant', 'getInvalidPathError'])
    expect(chunks().some((code) => withoutEffects(code).includes(`__ */ function ${name}(`))).toBe(
      true,
    );
});

/** A router with all that is marked. */
const MINIMAL = [
  'const React = { createContext: (value) => value };',
  'var Context = React.createContext(1);',
  ...['warning', 'invariant', 'getInvalidPathError'].map((name) => `function ${name}() {}`),
  'export const all = [Context, warning, invariant, getInvalidPathError];',
].join('\n');

it.each([
  ['names a function otherwise', 'function invariant(', 'function insist('],
  ['makes components otherwise', /= React\d*\.(?:forwardRef|createContext|memo)\(/gu, '= make('],
])('fails the build of a router that %s, and names it', async (_, written, otherwise) => {
  const ID = '/packages/react-router/dist/production/chunk-ABC.mjs';
  const make = (/** @type {string} */ router) =>
    build({
      configFile: false,
      logLevel: 'error',
      plugins: [
        leanRouter(),
        {
          name: 'router',
          resolveId: (id) => (id === 'entry' ? ID : null),
          load: (id) => (id === ID ? router : null),
        },
      ],
      build: { write: false, minify: false, rolldownOptions: { input: 'entry' } },
    });
  await expect(make(MINIMAL)).resolves.toBeDefined();
  await expect(make(MINIMAL.replaceAll(written, otherwise))).rejects.toThrow(
    'this version of react-router is written otherwise',
  );
});

it('drops the context of no component but the boundary of the data router', () => {
  const owners = chunks()
    .flatMap((code) => [...code.matchAll(/^(\w+)\.contextType = /gmu)])
    .map(([, owner]) => owner);
  expect([...new Set(owners)]).toEqual(['RenderErrorBoundary']);
});
