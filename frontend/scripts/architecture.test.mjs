import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

/** Modules that keep the order. @type {[file: string, text: string][]} */
const KEPT = [
  ['src/lib/classes.ts', 'export const classes = 1;'],
  ['src/ui/Link.ts', "export { classes } from '../lib/classes';"],
  ['src/seo/head.ts', "export { classes } from '../lib/classes';"],
  ['src/features/intro/Intro.ts', 'export interface Intro { a: 1 }'],
  ['src/features/intro/store.ts', "import './Intro';"],
  ['src/entry-client.ts', "import './features/intro/Intro';"],
  ['src/test/render.ts', "import '../entry-client';"],
  ['src/lib/classes.test.ts', "import '../test/render';\nimport '../features/intro/Intro';"],
  ['scripts/tool.mjs', ''],
  ['game/engine/run.ts', "import './judgement';"],
  ['game/engine/judgement.ts', 'export const judge = 1;'],
  ['game/test/minute.ts', "import '../engine/run';"],
  ['game/engine/run.test.ts', "import 'vitest';\nimport '../test/minute';"],
  ['media/types.ts', "export type Judge = typeof import('@axtorm/game/engine/judgement').judge;"],
  ['media/video/stage.ts', "import '@axtorm/game/engine/run';\nimport 'sharp';"],
  ['media/pipeline/step.ts', "import type { Judge } from '../types';\nexport type Step = Judge;"],
  ['media/video/list.ts', "import './stage';\nimport '../pipeline/step';"],
  ['media/video/captions.ts', "import '../../src/i18n/fill';"],
  ['src/i18n/fill.ts', 'export const fill = 1;'],
  ['media/main.ts', "import './video/list';"],
  ['media/pipeline/step.test.ts', "import '../video/list';"],
  ['media/archive/all.finished.ts', "import '../video/list';"],
  ['src/media/types.ts', "export type * from '@axtorm/media';"],
  ['src/styles/tokens.css', ''],
  ['desk/main.ts', "import '../src/styles/tokens.css';\nimport './screens/list/List';"],
  ['desk/screens/list/List.ts', "import '../../api/service';"],
  ['desk/api/service.ts', "import 'openapi-fetch';"],
  ['desk/api/service.test.ts', "import '../test/fake';\nimport '../../scripts/tool';"],
  ['desk/test/fake.ts', "import '../main';"],
  ['src/features/play/Play.ts', "import '@axtorm/game/engine/run';"],
];

const UP = "'../features/intro/Intro'";

/** Modules that break it, and what is said of each. @type {[file: string, text: string, said: string][]} */
const BROKEN = [
  ['src/lib/upward.ts', "import '../ui/Link';", 'src/ui/Link.ts: lib imports only from lib'],
  [
    'src/ui/type.ts',
    `import type { Intro } from ${UP};`,
    'Intro.ts: ui imports only from ui, lib,',
  ],
  ['src/ui/passed.ts', `export type { Intro } from ${UP};`, 'Intro.ts: ui imports only from ui, '],
  [
    'src/ui/named.ts',
    `export type A = import(${UP}).Intro;`,
    'Intro.ts: ui imports only from ui, ',
  ],
  ['src/ui/sideways.ts', "import '../seo/head';", 'src/seo/head.ts: ui imports only from'],
  ['src/ui/entry.ts', "import '../entry-client';", 'src/entry-client.ts: ui imports only from'],
  ['src/ui/helper.ts', "import '../test/render';", 'src/test/render.ts: ui imports only from'],
  ['src/ui/script.ts', "import '../../scripts/tool';", 'scripts/tool.mjs: ui imports only from'],
  [
    'src/features/menu/Menu.ts',
    "import '../intro/Intro';",
    'src/features/intro/Intro.ts: the folders of features do not import each other',
  ],
  ['game/engine/site.ts', "import '../../src/lib/classes';", 'the game imports nothing but itself'],
  ['game/engine/media.ts', "import '../../media/types';", 'the game imports nothing but itself'],
  ['game/engine/react.ts', "import 'react';", 'the game imports nothing but itself'],
  ['game/engine/helper.ts', "import '../test/minute';", 'the game imports nothing but itself'],
  ['media/video/site.ts', "import '../../src/lib/classes';", 'of the site how placeholders'],
  ['media/video/tests.ts', "import '../../../tests/fixture';", 'of the site how placeholders'],
  ['media/video/gone.ts', "import '@axtorm/game/engine/gone';", 'a workspace has no such module'],
  ['src/lib/video.ts', "import '../../media/video/stage';", 'of media the site imports the types'],
  ['src/lib/fixture.ts', "import '../../../tests/fixture';", 'of media the site imports the types'],
  ['src/lib/desk.ts', "import '../../desk/api/service';", 'the site imports nothing of the desk'],
  ['media/video/desk.ts', "import '../../desk/api/service';", 'of the site how placeholders'],
  [
    'game/engine/desk.ts',
    "import '../../desk/api/service';",
    'the game imports nothing but itself',
  ],
  [
    'desk/ui/site.ts',
    "import '../../src/lib/classes';",
    'the desk imports itself, and of src its styles',
  ],
  [
    'desk/ui/play.ts',
    "import '@axtorm/game/engine/run';",
    'the desk imports itself, and of src its styles',
  ],
  ['desk/api/up.ts', "import '../screens/list/List';", 'api imports only from api, styles'],
  [
    'desk/screens/post/Post.ts',
    "import '../list/List';",
    'desk/screens/list/List.ts: the folders of screens do not import each other',
  ],
  ['media/music/song.ts', "import '../video/stage';", 'music imports only from music, types,'],
  ['media/sound/side.ts', "import type {} from '../play/lanes';", 'sound imports only from sound,'],
  ['media/video/program.ts', "import '../main';", 'media/main.ts: video imports only from'],
  [
    'media/play/chart.ts',
    "import type { Lane } from './lanes';\nexport interface Chart { lane: Lane }",
    'media/play/lanes.ts -> media/play/chart.ts: no module imports itself through others',
  ],
  [
    'src/config/a.ts',
    "import type { B } from './b';\nexport interface A { b: B }",
    'src/config/b.ts -> src/config/a.ts: no module imports itself through others',
  ],
];

/** The other half of the circle, and a folder that is no room. @type {[file: string, text: string][]} */
const REST = [
  ['src/config/b.ts', "import type { A } from './a';\nexport interface B { a: A }"],
  ['src/misc/stranger.ts', 'export const stranger = 1;'],
  ['media/film/stranger.ts', 'export const stranger = 1;'],
  ['desk/misc/stranger.ts', 'export const stranger = 1;'],
  ['media/play/lanes.ts', "import type { Chart } from './chart';\nexport type Lane = Chart;"],
  ['../tests/fixture.ts', 'export const fixture = 1;'],
  ['game/package.json', '{"name":"@axtorm/game","exports":{"./*":"./*.ts"}}'],
  ['media/package.json', '{"name":"@axtorm/media","exports":{".":"./types.ts"}}'],
];

let root = '';
/** @type {ReturnType<typeof spawnSync>} */
let result;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'rooms-'));
  const folder = path.join(root, 'frontend');
  for (const [file, text] of [...KEPT, ...BROKEN, ...REST]) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), `${text}\n`);
  }
  for (const name of ['game', 'media']) {
    mkdirSync(path.join(root, 'node_modules/@axtorm'), { recursive: true });
    symlinkSync(path.join(folder, name), path.join(root, 'node_modules/@axtorm', name), 'dir');
  }
  // A process of its own, as in `npm run check:architecture`.
  const check = path.resolve(import.meta.dirname, 'check-architecture.mjs');
  result = spawnSync(process.execPath, [check, folder], { encoding: 'utf8' });
}, 60_000);

afterAll(() => {
  rmSync(root, { recursive: true });
});

const lines = () => String(result.stderr).split('\n').filter(Boolean);

const linesOf = (/** @type {string} */ file) =>
  lines().filter((line) => line.startsWith(`${file} `));

it.each(BROKEN)('says what is wrong with %s', (file, _text, said) => {
  expect(linesOf(file)).toEqual([expect.stringContaining(said)]);
});

it('names a folder that is no room, and fails', () => {
  expect(lines()).toContain('src/misc is no room: add it to ROOMS');
  expect(lines()).toContain('media/film is no room: add it to MEDIA_ROOMS');
  expect(lines()).toContain('desk/misc is no room: add it to DESK_ROOMS');
  expect(result.status).toBe(1);
});

it.each(KEPT)('finds nothing in %s', (file) => {
  expect(linesOf(file)).toEqual([]);
});

it('passes the real front end', () => {
  const check = path.resolve(import.meta.dirname, 'check-architecture.mjs');
  expect(spawnSync(process.execPath, [check], { encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
}, 60_000);
