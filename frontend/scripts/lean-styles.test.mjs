import path from 'node:path';

import { build } from 'vite';
import { expect, it } from 'vitest';

import { scopedNames } from './class-names.mjs';
import { leanStyles, withNames } from './lean-styles.mjs';

/** @param {string} name @param {string} sheet */
const nameOf = (name, sheet) => `${path.basename(sheet, '.module.css')}_${name}`;

it('writes the names of classes in the place of their use, and leaves all else alone', () => {
  const code = [
    "import styles from './A.module.css';",
    "import lanes from './B.module.css';",
    "import url from './a.css?url';",
    '<p className={classes(styles.line, lanes.two)} title={texts.styles.line}>{play.lanes.two}</p>',
  ];
  expect(withNames(code.join('\n'), nameOf).split('\n')).toEqual([
    "import './A.module.css';",
    "import './B.module.css';",
    "import url from './a.css?url';",
    '<p className={classes("A_line", "B_two")} title={texts.styles.line}>{play.lanes.two}</p>',
  ]);
});

it.each(['styles[name]', 'pass(styles)', '{ ...styles }', '(a, styles)'])(
  'refuses %s, whose names it cannot know',
  (use) => {
    const code = `import styles from './A.module.css';\nconst it = ${use};`;
    expect(() => withNames(code, nameOf)).toThrow('./A.module.css must be used by the names');
  },
);

/** A build of a component that uses one class. @param {import('vite').Plugin[]} others */
async function built(...others) {
  const folder = path.join(import.meta.dirname, '../src/pages/home/sections');
  const generateScopedName = scopedNames();
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    plugins: [
      leanStyles(generateScopedName),
      ...others,
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? path.join(folder, 'entry.tsx') : null),
        load: (id) =>
          id.endsWith('/entry.tsx')
            ? "import styles from './LandingPlayers.module.css';\nexport const used = styles.crowd;"
            : null,
      },
    ],
    css: { modules: { generateScopedName } },
    build: { write: false, rolldownOptions: { input: 'entry', preserveEntrySignatures: 'strict' } },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ ([made].flat()[0]);
  return output;
}

it('fails the build of a Vite that leaves the sheet out, and names both', async () => {
  const other = /** @type {import('vite').Plugin} */ ({
    name: 'other-vite',
    enforce: 'pre',
    transform: (_code, id) => (id.endsWith('.module.css') ? '' : null),
  });
  await expect(built(other)).rejects.toThrow(
    /this version of vite handles style sheets otherwise.* LandingPlayers\.module\.css/u,
  );
});

it('leaves the class that is used in the script and no other name, and the sheet as it is', async () => {
  const output = await built();
  const script = output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  expect(script).toContain('LandingPlayers_crowd');
  expect(script).not.toContain('LandingPlayers_players');
  const sheet = output.map((file) => (file.type === 'asset' ? String(file.source) : '')).join('');
  expect(sheet).toContain('.LandingPlayers_crowd');
  expect(sheet).toContain('.LandingPlayers_players');
});
