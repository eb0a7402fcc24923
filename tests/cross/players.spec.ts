/** Every kind of player in each engine: from one press until its time moves. */
import { expect, open, test } from '../fixtures/cross-test';
import type { Visitor } from '../fixtures/engines/engine';
import { text } from '../fixtures/pages';

const sound = (key: string, title: string) =>
  text('en', 'common', `sound.${key}`).replace('{title}', title);

/** Seconds that the last medium of the page has played; less than nothing where there is none. */
const seconds = (visitor: Visitor, css: string) =>
  visitor.run((selector) => {
    const media = [...document.querySelectorAll<HTMLMediaElement>(selector)];
    return Math.max(-1, ...media.map(({ currentTime }) => currentTime));
  }, css);

/** Waits until the time of a medium moves. */
async function plays(visitor: Visitor, css: string): Promise<void> {
  await expect.poll(() => seconds(visitor, css)).toBeGreaterThan(0);
  const before = await seconds(visitor, css);
  await expect.poll(() => seconds(visitor, css)).toBeGreaterThan(before);
}

test('a song, and the piece that repeats, one at a time', async ({ visitor }) => {
  // A narrow window folds the songs away, and an address that leads there opens them.
  await open(visitor, '/fankit?locale=en#songs');
  await visitor.press({ css: '#songs button', name: sound('play', 'SEVENTEEN DEGREES') });
  await plays(visitor, 'audio');
  await visitor.press({ css: '#loop button', name: sound('play', 'STANDBY SIGNAL') });
  await expect
    .poll(() => visitor.run(() => document.querySelector('audio[src], audio') !== null))
    .toBe(true);
  await plays(visitor, 'audio');
  expect(await visitor.run(() => document.querySelectorAll('audio').length)).toBe(1);
});

test('the medley of a disc, and the video of its album', async ({ visitor }) => {
  await open(visitor, '/?locale=en#music');
  await visitor.press({ css: '#music button', name: sound('play', 'GENESiS RE:BUiLD 02 MEDLEY') });
  await plays(visitor, 'audio');
  await visitor.press({ css: '#music figure button' });
  await plays(visitor, '#music figure video');
});

test('a video of the game, with its captions', async ({ visitor }) => {
  await open(visitor, '/mashup?locale=jp');
  await visitor.press({ css: 'main figure button' });
  await plays(visitor, 'main figure video');
  await visitor.press({
    css: 'main figure button',
    name: text('jp', 'common', 'media.player.captions'),
  });
  const mode = () => visitor.run(() => document.querySelector('video')?.textTracks[0]?.mode);
  await expect.poll(mode).toBe('showing');
});
