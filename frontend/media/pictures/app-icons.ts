import { rect } from './system/geometry';
import { drawing, fill, place } from './system/svg';
import { COLOUR } from './system/tokens';
import { companyMark, paint } from './logos/company';

/** The mark on its dark ground; `share` is how much of the square's height it takes. */
export function appIcon(share: number): string {
  const mark = companyMark();
  const scale = (64 * share) / mark.height;
  const [x, y] = [32 - (mark.width * scale) / 2, 32 - (mark.height * scale) / 2];
  return drawing(
    64,
    64,
    fill(rect(0, 0, 64, 64), COLOUR.ink) + place(paint(mark, COLOUR.paper), x, y, scale),
  );
}

/**
 * An ICO file of PNG images, smallest first. The container is a header of 6 bytes and an entry of 16 bytes
 * for each image; a side of 256 is written as 0.
 */
export function ico(images: readonly { readonly side: number; readonly png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ side, png }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(side % 256, at);
    header.writeUInt8(side % 256, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([header, ...images.map(({ png }) => png)]);
}
