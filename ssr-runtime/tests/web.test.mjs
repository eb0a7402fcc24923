// React's streaming renderer on a host that has nothing but ECMAScript and web.js: `npx vitest run --root ssr-runtime`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';

const js = path.resolve(import.meta.dirname, '../src/js/web.js');
const fixture = path.join(import.meta.dirname, 'fixtures/react-stream');

/** @type {(page: string, signal?: unknown) => Promise<any>} */
let start;
/** @type {any} */
let web;

beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: fixture,
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'entry.js',
      write: false,
      minify: false,
      rolldownOptions: { output: { format: 'cjs', codeSplitting: false } },
    },
  });
  const context = vm.createContext({});
  const lend = {
    encode: (text) => new TextEncoder().encode(text),
    owners: { current: () => 1, within: (_owner, action) => action(), whenOneEnds: () => undefined },
    startTimer: (callback, ms) => setTimeout(callback, ms).unref(),
    stopTimer: (timer) => clearTimeout(timer),
    report: (error) => {
      throw error;
    },
  };
  web = vm.runInContext(readFileSync(js, 'utf8'), context)(lend);
  Object.assign(context, web, { exports: {}, module: {} });
  vm.runInContext(/** @type {any} */ (built).output[0].code, context);
  start = /** @type {any} */ (context).exports.start;
});

/** @param {{ stream: AsyncIterable<Uint8Array>, begin: () => void }} page */
async function texts({ stream, begin }) {
  const found = [];
  for await (const chunk of stream) {
    found.push(new TextDecoder().decode(chunk));
    begin();
  }
  return found;
}

describe('streams of React on web.js', () => {
  it('send the shell first and delayed parts in the order in which they are there', async () => {
    const chunks = await texts(await start('parts'));
    expect(chunks[0]).toContain('<main>shell');
    expect(chunks[0]).not.toContain('first');
    const all = chunks.join('');
    expect(all.indexOf('<p>first')).toBeGreaterThan(0);
    expect(all.indexOf('<p>second')).toBeGreaterThan(all.indexOf('<p>first'));
  });

  it('reject before the shell, and go on after it', async () => {
    await expect(start('early')).rejects.toThrow('early');
    const late = await start('late');
    expect((await texts(late)).join('')).toContain('$RX(');
    expect(late.errors).toEqual(['late']);
  });

  it('end when their reader cancels, and when they are aborted', async () => {
    const { stream, errors } = await start('never');
    const reader = stream.getReader();
    expect((await reader.read()).done).toBe(false);
    await reader.cancel(new Error('gone'));
    expect((await reader.read()).done).toBe(true);
    // React ends its tasks by a timer.
    await expect.poll(() => errors).toEqual(['gone']);

    const controller = new web.AbortController();
    const aborted = await start('never', controller.signal);
    controller.abort(new Error('enough'));
    expect((await texts(aborted)).join('')).toContain('$RX(');
    expect(aborted.errors).toEqual(['enough']);
  });

  it('ask their source for no more than is read', async () => {
    let pulls = 0;
    const endless = { pull: (controller) => controller.enqueue((pulls += 1)) };
    const reader = new web.ReadableStream(endless, { highWaterMark: 2 }).getReader();
    expect((await reader.read()).value).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(pulls).toBe(3);
    await reader.cancel();
  });
});
