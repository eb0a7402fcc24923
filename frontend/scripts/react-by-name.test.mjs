import { fileURLToPath } from 'node:url';

import { build } from 'vite';
import { expect, it } from 'vitest';

import { byName, reactByName } from './react-by-name.mjs';

const ENTRY = 'virtual:entry';
const frontend = fileURLToPath(new URL('..', import.meta.url));

/**
 * What becomes of a module.
 *
 * @param {string} code
 * @param {import('vite').Plugin[]} plugins
 */
async function built(code, plugins) {
  const entry = {
    name: 'entry',
    resolveId: (/** @type {string} */ id) => (id === ENTRY ? id : undefined),
    load: (/** @type {string} */ id) => (id === ENTRY ? code : undefined),
  };
  const made = await build({
    root: frontend,
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    ssr: { noExternal: true, target: 'webworker' },
    build: { ssr: true, write: false, minify: false, rolldownOptions: { input: ENTRY } },
  });
  return /** @type {{ output: { code: string }[] }} */ (made).output[0]?.code ?? '';
}

const COMPONENT =
  "import * as React from 'react'; import { useState } from 'react'; export const use = () => [useState(1), React.useRef()];";

it('lets a module reach exports of React by their names', async () => {
  const code = await built(COMPONENT, [reactByName()]);
  expect(code).toMatch(/=> \[useState\(1\), useRef\(\)\]/u);
  // Without it they are properties of an object of getters; when they no longer are, the plugin may go.
  expect(await built(COMPONENT, [])).toMatch(/import_react\.useState\)?\(1\)/u);
});

it('has every export of the module', () => {
  const code = byName('react/jsx-runtime');
  for (const name of ['Fragment', 'jsx', 'jsxs'])
    expect(code).toContain(`export const ${name} = all.${name};`);
});
