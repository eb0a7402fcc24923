import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from 'playwright-core';

import { canvas } from '../../pipeline/raster';
import type { Video } from '../video';
import type { Frame } from '../frame/ops';
import type { Painter } from './painter';

/** Frames that cross to the browser and back at once. */
const AT_ONCE = 6;

const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The program of a name on the PATH. */
export function program(names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => existsSync(file));
}

/** The browser that paints: the one that `CHROMIUM_PATH` names, else the system's. */
export const browser = (): string | undefined => process.env['CHROMIUM_PATH'] ?? program(BROWSERS);

/** The painter as a script: its types taken off. */
async function script(): Promise<string> {
  // Loaded here and below because a warm run needs neither the compiler nor the browser's driver.
  const { default: ts } = await import('typescript-6');
  const source = readFileSync(path.join(import.meta.dirname, 'painter.ts'), 'utf8');
  const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext };
  return ts.transpileModule(source, { compilerOptions: options }).outputText;
}

async function addresses(video: Video): Promise<Record<string, string>> {
  const all: Record<string, string> = {};
  for (const [name, { svg, width }] of Object.entries(video.sprites())) {
    const png = await canvas(svg, width, false).png({ compressionLevel: 1 }).toBuffer();
    all[name] = `data:image/png;base64,${png.toString('base64')}`;
  }
  return all;
}

/** Takes pictures of a video's moments. */
export interface Camera {
  /** Frames in order, encoded as JPEG. */
  roll(times: readonly number[]): AsyncGenerator<Buffer>;
  /** One frame without loss. */
  still(time: number): Promise<Buffer>;
}

function cameraOn(page: Page, video: Video): Camera {
  const shoot = async (frames: readonly Frame[], type: string) => {
    const images = await page.evaluate(
      ([list, kind]) => (window as unknown as { sheet: Painter }).sheet.shoot(list, kind),
      [frames, type] as const,
    );
    return images.map((image) => Buffer.from(image, 'base64'));
  };
  return {
    async *roll(times) {
      const batch = (from: number) =>
        shoot(
          times.slice(from, from + AT_ONCE).map((time) => video.frame(time)),
          'image/jpeg',
        );
      let next = batch(0);
      for (let at = 0; at < times.length; at += AT_ONCE) {
        const ready = await next;
        // The browser paints on while the encoder takes these.
        if (at + AT_ONCE < times.length) next = batch(at + AT_ONCE);
        yield* ready;
      }
    },
    async still(time) {
      const [image] = await shoot([video.frame(time)], 'image/png');
      if (image === undefined) throw new Error(`${video.name} has no still`);
      return image;
    },
  };
}

/** Opens a browser with a video's sprites, hands it to `use`, and closes it whatever happens. */
export async function withCamera<T>(video: Video, use: (camera: Camera) => Promise<T>): Promise<T> {
  const executablePath = browser();
  if (executablePath === undefined) throw new Error('no browser found');
  const { chromium } = await import('playwright-core');
  const app = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await app.newPage();
    await page.addScriptTag({ content: await script(), type: 'module' });
    await page.waitForFunction(() => typeof window.painter === 'function');
    await page.evaluate(
      async ([width, height, sprites]) => {
        const sheet = window.painter(width, height);
        await sheet.load(sprites);
        Object.assign(window, { sheet });
      },
      [video.width, video.height, await addresses(video)] as const,
    );
    return await use(cameraOn(page, video));
  } finally {
    await app.close();
  }
}
