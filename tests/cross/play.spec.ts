/** The game in each engine, on the clocks that the browser has: whole songs by keys and by touch, their card, the mixer. */
import { choose, openGame, playToResult } from '../fixtures/cross-play';
import { expect, test } from '../fixtures/cross-test';
import type { Visitor } from '../fixtures/engines/engine';
import { text } from '../fixtures/pages';
import { chartNotes } from '../fixtures/play';

const CHART = { song: 'song05', mix: 'light', difficulty: 'easy' } as const;
const NOTES = chartNotes(CHART.song, CHART.mix, CHART.difficulty);

/** Names, types and sizes of the pictures that the page gives away from now on, instead of having the browser save them. */
const catchFiles = (visitor: Visitor) =>
  visitor.run(() => {
    const files: string[] = [];
    Object.assign(window, { files });
    const addressOf = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob: Blob) => {
      void createImageBitmap(blob).then(({ width, height }) => {
        files.push(`${blob.type} ${String(width)}x${String(height)}`);
      });
      return addressOf(blob);
    };
    Object.defineProperty(HTMLAnchorElement.prototype, 'click', {
      value(this: HTMLAnchorElement) {
        files.push(this.download);
      },
    });
  });

// A song takes its time, so one serves both hands.
test('a whole song by keys and by touch, its card, and a link to its ghost', async ({
  visitor,
}) => {
  await visitor.resize(450, 600);
  await openGame(visitor, 'freePlay.play');
  await choose(visitor, CHART);
  // Every second note each.
  let hits = 0;
  const score = await playToResult(visitor, CHART.song, NOTES, (lane) =>
    hits++ % 2 === 0
      ? visitor.key(['f', 'j'][lane] ?? '')
      : visitor.tap(lane === 0 ? 100 : 350, 450),
  );
  expect(score).toBeGreaterThan(0);
  await catchFiles(visitor);
  await visitor.press({ css: 'dialog button', name: text('en', 'play', 'card.wide') });
  const files = () => visitor.run(() => (window as unknown as { files: string[] }).files);
  await expect
    .poll(files)
    .toEqual(['mashvp-wide.png', expect.stringMatching(/^image\/png \d{3,}x\d{3,}$/u)]);
  await visitor.press({ css: 'dialog button', name: text('en', 'play', 'card.link') });
  const said = () =>
    visitor.run(() =>
      [...document.querySelectorAll('dialog [role=status]')].map(({ textContent }) => textContent),
    );
  await expect.poll(said).toContain(text('en', 'play', 'card.copied'));
});
