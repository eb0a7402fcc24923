import path from 'node:path';

import { build } from 'vite';
import { expect, it } from 'vitest';

import { leanPreload } from './lean-preload.mjs';

const FOLDER = path.join(import.meta.dirname, '../src/pages/home/sections');

/** The scripts of a build whose entry imports a style sheet when it is needed. @param {import('vite').Plugin[]} plugins */
async function scriptOf(plugins) {
  const built = await build({
    root: FOLDER,
    configFile: false,
    logLevel: 'error',
    plugins: [
      ...plugins,
      {
        name: 'entry',
        resolveId: (id) =>
          id === 'entry' || id === './later' ? path.join(FOLDER, `${path.basename(id)}.ts`) : null,
        load: (id) => {
          if (id.endsWith('/entry.ts')) return "export const start = () => import('./later');";
          if (id.endsWith('/later.ts')) return "import './AboutSection.module.css';";
          return null;
        },
      },
    ],
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ ([built].flat()[0]);
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

it('fails the build of a Vite that has another helper, and names itself', async () => {
  const blind = leanPreload();
  // As if no module had the helper's name.
  delete blind.transform;
  await expect(scriptOf([blind])).rejects.toThrow('this version of vite loads chunks otherwise');
});

it('loads chunks by the short helper, and Vite still has the one that it replaces', async () => {
  const [long, short] = await Promise.all([scriptOf([]), scriptOf([leanPreload()])]);
  expect(long).toContain('vite:preloadError');
  expect(short).not.toContain('vite:preloadError');
  expect(short).toContain('was not loaded');
});
