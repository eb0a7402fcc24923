/** The mixer in each engine: the crossfader is drawn, and the address follows it as often as browsers allow. */
import { openGame } from '../fixtures/cross-play';
import { expect, test } from '../fixtures/cross-test';

/** More than a browser lets a page write into its address within some seconds. */
const STEPS = 220;

test('a crossfader that is drawn back and forth is in the address at the end', async ({
  visitor,
}) => {
  await visitor.goto('/mashup?locale=en');
  await visitor.run(() => {
    const saved = '{"unlocked":["song03","song05"],"best":{"song05 light easy":500000}}';
    localStorage.setItem('mashvp-play', saved);
  });
  await openGame(visitor, 'mashUp.play');
  const fader = () =>
    visitor.run(() =>
      document.querySelector('dialog input[type=range]')?.getAttribute('aria-valuetext'),
    );
  await expect.poll(fader).toContain('50 %');
  await visitor.run(async (steps) => {
    const range = document.querySelector<HTMLInputElement>('dialog input[type=range]');
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    for (let step = 0; step < steps; step += 1) {
      write?.set?.call(range, step % 2 === 0 ? range?.min : range?.max);
      range?.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
    range?.focus();
  }, STEPS);
  const before = await fader();
  await visitor.key('ArrowLeft');
  await expect.poll(fader).not.toBe(before);
  await expect.poll(() => visitor.run(() => location.hash)).toMatch(/^#mash=song\d\d-song\d\d\../u);
});
