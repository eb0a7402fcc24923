import path from 'node:path';

import { build } from 'vite';
import { expect, it } from 'vitest';

import { leanStyles, withNamespaces } from './lean-styles.mjs';

it('imports the namespace of a CSS module, and leaves other imports alone', () => {
  const code = "import styles from './A.module.css';\nimport a from './a.css?url';";
  expect(withNamespaces(code)).toBe(
    "import * as styles from './A.module.css';\nimport a from './a.css?url';",
  );
});

it('leaves the class that is used in the bundle and no other name', async () => {
  const folder = path.join(import.meta.dirname, '../src/pages/home/sections');
  const built = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      leanStyles(),
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? path.join(folder, 'entry.tsx') : null),
        load: (id) =>
          id.endsWith('/entry.tsx')
            ? "import styles from './LandingPlayers.module.css';\nexport const used = styles.crowd;"
            : null,
      },
    ],
    css: { modules: { generateScopedName: 'Landing_[local]' } },
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ ([built].flat()[0]);
  const script = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  expect(script).toContain('Landing_crowd');
  expect(script).not.toContain('Landing_players');
});
