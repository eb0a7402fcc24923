import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** How a picture leaves the pipeline. */
export type Format = 'avif' | 'webp' | 'png';

/** Flat colour and hard edges want full chroma; more effort costs many times the time for a hundredth. */
const AVIF = { effort: 2, chromaSubsampling: '4:4:4' } as const;
const WEBP = { effort: 5, smartSubsample: true, alphaQuality: 80 } as const;
/** The fallback needs a higher number to look alike. */
const WEBP_MORE = 5;
/** Flat art keeps to a palette, undithered: noise would cost half of the file. */
const PNG = { palette: true, colours: 256, dither: 0, quality: 92, effort: 7 } as const;

/** Decides the bytes together with a picture's own text: the encoders and how they are set. */
export const RASTER_VERSION = JSON.stringify([sharp.versions, AVIF, WEBP, WEBP_MORE, PNG]);

/** Pixels of an SVG text, drawn at a width. Fonts are never looked up: words are outlines. */
function draw(svg: string, width: number): { pixels: Buffer; width: number; height: number } {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    shapeRendering: 2,
  }).render();
  return { pixels: Buffer.from(image.pixels), width: image.width, height: image.height };
}

/** Undoes resvg's premultiplied alpha, which sharp does not expect. */
function straighten(pixels: Buffer): Buffer {
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 255;
    if (alpha === 255 || alpha === 0) continue;
    for (let channel = at; channel < at + 3; channel += 1) {
      pixels[channel] = Math.min(255, Math.round(((pixels[channel] ?? 0) * 255) / alpha));
    }
  }
  return pixels;
}

/** A drawn picture that sharp can resize and encode. */
export function canvas(svg: string, width: number, isOpaque: boolean): Sharp {
  const image = draw(svg, width);
  const raw = { width: image.width, height: image.height, channels: 4 as const };
  const whole = sharp(straighten(image.pixels), { raw });
  return isOpaque ? whole.removeAlpha() : whole;
}

/** Encodes at a width. @param quality of a PNG, how much of its colours the palette keeps; 0 is that of all */
export async function encode(source: Sharp, width: number, format: Format, quality: number) {
  const image = source.clone().resize({ width, kernel: 'lanczos3' });
  switch (format) {
    case 'avif':
      return image.avif({ ...AVIF, quality }).toBuffer();
    case 'webp':
      return image.webp({ ...WEBP, quality: quality + WEBP_MORE }).toBuffer();
    case 'png':
      return image.png({ ...PNG, ...(quality > 0 && { quality }), compressionLevel: 9 }).toBuffer();
  }
}
