// The list of differences from the specification, in docs/decisions/0064: whole, and true.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
const has = (/** @type {string} */ file, /** @type {string | RegExp} */ text) =>
  typeof text === 'string' ? read(file).includes(text) : text.test(read(file));
const texts = (/** @type {string} */ file) => JSON.parse(read(`locales/${file}.json`));

/** Each difference, and where it is seen to be one. */
const SEEN = {
  'Type grows with the window, without tiers': () =>
    has('frontend/src/styles/tokens.css', /--text-[\w-]+: clamp\(|: clamp\(/u),
  'Videos fill a phone': () =>
    has('frontend/src/features/video-player/VideoPlayer.module.css', '768px'),
  'Videos are upright on upright phones': () =>
    has('frontend/src/features/video-player/VideoPlayer.module.css', '--aspect: 9 / 16'),
  'The site plays videos of its own where none is named': () =>
    JSON.parse(read('locales/company.json')).game.videos.tutorial.default === null,
  'Music can be heard': () => existsSync(path.join(root, 'frontend/src/features/sound/player.ts')),
  'The page of the game has MEET THE EIGHT': () =>
    ['en', 'jp', 'kr'].every((code) =>
      JSON.stringify(texts(`${code}/mashup`)).includes('MEET THE EIGHT'),
    ),
  'The game can be played': () => has('frontend/src/features/play/screens/Menu.tsx', '<form'),
  'The playable game has six difficulties, in Japanese too': () =>
    texts('jp/mashup').freePlay.difficulties === 'Easy / Normal / Hard / Expert' &&
    texts('en/mashup').freePlay.difficulties === 'Easy / Normal / Hard / Expert / Master' &&
    has('frontend/game/chart/chart.ts', "[...SHARED_DIFFICULTIES, 'clash']") &&
    has('frontend/src/features/play/difficulties.ts', 'DIFFICULTIES.map('),
  'The kit has more pictures than three': () => {
    const kit = read('frontend/src/pages/fankit/kit.ts');
    const figures = kit.match(/downloads\.figure\d\d/gu)?.length ?? 0;
    const pictures = kit.match(/downloads\.(?:mainVisual|character|background)\)/gu)?.length ?? 0;
    return figures + pictures === 11 && kit.includes('logoLightSvg') && kit.includes('logoDarkSvg');
  },
  'The kit has louder masters, and one archive of everything': () =>
    has('frontend/src/pages/fankit/song-files.ts', 'song01ClubMp3') &&
    has('frontend/src/pages/fankit/kit-files.ts', 'downloads.kit]'),
  'The fan kit ends with a section for the press': () =>
    has('frontend/src/pages/fankit/FankitRest.tsx', /<FaqSection \/>\s+<PressSection \/>\s+<\/>/u),
  'The language outlives a page that lacks it': () =>
    has('frontend/src/navigation/language-memory.ts', 'sessionStorage'),
  'A page that is loaded later is waited for': () =>
    has('frontend/src/navigation/NavigationProvider.tsx', 'startTransition('),
  'Cards of positions are folded': () =>
    has('frontend/src/pages/recruit/sections/PositionCard.tsx', '<details'),
  'Pages are prerendered with their posts': () =>
    existsSync(path.join(root, 'server/src/prerender/task.rs')),
  'A position has a page of its own, which shows its date': () =>
    JSON.parse(read('frontend/src/routing/pages.json')).position.path === '/recruit/:id',
  'A position says more than its texts': () =>
    has('server/content/wire/src/post/detail.rs', '("employmentType"'),
  'People can order the positions': () =>
    existsSync(path.join(root, 'server/content/desk/src/positions/order.rs')),
  'Invented positions are marked': () => has('server/content/service/src/seed.rs', 'DEMO_FIELD'),
  "The content platform is the site's own": () =>
    existsSync(path.join(root, 'server/content/service/src/lib.rs')) &&
    existsSync(path.join(root, 'server/content/members/src/lib.rs')),
  'There is a desk': () => existsSync(path.join(root, 'frontend/desk/main.tsx')),
};

const decision = read('docs/decisions/0064-differences-from-the-specification.md');
const [, list = ''] = /## Decision\n(?<list>[\s\S]*?)\n## Consequences/u.exec(decision) ?? [];
const named = [...list.matchAll(/^- \*\*(?<name>[^*]+)\.\*\*/gmu)].map(([, name]) => name);

describe('the differences from the specification', () => {
  it('are in one list, each once', () => {
    expect(named).toEqual(Object.keys(SEEN));
  });

  it.each(Object.entries(SEEN))('%s', (_, isSeen) => {
    expect(isSeen()).toBe(true);
  });
});
