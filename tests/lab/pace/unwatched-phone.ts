/**
 * The phone without a debugger. Playwright listens to what a page's script says, and then V8 records where each error was
 * made: while React starts it would parse all of React a second time, which takes longer than anything that a visitor's
 * browser does.
 */
import type { Browser, CDPSession } from '@playwright/test';

import { PHONE } from './phone';

/** A page that is told what to do, and asked nothing until the end. */
export interface UnwatchedPage {
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression, as JSON carries it. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

interface Reply {
  readonly id?: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
  readonly error?: { readonly message: string };
}

/** Sends commands to one target through the browser's own session. */
function commandsTo(browser: CDPSession, sessionId: string) {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  browser.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const reply = JSON.parse(event.message) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  return async (method: string, params: object = {}): Promise<Reply['result']> => {
    const id = (last += 1);
    const reply = new Promise<Reply>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await browser.send('Target.sendMessageToTarget', { sessionId, message });
    const { error, result } = await reply;
    if (error !== undefined) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}

/**
 * Opens an empty page on the phone with an empty cache; `script` runs before each document's own scripts.
 *
 * @param slowdown how many times slower its processor is
 */
export async function unwatchedPage(
  browser: Browser,
  slowdown: number,
  script: string,
): Promise<UnwatchedPage> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  const { targetId } = await session.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const send = commandsTo(session, sessionId);
  const { viewport, deviceScaleFactor } = PHONE;
  await send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor,
    mobile: true,
  });
  await send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', { source: script });
  return {
    open: async (url) => {
      await send('Page.navigate', { url });
    },
    evaluate: async (expression) => {
      const options = { expression, returnByValue: true, awaitPromise: true };
      return (await send('Runtime.evaluate', options))?.result?.value;
    },
    close: async () => {
      await session.send('Target.disposeBrowserContext', { browserContextId });
      await session.detach();
    },
  };
}
