/** The phone on which pages are measured: a screen of 390 × 844 at three pixels each, and a slowed processor. */
import type { Browser, Page } from '@playwright/test';

/** Its screen. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 3,
  isMobile: true,
  hasTouch: true,
} as const;

/** Opens an empty page on the phone; `slowdown` is how many times slower its processor is. */
export async function phonePage(browser: Browser, slowdown: number): Promise<Page> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
