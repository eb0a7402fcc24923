import { digest } from '../pipeline/digest';
import { writePublic } from '../pipeline/public-files';
import { RASTER_VERSION, canvas, encode } from '../pipeline/raster';
import type { Product, Step } from '../pipeline/step';
import type { Download } from '../types';
import { appIcon, ico } from './app-icons';
import { CATALOGUE } from './catalogue';
import type { Source } from './catalogue';
import { RENDITION_SETTINGS, removeRenditions, renditions } from './renditions';
import { LOCALES, PAGES, shareCard } from './scenes/share';

async function downloadsOf(source: Source, svg: string) {
  const files: string[] = [];
  const downloads: Record<string, Download> = {};
  for (const one of source.keep ?? []) {
    const file = `kit/${one.file}`;
    files.push(file);
    if (one.kind === 'SVG') {
      writePublic(file, svg);
      downloads[one.name] = { href: `/${file}`, kind: 'SVG', bytes: Buffer.byteLength(svg) };
      continue;
    }
    const image = canvas(svg, one.width, source.isOpaque);
    const bytes = await encode(image, one.width, 'png', one.quality ?? 0);
    writePublic(file, bytes);
    const { height } = await image.metadata();
    downloads[one.name] = {
      href: `/${file}`,
      kind: 'PNG',
      bytes: bytes.length,
      width: one.width,
      height,
    };
  }
  return { files, downloads };
}

/** A crop's own renditions; its files are named after the picture. */
async function cropped(source: Source) {
  if (source.crop === undefined) return { files: [], upright: {} };
  const { media, svg, widths } = source.crop;
  const image = canvas(svg(), Math.max(...widths), source.isOpaque);
  const { files, picture } = await renditions(`${source.name}Crop`, image, widths);
  const { width, height, avif, webp } = picture;
  return { files, upright: { upright: { media, width, height, avif, webp } } };
}

function pictureStep(source: Source): Step {
  let svg: string | undefined;
  const text = () => (svg ??= source.svg());
  return {
    name: `picture ${source.name}`,
    key: () =>
      digest(
        RASTER_VERSION,
        JSON.stringify(RENDITION_SETTINGS),
        text(),
        source.crop?.svg() ?? '',
        JSON.stringify({ ...source, svg: '' }),
      ),
    async run() {
      removeRenditions(source.name);
      const image = canvas(text(), Math.max(...source.widths), source.isOpaque);
      const pages = await renditions(source.name, image, source.widths);
      const crop = await cropped(source);
      const kept = await downloadsOf(source, text());
      return {
        files: [...pages.files, ...crop.files, ...kept.files],
        pictures: { [source.name]: { ...pages.picture, ...crop.upright } },
        downloads: kept.downloads,
      };
    },
  };
}

const pngOf = (svg: string, width: number, quality = 0) =>
  encode(canvas(svg, width, true), width, 'png', quality);

/** How much of their colours the palettes of cards keep, of 100: no one sees one at its full size. */
const CARD_QUALITY = 65;

const shareStep: Step = {
  name: 'share cards',
  key: () =>
    digest(
      RASTER_VERSION,
      CARD_QUALITY.toString(),
      ...PAGES.flatMap((page) => LOCALES.map((locale) => shareCard(page, locale))),
    ),
  async run() {
    const files: string[] = [];
    for (const page of PAGES) {
      for (const locale of LOCALES) {
        files.push(
          writePublic(
            `share/${page}-${locale}.png`,
            await pngOf(shareCard(page, locale), 1200, CARD_QUALITY),
          ),
        );
      }
    }
    return { files };
  },
};

/** How much of an icon's height the mark takes. A maskable icon keeps clear of the outer tenth on all sides. */
const SHARE = { plain: 0.72, maskable: 0.5 } as const;

const iconStep: Step = {
  name: 'app icons',
  key: () => digest(RASTER_VERSION, appIcon(SHARE.plain), appIcon(SHARE.maskable)),
  async run(): Promise<Product> {
    const plain = appIcon(SHARE.plain);
    const images = [];
    for (const side of [16, 32, 48]) images.push({ side, png: await pngOf(plain, side) });
    return {
      files: [
        writePublic('favicon.svg', plain),
        writePublic('favicon.ico', ico(images)),
        writePublic('apple-touch-icon.png', await pngOf(plain, 180)),
        writePublic('icon-192.png', await pngOf(plain, 192)),
        writePublic('icon-512.png', await pngOf(plain, 512)),
        writePublic('icon-maskable-512.png', await pngOf(appIcon(SHARE.maskable), 512)),
      ],
    };
  },
};

/** Everything that is drawn. */
export const pictureSteps: readonly Step[] = [iconStep, shareStep, ...CATALOGUE.map(pictureStep)];
