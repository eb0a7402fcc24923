/** The game in each engine, on the clocks that the browser has: whole songs by keys and by touch, their card, the mixer. */
import { choose, openGame, playToResult, resume } from '../fixtures/cross-play';
import { expect, test } from '../fixtures/cross-test';
import type { Visitor } from '../fixtures/engines/engine';
import { until } from '../fixtures/engines/programs';
import { text } from '../fixtures/pages';
import { chartNotes } from '../fixtures/play';

const CHART = { song: 'song05', mix: 'light', difficulty: 'easy' } as const;
const NOTES = chartNotes(CHART.song, CHART.mix, CHART.difficulty);

/** Why tests that ask a page while it plays leave Firefox out: it may answer nothing until its window is closed. */
const NO_ANSWERS = 'its driver loses answers while a song is played';

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
  test.skip(visitor.engine === 'firefox', NO_ANSWERS);
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

/** What sounded of a song: the seconds at which it began, from which of its own, and its samples. */
interface Sounded {
  readonly when: number;
  readonly from: number;
  readonly buffer: AudioBuffer;
}

test('the whole of a song takes over from its beginning at the same sample', async ({
  visitor,
}) => {
  test.skip(visitor.engine === 'firefox', NO_ANSWERS);
  await openGame(visitor, 'freePlay.play');
  await visitor.run(() => {
    const sounded: Sounded[] = [];
    const { start } = Object.getOwnPropertyDescriptors(AudioBufferSourceNode.prototype);
    Object.assign(window, { sounded });
    AudioBufferSourceNode.prototype.start = function (when = 0, from?: number) {
      if (from !== undefined && this.buffer) sounded.push({ when, from, buffer: this.buffer });
      start.value?.call(this, when, from ?? 0);
    };
  });
  await visitor.press({ css: 'dialog button', name: text('en', 'play', 'menu.start') });
  const joined = () =>
    visitor.run(() => {
      const [first, whole] = (window as unknown as { sounded: readonly Sounded[] }).sounded;
      if (first === undefined || whole === undefined) return null;
      const { sampleRate } = first.buffer;
      const [a, b] = [first, whole].map(({ buffer }) => buffer.getChannelData(0));
      const end = Math.round(whole.from * sampleRate) + sampleRate / 10;
      let most = 0;
      for (let i = 0; i < end; i++) most = Math.max(most, Math.abs((a?.[i] ?? 0) - (b?.[i] ?? 0)));
      return {
        most,
        isWhole: whole.buffer.duration > 30 && first.buffer.duration < 10,
        apart: Math.abs(whole.when - first.when - (whole.from - first.from)) * sampleRate < 0.001,
        onSamples: [first.when, first.from, whole.when, whole.from].every(
          (at) => Math.abs(at * sampleRate - Math.round(at * sampleRate)) < 0.001,
        ),
      };
    });
  const both = await until('whole song', async () => {
    await resume(visitor);
    return (await joined()) ?? undefined;
  });
  expect(both).toEqual({ most: 0, isWhole: true, apart: true, onSamples: true });
});
