/**
 * Opens pages in each engine of this machine and puts their pictures side by side into `screens/`. `npm run browsers --workspace @axtorm/tests -- [--shots home,play] [--engines firefox,webkit]`.
 */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

import sharp from 'sharp';

import { choose, openGame } from './fixtures/cross-play';
import { isTrue, open } from './fixtures/cross-test';
import { ENGINES, type EngineName, type Visitor } from './fixtures/engines/engine';
import { withEngine } from './fixtures/engines/launch';
import { findProgram, until } from './fixtures/engines/programs';
import { text } from './fixtures/pages';
import { serve } from './fixtures/serve';
import { ROOT } from './fixtures/site-process';

const SIZE = { width: 1280, height: 800 } as const;

/** Of the song that is shown: some notes are in view. */
const SECONDS = 5;

const { values: options } = parseArgs({
  options: { shots: { type: 'string' }, engines: { type: 'string' } },
});
const engines = ENGINES.filter(
  (name) => (options.engines?.split(',').includes(name) ?? true) && findProgram(name) !== undefined,
);
const folder = path.join(ROOT, 'screens');

/** Opens a page and waits until the pictures of its first screen are there. */
async function show(visitor: Visitor, address: string): Promise<void> {
  await open(visitor, address);
  await until('pictures', () =>
    isTrue(visitor, () =>
      [...document.images].every(
        (image) =>
          image.complete ||
          image.getClientRects().length === 0 ||
          image.getBoundingClientRect().top > innerHeight,
      ),
    ),
  );
}

/** Plays for some seconds, as far as the game's own clock goes. */
async function play(visitor: Visitor): Promise<void> {
  await openGame(visitor, 'freePlay.play');
  await choose(visitor, { song: 'song05', mix: 'light', difficulty: 'easy' });
  await visitor.press({ css: 'dialog button', name: text('en', 'play', 'menu.start') });
  await visitor.run(
    (seconds) => new Promise<null>((resolve) => setTimeout(resolve, seconds * 1000, null)),
    SECONDS,
  );
}

/** Logs in by a link and opens the editor of the first position. */
async function edit(visitor: Visitor, { pathname, hash }: URL): Promise<void> {
  await visitor.goto(`${pathname}${hash}`);
  await visitor.press({ css: 'ul li a' });
  await until('editor', () =>
    isTrue(visitor, () => document.querySelector('[role=textbox]') !== null),
  );
}

/** What is shown, and how to get there. */
const SHOTS: Readonly<Record<string, (visitor: Visitor, link: URL) => Promise<void>>> = {
  home: (visitor) => show(visitor, '/?locale=en#main'),
  mashup: (visitor) => show(visitor, '/mashup?locale=en'),
  play,
  fankit: (visitor) => show(visitor, '/fankit?locale=jp'),
  desk: edit,
};

/** Takes the pictures of one engine. */
async function takePictures(name: EngineName, shots: readonly string[]): Promise<void> {
  // Each has a site of its own, since a link to the desk is good once.
  const site = await serve({ desk: true });
  const link = new URL(site.deskLink);
  const work = withEngine(name, { reducedMotion: true }, async (engine) => {
    for (const shot of shots) {
      const origin = shot === 'desk' ? link.origin : site.address;
      const visitor = await engine.visit(origin, SIZE);
      await SHOTS[shot]?.(visitor, link);
      await sharp(await visitor.picture())
        .resize({ ...SIZE, fit: 'contain', position: 'top' })
        .png()
        .toFile(path.join(folder, `browsers-${shot}-${name}.png`));
      await visitor.close();
      console.log(`${shot} in ${engine.version}`);
    }
  });
  try {
    await work;
  } finally {
    await site.stop();
  }
}

/** Puts the pictures of a shot side by side. */
async function putTogether(shot: string): Promise<void> {
  await sharp({
    create: { ...SIZE, width: SIZE.width * engines.length, channels: 3, background: 'white' },
  })
    .composite(
      engines.map((name, index) => ({
        input: path.join(folder, `browsers-${shot}-${name}.png`),
        left: SIZE.width * index,
        top: 0,
      })),
    )
    .png()
    .toFile(path.join(folder, `browsers-${shot}.png`));
}

await mkdir(folder, { recursive: true });
const shots = options.shots?.split(',') ?? Object.keys(SHOTS);
for (const name of engines) await takePictures(name, shots);
for (const shot of shots) await putTogether(shot);
console.log(`screens/browsers-*.png: ${engines.join(', ')} from the left`);
