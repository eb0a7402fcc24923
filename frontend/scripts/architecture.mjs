/** Who may import whom: the buildings of the front end, the order of the folders of `src`, and the check that keeps both. */
import { readdirSync } from 'node:fs';
import path from 'node:path';

import { cruise } from 'dependency-cruiser';

/**
 * The rooms of the front end in their order. A room imports from the steps to its left only; rooms of one step do not
 * import each other. `entries` are the files of `src` itself.
 */
export const ROOMS = [
  ['lib', 'media', 'config', 'styles'],
  ['routing'],
  ['contract'],
  ['i18n'],
  ['navigation'],
  ['ui', 'seo'],
  ['features'],
  ['layout'],
  ['pages'],
  ['app', 'dev'],
  ['entries'],
];

/** Rooms whose folders do not import each other. */
const SEPARATE = ['features', 'pages'];

/** Tests and their helpers may import everything, and only tests import them. */
const TESTS = ['^(src|game)/test/', '\\.test\\.tsx?$', '^game/vitest\\.config'];

/** The workspaces beside `src`, and what stands around them. */
const BUILDINGS = ['src', 'game', 'media', 'dev', 'scripts', '\\.\\./tests'];

/** @param {string[]} names */
const buildings = (names) => names.map((name) => `^${name}/`);

/** @param {string} room */
const pathOf = (room) => (room === 'entries' ? '^src/[^/]+$' : `^src/${room}/`);

const rules = ROOMS.flatMap((step, index) =>
  step.map((room) => {
    const allowed = [room, ...ROOMS.slice(0, index).flat()];
    return {
      name: room,
      comment: `${room} imports only from ${allowed.join(', ')}`,
      severity: /** @type {const} */ ('error'),
      from: { path: pathOf(room), pathNot: TESTS },
      to: { path: '^(src|dev|scripts)/', pathNot: allowed.map(pathOf) },
    };
  }),
);

const separations = SEPARATE.map((room) => ({
  name: `${room}-apart`,
  comment: `the folders of ${room} do not import each other`,
  severity: /** @type {const} */ ('error'),
  from: { path: `^src/${room}/([^/]+)/`, pathNot: TESTS },
  to: { path: `^src/${room}/[^/]+/`, pathNot: `^src/${room}/$1/` },
}));

/**
 * @param {string} name
 * @param {string} comment
 * @param {string} from
 * @param {{ path: string[], pathNot?: string[] }} to
 */
const forbid = (name, comment, from, to) => ({
  name,
  comment,
  severity: /** @type {const} */ ('error'),
  from: { path: `^${from}/`, pathNot: TESTS },
  to,
});

/** Arrows between workspaces go one way: from `src` and from `media` to the game. */
const arrows = [
  forbid('game-alone', 'the game imports nothing but itself', 'game', {
    path: ['.'],
    pathNot: ['^game/(?!test/)'],
  }),
  forbid('media-below', 'media imports itself and the game, nothing of the site', 'media', {
    path: buildings(BUILDINGS.filter((name) => name !== 'media' && name !== 'game')),
  }),
  forbid('src-above', 'of media the site imports the types of its manifest alone', 'src', {
    path: buildings(['media', '\\.\\./tests']),
    pathNot: ['^media/types\\.ts$'],
  }),
  {
    name: 'unresolved',
    comment: 'a workspace has no such module',
    severity: /** @type {const} */ ('error'),
    from: {},
    to: { path: '^@axtorm/', couldNotResolve: true },
  },
];

const cycles = {
  name: 'cycle',
  comment: 'no module imports itself through others',
  severity: /** @type {const} */ ('error'),
  from: {},
  to: { circular: true },
};

/**
 * Checks the imports of all modules, those of types alone included.
 *
 * @param {string} folder the one that has `src`, `game` and `media`
 * @returns {Promise<string[]>} one sentence for each violation
 */
export async function violationsIn(folder) {
  const known = [...ROOMS.flat(), 'test'];
  const strangers = readdirSync(path.join(folder, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !known.includes(entry.name))
    .map(({ name }) => `src/${name} is no room: add it to ROOMS`);
  const rooms = [...rules, ...separations, ...arrows, cycles];
  const { output } = await cruise(['src', 'game', 'media'], {
    baseDir: folder,
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Workspaces name their modules by `exports`.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import'] },
    ruleSet: { forbidden: rooms },
  });
  if (typeof output === 'string') throw new Error(output);
  const reasons = new Map(rooms.map(({ name, comment }) => [name, comment]));
  const violations = output.summary.violations.map(({ from, to, rule, cycle }) => {
    const way = cycle === undefined ? [to] : cycle.map(({ name }) => name);
    return `${[from, ...way].join(' -> ')}: ${reasons.get(rule.name) ?? rule.name}`;
  });
  return [...strangers, ...violations];
}
