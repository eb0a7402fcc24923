/** The site without scripts, and with less motion, in each engine. */
import { expect, open, test } from '../fixtures/cross-test';
import { withEngine } from '../fixtures/engines/launch';

test('without script the footer leads to every page and every language', async ({
  engine,
  site,
}) => {
  const visitor = await engine.visit(site.url, { script: false });
  // Each link is a new document here, and the one that is left does not respond.
  const href = () =>
    visitor.run(() => location.href.replace(location.origin, '')).catch(() => 'between documents');
  // The footer is at the end of a document that has just come: a line above that grows moves a link away from under the press.
  const follow = (name: string, address: string) =>
    expect(async () => {
      await visitor.press({ css: 'footer a', name });
      await expect.poll(href, { timeout: 10_000 }).toBe(address);
    }).toPass();
  await visitor.goto('/?locale=en');
  await follow('RECRUIT', '/recruit?locale=en');
  await follow('日本語', '/recruit?locale=jp');
  expect(await visitor.run(() => document.documentElement.lang)).toBe('ja');
  await visitor.close();
});

test('with less motion nothing moves without end, and a hash is there at once', async ({
  engineName,
  site,
}) => {
  await withEngine(engineName, { reducedMotion: true }, async (engine) => {
    const visitor = await engine.visit(site.url);
    await open(visitor, '/?locale=en#music');
    expect(await visitor.run(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(
      true,
    );
    const running = () =>
      visitor.run(
        () =>
          document
            .getAnimations()
            .filter(
              ({ playState, effect }) =>
                playState === 'running' && effect?.getComputedTiming().iterations === Infinity,
            ).length,
      );
    await expect.poll(running).toBe(0);
    expect(await visitor.takeProblems()).toEqual([]);
    await visitor.close();
  });
});
