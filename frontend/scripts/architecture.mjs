/** Who may import whom: the buildings of the front end, the order of the folders of `src`, and the check that keeps both. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { parseSync, Visitor } from 'oxc-parser';

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

/** The rooms of the media workspace, in the same way. `entries` are its programs; `types` is what the site knows of it. */
export const MEDIA_ROOMS = [
  ['types'],
  ['pipeline'],
  ['music'],
  ['pictures'],
  ['archive'],
  ['play', 'sound'],
  ['video'],
  ['measured'],
  ['entries'],
];

/** The rooms of the desk, in the same way. */
export const DESK_ROOMS = [
  ['styles'],
  ['icons', 'api'],
  ['i18n'],
  ['lib'],
  ['editor'],
  ['data'],
  ['ui'],
  ['screens'],
  ['app'],
  ['entries'],
];

/** Rooms whose folders do not import each other. */
const SEPARATE = ['features', 'pages', 'screens'];

/** Folders of the desk that are no rooms: helpers of tests, and scripts. */
const BESIDE = ['test', 'scripts'];

/** The workspaces whose imports are checked. */
const BUILDINGS = ['src', 'game', 'media', 'desk'];

/** Tests and their helpers may import everything, and only tests import them. */
const TESTS =
  /^(?:src|game|desk)\/test\/|\.(?:test|finished)\.tsx?$|^(?:game|media)\/vitest\.config/u;

/** How placeholders are filled, for the media too. */
const FILL = 'src/i18n/fill.ts';

/** What the desk takes of the site: what is one fact for both. */
const SHARED_WITH_DESK =
  /^src\/(?:styles\/[\w-]+\.css|routing\/(?:pages\.json|ids\.ts)|i18n\/(?:fill|counted)\.ts)$/u;

/** How the packages of this project are named, and how the graph names those of others. */
const [OURS, OTHERS] = ['@axtorm/', 'npm:'];

/** What an import may leave out of a file's name. */
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.js', '/index.ts', '/index.tsx'];

const isFile = (/** @type {string} */ file) => existsSync(file) && statSync(file).isFile();

/**
 * What a module imports, mere types included, as it names it.
 *
 * @param {string} file
 * @returns {string[]}
 */
function importsOf(file) {
  const { program, module } = parseSync(file, readFileSync(file, 'utf8'));
  const names = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  const add = (/** @type {{ source: { type: string, value?: unknown } }} */ { source }) => {
    if (typeof source.value === 'string') names.push(source.value);
  };
  new Visitor({ ImportExpression: add, TSImportType: add }).visit(program);
  return names;
}

/**
 * The file of a package of this project that an import names, by the package's `exports`; the import as it stands where
 * there is none.
 *
 * @param {string} folder
 * @param {string} name such as `@axtorm/game/engine/run`
 */
function fileOfPackage(folder, name) {
  const [, building = '', inside = ''] = /^@axtorm\/([^/]+)(.*)$/u.exec(name) ?? [];
  const manifest = path.join(folder, building, 'package.json');
  if (!isFile(manifest)) return name;
  /** @type {{ exports?: Record<string, string> }} */
  const { exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  const files = Object.entries(exports).flatMap(([key, target]) => {
    const [before = '', after] = key.split('*');
    const wanted = `.${inside}`;
    if (after === undefined) return wanted === key ? [target] : [];
    if (!wanted.startsWith(before) || !wanted.endsWith(after)) return [];
    const part = wanted.slice(before.length, wanted.length - after.length);
    return [target.replace('*', part)];
  });
  const found = files
    .map((file) => path.posix.join(building, file))
    .find((file) => isFile(path.join(folder, file)));
  return found ?? name;
}

/**
 * For each module of the buildings, and each that they reach, what it imports: files by their path from the folder.
 *
 * @param {string} folder
 */
function graphOf(folder) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  const waiting = BUILDINGS.flatMap((building) =>
    readdirSync(path.join(folder, building), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.posix.join(building, ...file.split(path.sep)),
    ),
  ).filter((file) => !file.includes('node_modules/'));
  for (const file of waiting) {
    if (graph.has(file) || !/\.(?:tsx?|m?js)$/u.test(file)) continue;
    const targets = importsOf(path.join(folder, file)).map((name) => {
      if (name.startsWith(OURS)) return fileOfPackage(folder, name);
      if (!name.startsWith('.')) return `${OTHERS}${name}`;
      const target = path.posix.join(path.posix.dirname(file), name.replace(/\?.*$/u, ''));
      const ending = ENDINGS.find((end) => isFile(path.join(folder, `${target}${end}`)));
      return `${target}${ending ?? ''}`;
    });
    graph.set(file, new Set(targets));
    waiting.push(...targets.filter((target) => isFile(path.join(folder, target))));
  }
  return graph;
}

/**
 * What the arrows between the buildings, from `src` and from `media` to the game, say against an import. The desk stands
 * by itself but for what all of the company's pages share.
 *
 * @param {string} from
 * @param {string} to
 * @returns {string[]}
 */
function arrowFaultsOf(from, to) {
  if (to.startsWith(OURS)) return ['a workspace has no such module'];
  if (TESTS.test(from)) return [];
  const isIn = (/** @type {string[]} */ ...folders) =>
    folders.some((folder) => to.startsWith(`${folder}/`));
  switch (from.split('/')[0]) {
    case 'game':
      return isIn('game') && !isIn('game/test') ? [] : ['the game imports nothing but itself'];
    case 'media':
      return isIn('src', 'desk', 'dev', 'scripts', '../tests') && to !== FILL
        ? ['media imports itself, the game, and of the site how placeholders are filled']
        : [];
    case 'desk':
      return isIn('src', 'game', 'media', 'dev', 'scripts', '../tests') &&
        !SHARED_WITH_DESK.test(to)
        ? [
            'the desk imports itself, and of src its styles, its list of languages and its placeholders',
          ]
        : [];
    case 'src':
      if (isIn('desk')) return ['the site imports nothing of the desk'];
      return isIn('media', '../tests') && to !== 'media/types.ts'
        ? ['of media the site imports the types of its manifest alone']
        : [];
    default:
      return [];
  }
}

/**
 * The room of a file, and the folder in it where it is in one; `undefined` where no order of rooms says anything.
 *
 * @param {string} file
 * @returns {{ building: string, room: string, part?: string } | undefined}
 */
function placeOf(file) {
  const [building = '', room = '', part, inside] = file.split('/');
  // `dev` and `scripts` beside `src` are no rooms.
  if (['dev', 'scripts'].includes(building)) return { building, room: building };
  if (!['src', 'media', 'desk'].includes(building)) return undefined;
  if (part === undefined)
    return { building, room: file === 'media/types.ts' ? 'types' : 'entries' };
  return inside === undefined ? { building, room } : { building, room, part };
}

/**
 * What the order of the rooms says against an import.
 *
 * @param {string} from
 * @param {string} to
 * @returns {string[]}
 */
function faultsOf(from, to) {
  const [here, there] = [placeOf(from), placeOf(to)];
  if (here === undefined || there === undefined || TESTS.test(from)) return [];
  // What the site, media and the desk may know of each other is for the arrows to say.
  const isOwn = (/** @type {string} */ building) => ['media', 'desk'].includes(building);
  if (here.building !== there.building && (isOwn(here.building) || isOwn(there.building)))
    return [];
  const rooms = { media: MEDIA_ROOMS, desk: DESK_ROOMS }[here.building] ?? ROOMS;
  const step = rooms.findIndex((names) => names.includes(here.room));
  if (step < 0) return [];
  const allowed = [here.room, ...rooms.slice(0, step).flat()];
  const isAllowed = there.building === here.building && allowed.includes(there.room);
  const isApart =
    SEPARATE.includes(here.room) &&
    there.room === here.room &&
    here.part !== undefined &&
    there.part !== undefined &&
    there.part !== here.part;
  return [
    ...(isAllowed ? [] : [`${here.room} imports only from ${allowed.join(', ')}`]),
    ...(isApart ? [`the folders of ${here.room} do not import each other`] : []),
  ];
}

/**
 * The shortest path of imports from one module to another.
 *
 * @param {Map<string, Set<string>>} graph
 * @param {string} from
 * @param {string} to
 * @returns {string[] | undefined}
 */
function pathOf(graph, from, to) {
  const paths = new Map([[from, [from]]]);
  for (const [at, steps] of paths) {
    if (at === to) return steps;
    for (const next of graph.get(at) ?? []) if (!paths.has(next)) paths.set(next, [...steps, next]);
  }
  return undefined;
}

/**
 * The folders of a building that are no rooms; those whose name begins with a dot hold no modules.
 *
 * @param {string} folder
 * @param {string} building
 * @param {string[]} known
 * @param {string} list the name of the list that has them
 */
const strangersIn = (folder, building, known, list) =>
  readdirSync(path.join(folder, building), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\./u.test(entry.name))
    .filter(({ name }) => !known.includes(name))
    .map(({ name }) => `${building}/${name} is no room: add it to ${list}`);

/**
 * Checks the imports of all modules, those of mere types included.
 *
 * @param {string} folder the one that has `src`, `game`, `media` and `desk`
 * @returns {string[]} one sentence for each violation
 */
export function violationsIn(folder) {
  const strangers = [
    ...strangersIn(folder, 'src', [...ROOMS.flat(), 'test'], 'ROOMS'),
    ...strangersIn(folder, 'media', [...MEDIA_ROOMS.flat(), 'node_modules'], 'MEDIA_ROOMS'),
    ...strangersIn(folder, 'desk', [...DESK_ROOMS.flat(), ...BESIDE], 'DESK_ROOMS'),
  ];
  const graph = graphOf(folder);
  const violations = [...graph].flatMap(([from, targets]) =>
    [...targets].flatMap((to) => {
      const circle = pathOf(graph, to, from);
      return [
        ...[...faultsOf(from, to), ...arrowFaultsOf(from, to)].map(
          (fault) => `${from} -> ${to}: ${fault}`,
        ),
        ...(circle === undefined
          ? []
          : [`${[from, ...circle].join(' -> ')}: no module imports itself through others`]),
      ];
    }),
  );
  return [...strangers, ...violations];
}
