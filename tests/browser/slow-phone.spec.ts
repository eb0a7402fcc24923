/** What a phone on a slow network, with a slow processor, shows of the game's page in its first seconds. */
import { expect, test } from '../fixtures/browser-test';

/** Bytes a second of a line of 400 kbit/s. */
const BYTES_A_SECOND = 50_000;

/** How many times slower its processor is. */
const SLOWDOWN = 4;

/** Milliseconds until the picture of the eight must be there. */
const IN_TIME_MS = 4000;

test.describe('on a slow phone', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 3,
    isMobile: true,
    hasTouch: true,
  });

  test('the game shows its eight within four seconds', async ({ page }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto('/mashup?locale=en', { waitUntil: 'commit' });
    // When the browser paints the largest picture or text so far, it says so.
    const shownAt = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { url } = entry as PerformanceEntry & { readonly url: string };
              if (url.includes('/characterGroupCrop-')) resolve(entry.startTime);
            }
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        }),
    );
    expect(shownAt).toBeGreaterThan(0);
    expect(shownAt).toBeLessThanOrEqual(IN_TIME_MS);
  });
});
