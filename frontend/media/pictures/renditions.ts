/** A picture in the sizes and formats that pages name. */
import type { Sharp } from 'sharp';

import { digest } from '../pipeline/digest';
import { removeMedia, writePublic } from '../pipeline/public-files';
import { encode } from '../pipeline/raster';
import type { Picture, PictureName } from '../types';

/** Of AVIF, chosen by eye at twice the size: below it the faces' thin lines begin to swim. */
const QUALITY = 45;

/** Browsers without AVIF are few and old: they get no larger WebP than this. */
const FALLBACK = 960;

/** Decides the bytes together with the picture and its widths. */
export const RENDITION_SETTINGS = [FALLBACK, QUALITY] as const;

/** Removes what was written of a picture and its crop. */
export const removeRenditions = (name: PictureName): void => {
  removeMedia(new RegExp(`^${name}(Crop)?-\\d+\\.[0-9a-f]{8}\\.(avif|webp|png)$`));
};

/** Writes a picture at several widths, in pixels; its files begin with the name. */
export async function renditions(
  name: PictureName | `${PictureName}Crop`,
  image: Sharp,
  widths: readonly number[],
): Promise<{ readonly files: readonly string[]; readonly picture: Picture }> {
  const { info } = await image
    .clone()
    .png({ compressionLevel: 0 })
    .toBuffer({ resolveWithObject: true });
  const wanted = (['avif', 'webp'] as const).flatMap((format) =>
    widths
      .filter((width) => format === 'avif' || width <= FALLBACK)
      .map((width) => ({ format, width })),
  );
  const made = await Promise.all(
    wanted.map(async ({ format, width }) => ({
      bytes: await encode(image, width, format, QUALITY),
      format,
      width,
    })),
  );
  // One for all: a page names all of them, and what repeats itself weighs little.
  const version = digest(...made.map(({ bytes }) => bytes)).slice(0, 8);
  const fileOf = ({ format, width }: (typeof wanted)[number]) =>
    `media/${name}-${width.toString()}.${version}.${format}`;
  for (const one of made) writePublic(fileOf(one), one.bytes);
  const candidates = (of: 'avif' | 'webp') =>
    wanted
      .filter(({ format }) => format === of)
      .map((one) => `/${fileOf(one)} ${one.width.toString()}w`);
  const picture = {
    width: info.width,
    height: info.height,
    avif: candidates('avif').join(', '),
    webp: candidates('webp').join(', '),
  };
  return { files: wanted.map(fileOf), picture };
}
