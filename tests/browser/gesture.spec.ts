/** Videos in a browser that plays nothing unless a press itself plays it, as phones are set. */
import type { Page } from '@playwright/test';

import { expect, open, test } from '../fixtures/browser-test';
import { browserArguments, browserPath } from '../fixtures/chromium';
import { text } from '../fixtures/pages';

test.use({
  launchOptions: {
    executablePath: browserPath(),
    args: [...browserArguments(), '--autoplay-policy=user-gesture-required'],
  },
});

/** What the page asks for when the press no longer counts, and when a video that is heard plays. */
const OVER = '/press-is-over';
const PLAYING = '/video-plays';

/**
 * Keeps the player's chunk back until the press no longer counts.
 *
 * The page says so by requests: whatever a test evaluates counts as another press.
 */
async function loadLate(page: Page): Promise<void> {
  const over = page.waitForRequest(`**${OVER}`);
  await page.route(/\/(?:press-is-over|video-plays)$/u, (route) => route.fulfill({ status: 204 }));
  await page.route(/\/Screen-[^/]*\.js$/u, async (route) => {
    await over;
    await route.continue();
  });
  await page.addInitScript(
    ([over, playing]) => {
      const look = () => {
        if (navigator.userActivation.isActive) requestAnimationFrame(look);
        else void fetch(over);
      };
      addEventListener('click', look, true);
      const tell = ({ target }: Event) => {
        if (target instanceof HTMLVideoElement && !target.muted) void fetch(playing);
      };
      addEventListener('playing', tell, true);
    },
    [OVER, PLAYING] as const,
  );
}

for (const url of ['/mashup?locale=en', '/?locale=en#music']) {
  test(`one press plays a video whose player comes late, on ${url}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await loadLate(page);
    await open(page, url);
    const playing = page.waitForRequest(`**${PLAYING}`, { timeout: 30_000 });
    const figure = page.locator('main figure').first();
    await figure.getByRole('button').first().click();
    await playing;
    const pause = text('en', 'common', 'media.player.pause');
    await expect(figure.getByRole('button', { name: pause, exact: true })).toBeFocused();
  });
}
