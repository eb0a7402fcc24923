import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** A module runs once only, so each test has one of its own. */
let modules = 0;
/** Milliseconds of fake time after which the page's modules ran. */
let startedAfter: number | undefined;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'performance'],
  });
  const entry = `data:text/javascript,globalThis.pageStarted(${String(modules++)})`;
  document.body.innerHTML = `<script data-modules="${entry}"></script>`;
  delete document.documentElement.dataset['painted'];
  startedAfter = undefined;
  vi.stubGlobal('pageStarted', () => {
    startedAfter ??= performance.now();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs the start script for so many milliseconds. */
async function run(milliseconds: number): Promise<void> {
  await import('./start-client');
  for (let passed = 0; passed < milliseconds; passed += 20) {
    await vi.advanceTimersByTimeAsync(20);
    // The import of a module is no timer.
    await vi.dynamicImportSettled();
  }
}

/** A browser that tells of the kinds of entries, and of its first paint at a time if it ever does. */
function browser(types: readonly string[] | undefined, paintAt = Infinity): void {
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = types;
      readonly #call: () => void;
      constructor(call: () => void) {
        this.#call = call;
      }
      observe(): void {
        if (paintAt < Infinity) setTimeout(this.#call, paintAt - performance.now());
      }
      disconnect(): void {
        this.#call();
      }
    },
  );
}

it('waits for the first paint', async () => {
  browser(['paint'], 400);
  await run(380);
  expect(startedAfter).toBeUndefined();
  await run(200);
  expect(startedAfter).toBeGreaterThanOrEqual(400);
});

it('starts within a limit where a browser that knows of paints tells of none', async () => {
  browser(['paint', 'mark']);
  await run(900);
  expect(startedAfter).toBeUndefined();
  await run(400);
  expect(startedAfter).toBeGreaterThanOrEqual(1000);
});

it.each([
  ['knows of other entries only', ['mark', 'measure']],
  ['does not say what it knows of', undefined],
])('starts at once where the browser %s', async (_name, types) => {
  browser(types);
  await run(100);
  expect(startedAfter).toBeLessThan(100);
});

it('starts at once where the browser lacks the class', async () => {
  vi.stubGlobal('PerformanceObserver', undefined);
  await run(100);
  expect(startedAfter).toBeLessThan(100);
});

it('starts a page in the background at once', async () => {
  browser(['paint']);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await run(100);
  expect(startedAfter).toBeLessThan(100);
});
